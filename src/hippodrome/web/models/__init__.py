from hippodrome.web.models.analyses import StoredAnalysis
from hippodrome.web.models.chat import CHAT_LENGTH, NOTES_LENGTH, Notes, Remark
from hippodrome.web.models.clocks import Heartbeat, Vacation
from hippodrome.web.models.hints import Hint
from hippodrome.web.models.leases import lease, unleased
from hippodrome.web.models.moves import Move
from hippodrome.web.models.notifications import OCCASIONS, Channel, Notification, TableChoice
from hippodrome.web.models.offers import Offer
from hippodrome.web.models.people import BROWSER_LENGTH, NAME_LENGTH, Aversion, Player, Visit, new_key
from hippodrome.web.models.puzzles import Solved
from hippodrome.web.models.reports import REPORT_LENGTH, Report
from hippodrome.web.models.tables import (
    PACES,
    USUAL_PACE,
    GameTable,
    Seat,
    can_only_decline,
    decline_kind,
    has_person,
    new_token,
    stamp_for,
)
from hippodrome.web.models.tallies import Tally
