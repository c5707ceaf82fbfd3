"""Every address of the site; a table's stream (/t/<slug>/events) is answered before Django, see stream.py."""

from django.contrib.auth.views import LogoutView
from django.urls import path
from django.views.i18n import set_language

from hippodrome.web.pages import account, health, home, lobby, refused, replay, table

urlpatterns = [
    path("healthz", health.alive, name="alive"),
    path("readyz", health.ready, name="ready"),
    path("metrics", health.metrics, name="metrics"),
    path("", home.home, name="home"),
    path("about/", home.about, name="about"),
    path("language/", set_language, name="set_language"),
    path("me/", lobby.my_tables, name="my-tables"),
    path("me/name/", account.name, name="my-name"),
    path("me/sign-up/", account.sign_up, name="sign-up"),
    path("me/log-in/", account.log_in, name="log-in"),
    path("me/log-out/", LogoutView.as_view(), name="log-out"),
    path("me/password/", account.AskNewPassword.as_view(), name="password-ask"),
    path("me/password/sent/", account.password_sent, name="password-sent"),
    path("me/password/<uidb64>/<token>/", account.SetNewPassword.as_view(), name="password_reset_confirm"),
    path("games/<slug:game>/", lobby.game_page, name="game"),
    path("games/<slug:game>/new/", lobby.new_table, name="new-table"),
    path("games/<slug:game>/quick/", lobby.quick, name="quick"),
    path("rules/<slug:game>/", home.rules, name="rules"),
    path("rules/<slug:game>/<str:number>/", home.rule, name="rule"),
    path("record/", replay.import_record, name="import"),
    path("i/<slug:token>/", table.invitation, name="invitation"),
    path("t/<slug:slug>/", table.page, name="table"),
    path("t/<slug:slug>/live/", table.live, name="live"),
    path("t/<slug:slug>/play/", table.say_word, name="play"),
    path("t/<slug:slug>/undo/", table.undo, name="undo"),
    path("t/<slug:slug>/show/", table.show_seat, name="show-seat"),
    path("t/<slug:slug>/chat/", table.chat, name="chat"),
    path("t/<slug:slug>/notes/", table.notes, name="notes"),
    path("t/<slug:slug>/join/", table.join, name="join"),
    path("t/<slug:slug>/leave/", table.leave, name="leave"),
    path("t/<slug:slug>/fill/", table.fill, name="fill"),
    path("t/<slug:slug>/pace/", table.pace, name="pace"),
    path("t/<slug:slug>/rematch/", table.rematch, name="rematch"),
    path("t/<slug:slug>/seat/<int:seat>/bot/", table.hand_over, name="hand-over"),
    path("t/<slug:slug>/seat/<int:seat>/back/", table.take_back, name="take-back"),
    path("t/<slug:slug>/seat/<int:seat>/decline/", table.decline, name="decline"),
    path("t/<slug:slug>/record/", replay.record, name="record"),
    path("t/<slug:slug>/at/<int:words>/", replay.replay, name="replay"),
    path("t/<slug:slug>/at/<int:words>/play-on/", replay.play_on, name="play-on"),
]
handler404 = refused.not_found
handler500 = refused.broken
