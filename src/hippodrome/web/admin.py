"""The operator's page: people, tables, reports and the log of operators' actions.

It shows nothing that would let an operator play for somebody or look into a running game: no keys, no links to seats,
no cards, no seeds. Everybody else gets a 404.
"""

from collections.abc import Callable
from functools import update_wrapper
from typing import Any

from django.contrib import admin
from django.contrib.admin.models import LogEntry
from django.contrib.auth import get_user_model
from django.contrib.auth.admin import UserAdmin
from django.db.models import QuerySet
from django.http import Http404, HttpRequest, HttpResponse

from hippodrome.web.models import GameTable, Notification, Player, Remark, Report, Seat
from hippodrome.web.services import chat
from hippodrome.web.services.personal_data import forget, forget_account


class OperatorSite(admin.AdminSite):
    """Django's admin for operators, who log in on the site's own page."""

    site_header = site_title = index_title = "Hippodrome"

    def admin_view(self, view: Callable[..., Any], cacheable: bool = False) -> Any:
        inner = super().admin_view(view, cacheable)

        def answer(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
            if not self.has_permission(request):
                raise Http404
            shown: HttpResponse = inner(request, *args, **kwargs)
            return shown

        return update_wrapper(answer, view)

    def login(self, request: HttpRequest, extra_context: Any = None) -> Any:
        """Hide the admin's own log-in form, because attempts there would not be rate-limited."""
        raise Http404


class NoAdding:
    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


class ReadOnlyAdmin(NoAdding, admin.ModelAdmin):  # type: ignore[type-arg]
    """Rows that operators can view and sometimes delete, but neither add nor change."""

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


class SeatInline(NoAdding, admin.TabularInline):  # type: ignore[type-arg]
    model = Seat
    fields = readonly_fields = ("number", "kind", "name", "player", "bot", "asked_since", "resigned")
    extra = 0
    can_delete = False


class TableAdmin(ReadOnlyAdmin):
    list_display = ("slug", "game", "status", "owner", "public", "created", "moved")
    list_filter = ("status", "game", "public")
    search_fields = ("slug", "chairs__name")
    fields = (
        "slug",
        "game",
        "options",
        "language",
        "public",
        "owner",
        "status",
        "ended",
        "version",
        "created",
        "moved",
    )
    inlines = (SeatInline,)


class PlayerAdmin(NoAdding, admin.ModelAdmin):  # type: ignore[type-arg]
    list_display = ("name", "user", "created", "seen")
    search_fields = ("name", "user__username")
    fields = ("name", "user", "created", "seen")
    readonly_fields = ("user", "created", "seen")

    def delete_model(self, request: HttpRequest, obj: Player) -> None:
        forget(obj)

    def delete_queryset(self, request: HttpRequest, queryset: QuerySet[Player]) -> None:
        for player in queryset:
            forget(player)


class AccountAdmin(UserAdmin):  # type: ignore[type-arg]
    """Accounts; deactivating one logs its owner out everywhere and prevents new log-ins.

    Operators can set neither passwords nor e-mail addresses, because both would let them play as the account's owner.
    """

    list_display = ("username", "email", "is_active", "is_staff", "date_joined", "last_login")
    fieldsets = (
        (None, {"fields": ("username", "email", "is_active", "is_staff", "is_superuser", "date_joined", "last_login")}),
    )
    readonly_fields = ("email", "date_joined", "last_login")

    def user_change_password(self, request: HttpRequest, id: str, form_url: str = "") -> Any:
        """Refuse: people choose their own passwords, and reset them by e-mail."""
        raise Http404

    def delete_model(self, request: HttpRequest, obj: Any) -> None:
        player = Player.objects.filter(user=obj).first()
        if player is None:
            forget_account(obj)
        else:
            forget(player)

    def delete_queryset(self, request: HttpRequest, queryset: Any) -> None:
        for user in queryset:
            self.delete_model(request, user)


class RemarkAdmin(ReadOnlyAdmin):
    list_display = ("at", "table", "name", "text")
    search_fields = ("name", "text", "table__slug")
    fields = ("table", "player", "name", "text", "at")

    def delete_model(self, request: HttpRequest, obj: Remark) -> None:
        chat.delete(Remark.objects.filter(pk=obj.pk))

    def delete_queryset(self, request: HttpRequest, queryset: QuerySet[Remark]) -> None:
        chat.delete(queryset)


class ReportAdmin(NoAdding, admin.ModelAdmin):  # type: ignore[type-arg]
    list_display = ("at", "trouble", "name", "text", "settled")
    list_filter = ("settled", ("trouble", admin.EmptyFieldListFilter))
    search_fields = ("trouble", "name", "text", "table__slug")
    fields = ("at", "by", "trouble", "about", "name", "table", "text", "said", "settled", "answer")
    readonly_fields = ("at", "by", "trouble", "about", "name", "table", "text", "said")


class LogAdmin(ReadOnlyAdmin):
    list_display = ("action_time", "user", "content_type", "object_repr", "action_flag", "change_message")
    list_filter = ("user", "action_flag")

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


site = OperatorSite(name="operator")


class NotificationAdmin(ReadOnlyAdmin):
    """What was announced and sent: to whom and why, without addresses and contents."""

    list_display = ("created", "person", "kind", "occasion", "table", "state", "attempts", "done")
    list_filter = ("state", "kind", "occasion", "created")
    list_select_related = ("channel__player", "table")
    fields = ("created", "person", "kind", "occasion", "table", "state", "attempts", "due", "done")

    def person(self, row: Notification) -> str:
        return row.channel.player.name


site.register(get_user_model(), AccountAdmin)
site.register(Player, PlayerAdmin)
site.register(GameTable, TableAdmin)
site.register(Remark, RemarkAdmin)
site.register(Report, ReportAdmin)
site.register(Notification, NotificationAdmin)
site.register(LogEntry, LogAdmin)
