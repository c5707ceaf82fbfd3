"""The exception for requests that the site refuses."""


class Refused(Exception):
    """An action is not allowed: `key` names the message with the reason, `status` is the HTTP status."""

    def __init__(self, key: str, status: int = 409, **params: object) -> None:
        super().__init__(key)
        self.key = key
        self.status = status
        self.params = params
