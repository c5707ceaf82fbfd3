"""Fake push service, webhook receiver and mail server on 127.0.0.1.

They drop duplicates like real receivers: webhooks by `webhook-id`, e-mails by `Message-ID`, push messages by id. Each
can refuse messages or respond late.
"""

import base64
import email
import json
import os
import socketserver
import threading
import time
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Receiver:
    """An HTTP server for push messages and webhooks. It responds with the statuses in `answers`, then with `status`."""

    def __init__(self):
        self.got = []
        self.answers = []
        self.status = 201
        self.headers = {}
        self.delay = 0.0
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                time.sleep(receiver.delay)
                status = receiver.answers.pop(0) if receiver.answers else receiver.status
                receiver.got.append((self.path, dict(self.headers), body, status))
                self.send_response(status)
                for name, value in receiver.headers.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.port = self.server.server_port
        self.url = f"http://127.0.0.1:{self.port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self):
        self.server.shutdown()
        self.server.server_close()

    def clear(self):
        self.got.clear()
        self.answers.clear()
        self.status, self.headers, self.delay = 201, {}, 0.0

    def accepted(self, path=None):
        return [one for one in self.got if 200 <= one[3] < 300 and path in (None, one[0])]


class Browser:
    """A browser with a push subscription, which can decrypt the messages sent to it."""

    def __init__(self, receiver, name):
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        self.key = ec.generate_private_key(ec.SECP256R1())
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = os.urandom(16)
        self.receiver, self.path = receiver, f"/push/{name}"
        self.endpoint = receiver.url + self.path
        self.keys = {"p256dh": unpadded(point), "auth": unpadded(self.auth)}

    def messages(self):
        """Return the messages that arrived, in order, including duplicates."""
        import http_ece

        found = []
        for _, headers, body, _ in self.receiver.accepted(self.path):
            plain = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
            found.append(json.loads(plain) | {"topic": headers.get("Topic")})
        return found

    def shown(self):
        """Return the notifications shown: a message with a known id silently replaces the earlier one."""
        return list({one["id"]: one for one in self.messages()}.values())


def unpadded(data):
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class MailServer:
    """A mail server with the subset of SMTP that Django's mail backend needs."""

    def __init__(self):
        self.messages = []
        self.refuse = ""
        server = self

        class Session(socketserver.StreamRequestHandler):
            def handle(self):
                self.reply("220 here")
                while line := self.rfile.readline():
                    verb = line.decode().strip().upper()
                    if verb.startswith("EHLO"):
                        self.reply("250 here")
                    elif verb.startswith("RCPT") and server.refuse:
                        self.reply(server.refuse)
                    elif verb == "DATA":
                        self.reply("354 go on")
                        lines = []
                        while (line := self.rfile.readline()).rstrip(b"\r\n") != b".":
                            lines.append(line[1:] if line.startswith(b"..") else line)
                        server.messages.append(email.message_from_bytes(b"".join(lines), policy=default))
                        self.reply("250 taken")
                    elif verb == "QUIT":
                        self.reply("221 bye")
                        return
                    else:
                        self.reply("250 fine")

            def reply(self, text):
                self.wfile.write(text.encode() + b"\r\n")

        class Server(socketserver.ThreadingTCPServer):
            daemon_threads = True
            allow_reuse_address = True

        self.server = Server(("127.0.0.1", 0), Session)
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self):
        self.server.shutdown()
        self.server.server_close()

    def delivered(self, to=None):
        """Return the e-mails that arrived, without duplicates."""
        found = {message["Message-ID"]: message for message in self.messages if to in (None, message["To"])}
        return list(found.values())
