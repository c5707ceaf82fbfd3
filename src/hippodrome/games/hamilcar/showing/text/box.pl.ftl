# Co stoi na pudełku: gra w trzech zdaniach i co pokazują obrazki w zasadach.
designer = Jaro Andruszkiewicz
side-1 = Rzym
side-2 = Kartagina
pitch = Rzym ma legiony, Kartagina okręty, a między nimi leży Sycylia. Każda karta może poprowadzić armię, wysłać flotę, pozyskać miasto albo rozpętać wydarzenie, i nigdy nie ma ich dość na wszystko, czego chcesz. Dziesięć tur, od 264 do 241 roku przed Chrystusem, dla dwojga z wolnym wieczorem.
example-province = Początek wojny: Rzym kontroluje Konsencję, Kroton, Lokry i Rhegium, a więc całe Brucjum. We wschodniej Sycylii ma tylko Messanę, jedno pole z siedmiu, i prowincji nie kontroluje nikt.
example-march = Duiliusz ma 4 punkty ruchu. Myle i Tauromenium kosztują lądem 1, Rhegium przez cieśninę 2; na okrętach Lipara, Myle, Katana i Rhegium po 1. Stamtąd może iść dalej za to, co mu zostało.
example-sail = Z Messany rejs prowadzi jedną do trzech linii, mijając inne porty, do tego, w którym się ląduje. Kartagińczyk w Liparze ma do większości z nich blisko i może spróbować przechwycenia okrętem.
example-siege = Agrygent jest oblężony z 2 punktami: jeszcze jeden i padnie. Każda z dwóch jednostek kartagińskich w środku mogłaby razem z taborem odeprzeć jeden punkt, ale w mieście nie ma taboru.
