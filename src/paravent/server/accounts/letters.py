"""Letters: what is sent by mail, as plain text and as a simple page, in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from html import escape

from paravent.server.speech import words_in

STYLE = "font: 16px/1.5 sans-serif; max-width: 32em; margin: 0 auto; padding: 16px"
BUTTON = (
    "display: inline-block; padding: 10px 20px; border-radius: 8px; background: #8a1a1a;"
    " color: #fff6e0; text-decoration: none"
)


@dataclass(frozen=True)
class LinkLetter:
    """A link that signs a name in, or by which it is kept with this address."""

    to: str
    name: str
    keep: bool
    site: str  # https://play.example
    token: str
    minutes: int

    def written(self, sender: str, lang: str) -> EmailMessage:
        words, kind = words_in(lang), "keep" if self.keep else "enter"
        # Behind the # a browser keeps the token to itself.
        link = f"{self.site}/#/mail/{self.token}"
        told = {"name": self.name, "site": self.site.partition("://")[2], "minutes": self.minutes}
        hello = words(f"letter-{kind}", **told)
        soon, other = words("letter-soon", **told), words("letter-not-you", **told)
        letter = EmailMessage()
        letter["Subject"] = words(f"letter-{kind}-subject", **told)
        letter["From"], letter["To"] = f"Paravent <{sender}>", self.to
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"  # no out-of-office notes in answer
        letter.set_content(f"{hello}\n\n{link}\n\n{soon}\n\n{other}\n")
        letter.add_alternative(
            f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
            f"<title>{escape(letter['Subject'])}</title></head><body>"
            f'<div style="{STYLE}"><p>{escape(hello)}</p>'
            f'<p><a href="{escape(link)}" style="{BUTTON}">{escape(words(f"letter-{kind}-go"))}'
            f"</a></p><p>{escape(soon)}</p><p>{escape(other)}</p></div></body></html>",
            subtype="html",
        )
        letter["Content-Language"] = lang
        return letter


@dataclass(frozen=True)
class DigestLetter:
    """At which tables somebody is waited for; a click on one link ends such letters."""

    to: str
    name: str
    site: str
    token: str
    tables: list[tuple[str, str]]  # game and link

    def written(self, sender: str, lang: str) -> EmailMessage:
        words = words_in(lang)
        told = {"name": self.name, "site": self.site.partition("://")[2], "count": len(self.tables)}
        hello, quiet = words("letter-digest", **told), words("letter-silence")
        silence = f"{self.site}/#/silence/{self.token}"
        letter = EmailMessage()
        letter["Subject"] = words("letter-digest-subject", **told)
        letter["From"], letter["To"] = f"Paravent <{sender}>", self.to
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        letter["List-Unsubscribe"] = f"<{self.site}/api/reminders/silence?token={self.token}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        lines = "\n".join(f"{game}: {link}" for game, link in self.tables)
        letter.set_content(f"{hello}\n\n{lines}\n\n{quiet}\n{silence}\n")
        items = "".join(
            f'<p><a href="{escape(link)}" style="{BUTTON}">{escape(game)}</a></p>'
            for game, link in self.tables
        )
        letter.add_alternative(
            f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
            f"<title>{escape(letter['Subject'])}</title></head><body>"
            f'<div style="{STYLE}"><p>{escape(hello)}</p>{items}'
            f'<p><a href="{escape(silence)}">{escape(quiet)}</a></p></div></body></html>',
            subtype="html",
        )
        letter["Content-Language"] = lang
        return letter
