"""Requests about reminders: on devices, by mail, and silence."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from paravent.server.accounts.keys import keys_of
from paravent.server.desk import Call, Operation
from paravent.server.reminders import push, reminders
from paravent.server.schema import Strict

Address = Annotated[str, Meta(max_length=1000)]
Key = Annotated[str, Meta(max_length=100)]


class PushForm(Strict):
    """Where my browser is reached, as it tells its pages; keys in base64url."""

    endpoint: Address
    p256dh: Key
    auth: Key


class PushEnd(Strict):
    endpoint: Address


class MailWish(Strict):
    """Whether letters remind me."""

    on: bool


class ReminderInfo(Struct, frozen=True):
    """How I am reminded; `key` is what browsers ask for."""

    key: str
    devices: int
    mail: Literal["off", "none", "silent", "on"]  # none: I keep my name by no mail address


class Silenced(Struct, frozen=True):
    ok: bool


async def reminder(call: Call) -> ReminderInfo:
    teller = call.desk.reminders
    devices, mail = await call.hall.store.read(reminders.wanted, call.person.id)
    keys = await call.hall.store.read(keys_of, call.person.id)
    told: Literal["off", "none", "silent", "on"] = "on" if mail else "silent"
    if teller.post.server is None:
        told = "off"
    elif not keys.mails:
        told = "none"
    return ReminderInfo(teller.key.public, devices, told)


async def remind_device(call: Call) -> ReminderInfo:
    limited(call)
    to = push.Endpoint(call.body.endpoint, call.body.p256dh, call.body.auth)
    push.check(to, loopback=call.desk.settings.push_loopback)
    now = call.desk.settings.clock()
    await call.hall.store.write(reminders.subscribe, call.person.id, to, call.lang, now)
    return await reminder(call)


async def end_device(call: Call) -> ReminderInfo:
    limited(call)
    await call.hall.store.write(reminders.forget_endpoint, call.body.endpoint, call.person.id)
    return await reminder(call)


async def remind_by_mail(call: Call) -> ReminderInfo:
    limited(call)
    await call.hall.store.write(reminders.choose_mail, call.person.id, call.body.on, call.lang)
    return await reminder(call)


async def silence(call: Call) -> Silenced:
    """By the link of a letter, signed in or not."""
    call.desk.limits.reminders.check(call.address, call.guest.id if call.guest else None)
    token = call.request.query_params.get("token", "")[:100].replace("\0", "")
    return Silenced(await call.hall.store.write(reminders.silence, token))


def limited(call: Call) -> None:
    call.desk.limits.reminders.check(call.address, call.person.id)


OPERATIONS = (
    Operation("reminder", "GET", "/api/reminders", reminder, ReminderInfo),
    Operation(
        "remind-device", "POST", "/api/reminders/push", remind_device, ReminderInfo, PushForm
    ),
    Operation("end-device", "POST", "/api/reminders/push/end", end_device, ReminderInfo, PushEnd),
    Operation("remind-mail", "POST", "/api/reminders/mail", remind_by_mail, ReminderInfo, MailWish),
    Operation("silence", "POST", "/api/reminders/silence", silence, Silenced, query=("token",)),
)
