"""The error for what the site does not allow."""


class Refused(Exception):
    """Something is not allowed; `key` is the message that gives the reason, `status` the HTTP status of the answer."""

    def __init__(self, key: str, status: int = 409, **params: object) -> None:
        super().__init__(key)
        self.key = key
        self.status = status
        self.params = params
