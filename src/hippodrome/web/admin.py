"""The operator's page: people, tables, reports, and a log of what operators did. To everybody else it is not there.

Nothing on it tells what would let an operator play for somebody or look into a running game: no keys, no links to
seats, no cards, no seeds.
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

from hippodrome.web.models import Player, Remark, Report, Seat, Table
from hippodrome.web.people import forget, forget_account, unsay


class OperatorSite(admin.AdminSite):
    """Django's admin for operators; one logs in where everybody does."""

    site_header = site_title = index_title = "Hippodrome"

    def admin_view(self, view: Callable[..., Any], cacheable: bool = False) -> Any:
        """A page of it, for operators alone."""
        inner = super().admin_view(view, cacheable)

        def answer(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
            if not self.has_permission(request):
                raise Http404
            shown: HttpResponse = inner(request, *args, **kwargs)
            return shown

        return update_wrapper(answer, view)

    def login(self, request: HttpRequest, extra_context: Any = None) -> Any:
        """There is no door of its own, which somebody could knock at without being counted."""
        raise Http404


class Watched(admin.ModelAdmin):  # type: ignore[type-arg]
    """What can be looked at, and perhaps thrown away, but neither made nor changed here."""

    def has_add_permission(self, request: HttpRequest) -> bool:
        """It comes from playing."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """It is as it was."""
        return False


class Chairs(admin.TabularInline):  # type: ignore[type-arg]
    """Who sits where."""

    model = Seat
    fields = readonly_fields = ("number", "kind", "name", "player", "bot", "asked_since", "resigned")
    extra = 0
    can_delete = False

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """People sit down themselves."""
        return False


class Tables(Watched):
    """Tables: who plays what since when."""

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
    inlines = (Chairs,)


class Players(admin.ModelAdmin):  # type: ignore[type-arg]
    """Guests and the players of accounts; deleting one forgets all about them."""

    list_display = ("name", "user", "created", "seen")
    search_fields = ("name", "user__username")
    fields = ("name", "user", "created", "seen")
    readonly_fields = ("user", "created", "seen")

    def has_add_permission(self, request: HttpRequest) -> bool:
        """They come by themselves."""
        return False

    def delete_model(self, request: HttpRequest, obj: Player) -> None:
        """Others' games go on."""
        forget(obj)

    def delete_queryset(self, request: HttpRequest, queryset: QuerySet[Player]) -> None:
        """Each of them in turn."""
        for player in queryset:
            forget(player)


class Accounts(UserAdmin):  # type: ignore[type-arg]
    """Accounts; one that is not active can't log in, and is logged out everywhere.

    Who could give an account a password, or another address for letters with a new one, could play for its owner.
    """

    list_display = ("username", "email", "is_active", "is_staff", "date_joined", "last_login")
    fieldsets = (
        (None, {"fields": ("username", "email", "is_active", "is_staff", "is_superuser", "date_joined", "last_login")}),
    )
    readonly_fields = ("email", "date_joined", "last_login")

    def user_change_password(self, request: HttpRequest, id: str, form_url: str = "") -> Any:
        """Everybody chooses their own: operators like others, and who has lost it by a letter."""
        raise Http404

    def delete_model(self, request: HttpRequest, obj: Any) -> None:
        """Others' games go on."""
        player = Player.objects.filter(user=obj).first()
        if player is None:
            forget_account(obj)
        else:
            forget(player)

    def delete_queryset(self, request: HttpRequest, queryset: Any) -> None:
        """Each of them in turn."""
        for user in queryset:
            self.delete_model(request, user)


class Remarks(Watched):
    """What was said, to be thrown away if need be."""

    list_display = ("at", "table", "name", "text")
    search_fields = ("name", "text", "table__slug")
    fields = ("table", "player", "name", "text", "at")

    def delete_model(self, request: HttpRequest, obj: Remark) -> None:
        """Who has the chat before them sees it go."""
        unsay(Remark.objects.filter(pk=obj.pk))

    def delete_queryset(self, request: HttpRequest, queryset: QuerySet[Remark]) -> None:
        """All of them at once."""
        unsay(queryset)


class Reports(admin.ModelAdmin):  # type: ignore[type-arg]
    """What people told about each other and about failures; the operator notes what was done about it."""

    list_display = ("at", "trouble", "name", "text", "settled")
    list_filter = ("settled", ("trouble", admin.EmptyFieldListFilter))
    search_fields = ("trouble", "name", "text", "table__slug")
    fields = ("at", "by", "trouble", "about", "name", "table", "text", "said", "settled", "answer")
    readonly_fields = ("at", "by", "trouble", "about", "name", "table", "text", "said")

    def has_add_permission(self, request: HttpRequest) -> bool:
        """They come from tables."""
        return False


class Log(Watched):
    """What operators did."""

    list_display = ("action_time", "user", "content_type", "object_repr", "action_flag", "change_message")
    list_filter = ("user", "action_flag")

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """It stays."""
        return False


site = OperatorSite(name="operator")
site.register(get_user_model(), Accounts)
site.register(Player, Players)
site.register(Table, Tables)
site.register(Remark, Remarks)
site.register(Report, Reports)
site.register(LogEntry, Log)
