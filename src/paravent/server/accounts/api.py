"""Requests about accounts: keeping a name, signing in by what keeps it, and leaving for good."""

from __future__ import annotations

from typing import Any

from paravent.core.mistakes import Mistake
from paravent.server.accounts import schema
from paravent.server.accounts.exporting import export_guest
from paravent.server.accounts.keys import Keys, drop_key, keys_of
from paravent.server.accounts.mail_links import LINK_MINUTES
from paravent.server.accounts.passkeys import ALGORITHMS, Site, site_of
from paravent.server.desk import Call, Operation
from paravent.server.schema import GuestInfo, SessionInfo, TakeForm


async def account(call: Call) -> schema.AccountInfo:
    found = Keys([], [], 0)
    if call.guest is not None:
        found = await call.hall.store.read(keys_of, call.guest.id)
    post = call.desk.accounts.post
    return schema.AccountInfo(
        name=call.guest.name if call.guest else None,
        passkeys=[
            schema.PasskeyInfo(one.id, one.device, one.created, one.used) for one in found.passkeys
        ],
        mails=found.mails,
        codes=found.codes,
        mail="off" if post.server is None else "away" if post.away else "ok",
    )


# Passkeys.


async def offer_passkey(call: Call) -> schema.PasskeyOffer:
    guest, site = limited(call).person, found_at(call)
    known = await call.hall.store.read(keys_of, guest.id)
    return schema.PasskeyOffer(
        challenge=await call.desk.accounts.challenge(guest),
        site=site.id,
        user=guest.id,
        name=guest.name,
        algorithms=ALGORITHMS,
        known=[one.id for one in known.passkeys],
    )


async def add_passkey(call: Call) -> schema.AccountInfo:
    visit, accounts = limited(call).visit, call.desk.accounts
    call.cookie = await accounts.add_passkey(visit, call.body, found_at(call), call.device)
    return await account(call)


async def ask_passkey(call: Call) -> schema.PasskeyChallenge:
    site = found_at(limited(call))
    return schema.PasskeyChallenge(await call.desk.accounts.challenge(None), site.id)


async def enter_by_passkey(call: Call) -> GuestInfo:
    site, accounts = found_at(limited(call)), call.desk.accounts
    entered = await accounts.enter_by_passkey(call.before, call.body, site, call.device)
    return welcome(call, *entered)


def found_at(call: Call) -> Site:
    request = call.request
    host = request.headers.get("host", "")
    return site_of(request.url.scheme, host, call.desk.settings.origins)


# Letters.


async def ask_mail(call: Call) -> schema.MailAsked:
    limits, host = call.desk.limits, call.request.headers.get("host", "")
    limits.mails.check(call.address, call.guest.id if call.guest else None)
    limits.all_mails.check("")
    await call.desk.accounts.ask_mail(call.guest, call.body.address, host, call.lang)
    return schema.MailAsked(LINK_MINUTES, "away" if call.desk.accounts.post.away else "ok")


async def read_mail(call: Call) -> schema.MailLinkInfo:
    found = await limited(call).desk.accounts.read_mail(call.body.token)
    return schema.MailLinkInfo(found.guest.name, found.keep)


async def enter_by_mail(call: Call) -> GuestInfo:
    accounts = limited(call).desk.accounts
    return welcome(call, *await accounts.enter_by_mail(call.before, call.body.token, call.device))


# Recovery codes.


async def new_codes(call: Call) -> schema.RecoveryCodes:
    accounts = limited(call).desk.accounts
    codes, call.cookie = await accounts.new_codes(call.visit, call.device)
    return schema.RecoveryCodes(codes)


async def enter_by_code(call: Call) -> GuestInfo:
    accounts = limited(call).desk.accounts
    return welcome(call, *await accounts.enter_by_code(call.before, call.body.code, call.device))


# All of it.


async def end_key(call: Call) -> schema.AccountInfo:
    form = limited(call).body
    await call.hall.store.write(drop_key, call.person.id, form.kind, form.id)
    return await account(call)


async def export(call: Call) -> dict[str, Any]:
    call.desk.limits.exports.check(call.address, call.person.id)
    return await call.hall.store.read(export_guest, call.person.id)


async def delete_me(call: Call) -> list[SessionInfo]:
    call.desk.limits.exports.check(call.address, call.person.id)
    if call.body.name != call.person.name:
        raise Mistake("other-name")
    await call.desk.accounts.erase(call.person)
    call.cookie = ""
    return []


def limited(call: Call) -> Call:
    call.desk.limits.keys.check(call.address, call.guest.id if call.guest else None)
    return call


def welcome(call: Call, guest: Any, token: str) -> GuestInfo:
    call.cookie = token
    return GuestInfo(guest.name)


HOME = "/api/account"
OPERATIONS = (
    Operation("account", "GET", HOME, account, schema.AccountInfo),
    Operation(
        "offer-passkey", "POST", f"{HOME}/passkeys/offer", offer_passkey, schema.PasskeyOffer
    ),
    Operation(
        "add-passkey",
        "POST",
        f"{HOME}/passkeys",
        add_passkey,
        schema.AccountInfo,
        schema.PasskeyMade,
    ),
    Operation("ask-passkey", "POST", f"{HOME}/enter/offer", ask_passkey, schema.PasskeyChallenge),
    Operation(
        "enter-by-passkey", "POST", f"{HOME}/enter", enter_by_passkey, GuestInfo, schema.PasskeyUsed
    ),
    Operation("ask-mail", "POST", f"{HOME}/mail", ask_mail, schema.MailAsked, schema.MailForm),
    Operation("read-mail", "POST", f"{HOME}/mail/read", read_mail, schema.MailLinkInfo, TakeForm),
    Operation("enter-by-mail", "POST", f"{HOME}/mail/enter", enter_by_mail, GuestInfo, TakeForm),
    Operation("new-codes", "POST", f"{HOME}/codes", new_codes, schema.RecoveryCodes),
    Operation(
        "enter-by-code", "POST", f"{HOME}/codes/enter", enter_by_code, GuestInfo, schema.CodeForm
    ),
    Operation("end-key", "POST", f"{HOME}/keys/end", end_key, schema.AccountInfo, schema.KeyForm),
    Operation("export", "GET", f"{HOME}/export", export, dict[str, Any]),
    Operation(
        "delete-me", "POST", f"{HOME}/delete", delete_me, list[SessionInfo], schema.DeleteForm
    ),
)
