"""The URLs of the site. A table's event stream (/t/<slug>/events) is answered before Django; see stream.py."""

from django.contrib.auth.views import LogoutView, PasswordResetDoneView
from django.urls import path, register_converter
from django.urls.converters import IntConverter
from django.views.i18n import set_language

from hippodrome.web import admin
from hippodrome.web.views import (
    account,
    analysis,
    answers_ahead,
    app,
    clocks,
    errors,
    glossary,
    health,
    home,
    lessons,
    lobby,
    my_games,
    notifications,
    offers,
    people,
    pictures,
    puzzles,
    replay,
    rules,
    stopping,
    table,
    waiting_room,
)


class CountConverter(IntConverter):
    """A number of up to nine digits; larger ones would overflow in the database."""

    regex = "[0-9]{1,9}"


register_converter(CountConverter, "count")

urlpatterns = [
    # Django tries these in order, so the URLs that every move needs come first.
    path("t/<slug:slug>/live/", table.live, name="live"),
    path("t/<slug:slug>/play/", table.say_word, name="play"),
    path("t/<slug:slug>/displayed/", notifications.displayed, name="displayed"),
    path("healthz", health.alive, name="alive"),
    path("readyz", health.ready, name="ready"),
    path("metrics", health.metrics, name="metrics"),
    path("operator/", admin.site.urls),
    path("", home.home, name="home"),
    path("lobby/", home.lobby, name="lobby"),
    path("about/", home.about, name="about"),
    path("trouble/", errors.report, name="trouble"),
    path("language/", set_language, name="set_language"),
    path("me/", my_games.my_tables, name="my-tables"),
    path("me/tables/", my_games.lists, name="my-tables-lists"),
    path("me/turns/", notifications.turns, name="turns"),
    path("me/offline/", app.offline, name="offline"),
    path("me/notifications/", notifications.page, name="notifications"),
    path("me/notifications/mail/", notifications.add_mail, name="add-mail"),
    path("me/notifications/webhook/", notifications.add_hook, name="add-webhook"),
    path("me/notifications/browser/", notifications.add_browser, name="add-browser"),
    path("me/notifications/<count:key>/", notifications.change, name="change-channel"),
    path("mail/<slug:token>/confirm/", notifications.confirm_mail, name="confirm-mail"),
    path("mail/<slug:token>/unsubscribe/", notifications.unsubscribe, name="unsubscribe"),
    path("manifest.webmanifest", app.manifest, name="manifest"),
    path("service-worker.js", app.service_worker, name="service-worker"),
    path("me/name/", account.name, name="my-name"),
    path("me/account/", account.account, name="account"),
    path("me/account/password/", account.change_password, name="change-password"),
    path("me/account/vacation/", clocks.begin_vacation, name="begin-vacation"),
    path("me/account/vacation/end/", clocks.end_vacation, name="end-vacation"),
    path("me/account/zone/", clocks.set_zone, name="set-zone"),
    path("me/account/sessions/<slug:mark>/end/", account.end_session, name="end-session"),
    path("me/account/peace/<count:other>/", account.stop_avoiding, name="make-peace"),
    path("me/account/pace/", account.pace, name="my-pace"),
    path("me/account/data.json", account.export, name="export"),
    path("me/account/forget/", account.forget, name="forget"),
    path("me/sign-up/", account.sign_up, name="sign-up"),
    path("me/log-in/", account.log_in, name="log-in"),
    path("me/log-out/", LogoutView.as_view(), name="log-out"),
    path("me/password/", account.AskNewPassword.as_view(), name="password-ask"),
    path(
        "me/password/sent/", PasswordResetDoneView.as_view(template_name="web/password_sent.html"), name="password-sent"
    ),
    path("me/password/<uidb64>/<token>/", account.SetNewPassword.as_view(), name="password_reset_confirm"),
    path("games/<slug:game>/", lobby.game_page, name="game"),
    path("games/<slug:game>/new/", lobby.new_table, name="new-table"),
    path("games/<slug:game>/quick/", lobby.quick, name="quick"),
    path("games/<slug:game>/invite/", lobby.invite, name="invite"),
    path("games/<slug:game>/learn/", lessons.learn, name="learn"),
    path("games/<slug:game>/guided/", lessons.guided, name="guided"),
    path("puzzles/", puzzles.index, name="puzzles"),
    path("puzzles/<slug:game>/", puzzles.game_list, name="game-puzzles"),
    path("puzzles/<slug:game>/<slug:name>/", puzzles.page, name="puzzle"),
    path("pictures/<slug:mark>/<slug:language>/<slug:game>/<slug:name>.svg", pictures.picture, name="picture"),
    path("rules/<slug:game>/", rules.rules, name="rules"),
    path("rules/<slug:game>/aid/", rules.aid, name="aid"),
    path("rules/<slug:game>/additions/", rules.additions, name="additions"),
    path("rules/<slug:game>/glossary/", glossary.page, name="glossary"),
    path("rules/<slug:mark>/<slug:language>/<slug:game>.json", glossary.meanings, name="meanings"),
    path("rules/<slug:game>/<str:number>/", rules.rule, name="rule"),
    path("record/", replay.import_record, name="import"),
    path("i/<slug:token>/", waiting_room.invitation, name="invitation"),
    path("t/<slug:slug>/", table.page, name="table"),
    path("t/<slug:slug>/undo/", table.undo, name="undo"),
    path("t/<slug:slug>/show/", table.show_seat, name="show-seat"),
    path("t/<slug:slug>/chat/", table.chat, name="chat"),
    path("t/<slug:slug>/notes/", table.notes, name="notes"),
    path("t/<slug:slug>/join/", waiting_room.join, name="join"),
    path("t/<slug:slug>/leave/", waiting_room.leave, name="leave"),
    path("t/<slug:slug>/fill/", waiting_room.fill, name="fill"),
    path("t/<slug:slug>/notifications/", notifications.at_table, name="table-notifications"),
    path("t/<slug:slug>/pace/", table.pace, name="pace"),
    path("t/<slug:slug>/resume/", table.resume, name="resume"),
    path("t/<slug:slug>/hint/", table.hint, name="hint"),
    path("t/<slug:slug>/analysis/", analysis.page, name="analysis"),
    path("t/<slug:slug>/analysis/start/", analysis.start, name="start-analysis"),
    path("t/<slug:slug>/stop/", stopping.stop, name="stop"),
    path("t/<slug:slug>/offers/<count:offer>/", offers.answer, name="answer-offer"),
    path("t/<slug:slug>/offer/<slug:kind>/", offers.make, name="make-offer"),
    path("t/<slug:slug>/stop/delete/", stopping.delete, name="delete-table"),
    path("t/<slug:slug>/seat/<count:seat>/resign/", stopping.resign, name="resign"),
    path("t/<slug:slug>/rematch/", table.rematch, name="rematch"),
    path("t/<slug:slug>/seat/<count:seat>/person/", people.person, name="person"),
    path("t/<slug:slug>/chat/<count:remark>/person/", people.speaker, name="speaker"),
    path("t/<slug:slug>/seat/<count:seat>/bot/", table.hand_over, name="hand-over"),
    path("t/<slug:slug>/seat/<count:seat>/back/", table.take_back, name="take-back"),
    path("t/<slug:slug>/seat/<count:seat>/decline/", table.decline, name="decline"),
    path("t/<slug:slug>/seat/<count:seat>/ahead/", answers_ahead.page, name="answers-ahead"),
    path("t/<slug:slug>/seat/<count:seat>/ahead/add/", answers_ahead.add, name="add-ahead"),
    path("t/<slug:slug>/seat/<count:seat>/ahead/remove/", answers_ahead.remove, name="remove-ahead"),
    path("t/<slug:slug>/lesson/", lessons.go_on, name="lesson"),
    path("t/<slug:slug>/lesson/again/", lessons.again, name="lesson-again"),
    path("t/<slug:slug>/record/", replay.record, name="record"),
    path("t/<slug:slug>/at/<count:words>/", replay.replay, name="replay"),
    path("t/<slug:slug>/at/<count:words>/play-on/", replay.play_on, name="play-on"),
]
handler400 = errors.bad_request
handler403 = errors.forbidden
handler404 = errors.not_found
handler500 = errors.server_error
