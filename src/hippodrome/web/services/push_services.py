"""The push services of browsers that we know, and what browsers give us to encrypt with."""

from base64 import urlsafe_b64decode
from urllib.parse import urlsplit

from django.conf import settings

PUSH_SERVICES = (
    *("fcm.googleapis.com", "android.googleapis.com", ".push.services.mozilla.com"),
    *(".push.apple.com", ".notify.windows.com"),
)
BROWSER_KEY, BROWSER_SECRET = 65, 16
"""The lengths of what a browser gives us to encrypt with."""


def known_push_service(endpoint: str) -> bool:
    host = (urlsplit(endpoint).hostname or "").removesuffix(".")
    if settings.LOCAL_TARGETS and host == "127.0.0.1":
        return True
    return any(
        host == name or (name.startswith(".") and host.endswith(name)) for name in PUSH_SERVICES + settings.PUSH_HOSTS
    )


def unpadded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def are_browser_keys(p256dh: str, auth: str) -> bool:
    """Whether these are a point of the curve and a secret, as a browser makes them."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point, secret = unpadded(p256dh), unpadded(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        return False
    return len(point) == BROWSER_KEY and len(secret) == BROWSER_SECRET
