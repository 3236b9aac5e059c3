import { randomUUID } from "node:crypto";
import type { notifications } from "@patron/contract";
import { type BodyOf, Failure } from "@patron/contract/client";
import { NOTIFICATION_EVENTS, type NotificationEvent } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { beforeEach, describe, expect, test } from "vitest";
import { Caller } from "../../../test/caller.ts";
import { listen } from "../../../test/listen.ts";
import { mailTo } from "../../../test/mail.ts";
import { startTestServer } from "../../../test/server.ts";
import { examples, type Shop, shop } from "../../../test/shop.ts";
import { inBusiness } from "../../kit/jobs/businesses.ts";
import { reportEverywhere } from "../dashboard/daily-report.ts";
import { addProvider } from "../messages/fixture.ts";
import { noteFailure } from "../messages/notifications.ts";
import { noteSent } from "../messages/provider-queries.ts";
import { addStaff, signInByCode } from "../staff/fixture.ts";
import { raise } from "./public.ts";

const server = await startTestServer();
const key = () => ({ idempotencyKey: randomUUID() });

let s: Shop;
/** Another owner, who hears of what the first one does. */
let partner: Caller;
beforeEach(async () => {
  s = await shop(server);
  partner = await signInByCode(s.w, (await addStaff(s.w, { first_name: "Oksana", access: "owner" })).id);
  await partner.request(calls.notifications.read, { body: {} });
});

type Change = NonNullable<BodyOf<typeof notifications.changeSettings>>;
const settings = () => s.w.owner.request(calls.notifications.settings, {});
const change = (body: Change) => s.w.owner.request(calls.notifications.changeSettings, { body });
const recipients = (event: NotificationEvent, more: object = {}) => ({
  ...{ event, channels: ["app" as const], staff_ids: [], emails: [], phones: [] },
  ...more,
});
const told = async (who = partner) =>
  (await who.request(calls.notifications.list, { query: { language: "en", readed: false } })).items.map(
    ({ event, title }) => [event, title],
  );
const of = async (event: NotificationEvent, who = partner) =>
  (await told(who)).filter(([one]) => one === event).map(([, title]) => title);
const unread = async (who = partner) => (await who.request(calls.notifications.status, {})).notifications_unread;
async function refund() {
  const { transaction } = await s.sell({ items: examples });
  await s.till.request(calls.term.cancel, { body: { transaction_id: transaction.id } }, key());
  return transaction;
}
const failsWith = async (code: string, attempt: Promise<unknown>) => {
  const failure = await attempt.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Failure);
  expect((failure as Failure).code).toBe(code);
};

describe("the settings", () => {
  test("name every event; owners see all of them in the app, apart from the report", async () => {
    const { events, refund_from, report_hour, version } = await settings();
    expect(events.map(({ event }) => event)).toEqual([...NOTIFICATION_EVENTS]);
    for (const { event, channels } of events) expect(channels).toEqual(event === "daily-report" ? [] : ["app"]);
    expect({ refund_from, report_hour, version }).toEqual({ refund_from: null, report_hour: 8, version: 0 });
  });

  test("change one event at a time, with numbers in international form, and leave the others", async () => {
    await change({ events: [recipients("refund", { channels: ["sms"], phones: ["067 123 45 67"] })] });
    await change({ events: [recipients("till-opened", { channels: [] })], report_hour: 20 });
    const { events, report_hour, version } = await settings();
    expect(events.find(({ event }) => event === "refund")).toMatchObject({
      ...{ channels: ["sms"], phones: ["+380671234567"] },
    });
    expect(events.find(({ event }) => event === "till-opened")?.channels).toEqual([]);
    expect({ report_hour, version }).toEqual({ report_hour: 20, version: 2 });
  });

  test("refuse unknown staff, numbers that are none, and a version that is not the present one", async () => {
    await failsWith("staff.not_found", change({ events: [recipients("refund", { staff_ids: [randomUUID()] })] }));
    await failsWith("phone.invalid", change({ events: [recipients("refund", { phones: ["12345"] })] }));
    await change({ report_hour: 7 });
    const stale = s.w.owner.request(calls.notifications.changeSettings, { body: { report_hour: 9 } }, { version: 7 });
    await failsWith("conflict.stale", stale);
  });

  test("of a terminal are refused in the same way, and for a terminal that does not exist", async () => {
    const path = { terminalId: s.terminalId };
    const body = (more: object) => ({ events: [{ ...recipients("refund", more), event: "refund" as const }] });
    const { changeTerminalSettings: route, terminalSettings } = calls.notifications;
    const nowhere = { terminalId: randomUUID() };
    await failsWith("terminal.not_found", s.w.owner.request(terminalSettings, { path: nowhere }));
    await failsWith("terminal.not_found", s.w.owner.request(route, { path: nowhere, body: body({}) }));
    await failsWith("staff.not_found", s.w.owner.request(route, { path, body: body({ staff_ids: [randomUUID()] }) }));
    await failsWith("phone.invalid", s.w.owner.request(route, { path, body: body({ phones: ["1234"] }) }));
    await failsWith("conflict.stale", s.w.owner.request(route, { path, body: body({}) }, { version: 3 }));
  });
});

describe("a refund", () => {
  test("is told in the app and by e-mail and SMS, each address once, with a link to the sale", async () => {
    const email = `${randomUUID()}@example.com`;
    const phone = `+38067${String(Math.random()).slice(2, 9)}`;
    const who = { channels: ["app", "email", "sms"], emails: [email, email], phones: [phone] };
    await change({ events: [recipients("refund", who)] });
    const { id } = await refund();
    const [first] = (await s.w.owner.request(calls.notifications.list, { query: { readed: false } })).items;
    expect(first).toMatchObject({ event: "refund", entity_type: "transaction", entity_id: id, readed: false });
    const mail = await mailTo(server, email);
    expect(mail).toHaveLength(1);
    expect(mail[0]?.subject).toContain("25");
    expect(await mailTo(server, phone)).toHaveLength(1);
  });

  test("below the smallest amount is not told", async () => {
    await change({ refund_from: "25.56" });
    await refund();
    expect(await of("refund")).toEqual([]);
    await change({ refund_from: "25.55" });
    await refund();
    expect(await of("refund")).toHaveLength(1);
  });

  test("is told to the staff of its terminal's settings, and to nobody else of the staff", async () => {
    const [member, other] = [await addStaff(s.w), await addStaff(s.w, { first_name: "Olena" })];
    await s.w.owner.request(calls.notifications.changeTerminalSettings, {
      path: { terminalId: s.terminalId },
      body: { events: [{ ...recipients("refund", { staff_ids: [member.id] }), event: "refund" }] },
    });
    await refund();
    expect((await told(await signInByCode(s.w, member.id))).map(([event]) => event)).toEqual(["refund"]);
    expect(await told(await signInByCode(s.w, other.id))).toEqual([]);
  });

  test("is told to everybody but the owner who makes it; what a program does in their name, they hear of", async () => {
    const cancel = async (by: Caller) => {
      const { transaction } = await s.sell({ items: examples });
      await by.request(calls.transactions.cancel, { body: { transaction_id: transaction.id } }, key());
    };
    await cancel(s.w.owner);
    expect([(await of("refund", s.w.owner)).length, (await of("refund")).length]).toEqual([0, 1]);
    const { api_key } = await s.w.owner.request(calls.business.apiKey, { query: { generate: true } });
    await cancel(new Caller(server, api_key ?? ""));
    expect([(await of("refund", s.w.owner)).length, (await of("refund")).length]).toEqual([1, 2]);
  });

  test("that fails is not told", async () => {
    const { transaction } = await s.sell({ items: examples });
    const cancel = () => s.till.request(calls.term.cancel, { body: { transaction_id: transaction.id } }, key());
    await Promise.allSettled([cancel(), cancel(), cancel()]);
    expect(await of("refund")).toHaveLength(1);
  });
});

test("whoever is suspended sees nothing more", async () => {
  const member = await addStaff(s.w);
  await change({ events: [recipients("refund", { staff_ids: [member.id] })] });
  await s.w.owner.request(calls.staff.change, { path: { staffId: member.id }, body: { suspended: true } });
  await refund();
  await s.w.owner.request(calls.staff.change, { path: { staffId: member.id }, body: { suspended: false } });
  await refund();
  expect(await told(await signInByCode(s.w, member.id))).toHaveLength(1);
});

describe("what happens to access", () => {
  test("is told: somebody is added, may do something else, is suspended, and signs in again", async () => {
    const { id } = await addStaff(s.w, { first_name: "Petro" });
    const set = (body: object) => s.w.owner.request(calls.staff.change, { path: { staffId: id }, body });
    await set({ roles: ["viewer"] });
    await set({ suspended: true });
    await set({ suspended: false });
    await set({ comment: "No change of access" });
    expect((await of("access-changed")).toReversed()).toEqual([
      "Petro was added to the staff",
      "The access of Petro was changed",
      "Petro was suspended",
      "Petro can sign in again",
    ]);
  });

  test("is told to the other owners, not to the one who changes it", async () => {
    const petro = await addStaff(s.w, { first_name: "Petro" });
    expect(await of("access-changed", s.w.owner)).toEqual([]);
    expect(await of("access-changed")).toEqual(["Petro was added to the staff"]);
    await partner.request(calls.staff.change, { path: { staffId: petro.id }, body: { suspended: true } });
    expect(await of("access-changed", s.w.owner)).toEqual(["Petro was suspended"]);
    expect(await of("access-changed")).toEqual(["Petro was added to the staff"]);
    expect(await unread(s.w.owner)).toBe(1);
  });

  test("is told when the API key is made or removed", async () => {
    await s.w.owner.request(calls.business.apiKey, { query: { generate: true } });
    await s.w.owner.request(calls.business.removeApiKey, {});
    expect(await of("api-key-changed")).toEqual(["The API key was removed", "A new API key was made"]);
  });
});

test("a till that is opened is told with its point of sale", async () => {
  const { hand_off } = await s.w.owner.request(calls.term.openTill, { path: { terminalId: s.terminalId } });
  await s.w.anonymous.request(calls.term.handOff, { body: { hand_off } });
  expect((await of("till-opened")).length).toBeGreaterThan(0);
});

describe("the report of yesterday", () => {
  test("comes once, at its hour in the zone of the business, with the sums of the day", async () => {
    const email = `${randomUUID()}@example.com`;
    await change({ events: [recipients("daily-report", { channels: ["email"], emails: [email] })], report_hour: 6 });
    const { time_zone } = await s.w.owner.request(calls.business.get, {});
    await s.sell({ items: examples });
    const today = Temporal.Instant.fromEpochMilliseconds(server.clock.now().getTime()).toZonedDateTimeISO(time_zone);
    const at = (hour: number) =>
      new Date(today.add({ days: 1 }).with({ hour, minute: 5 }).toInstant().epochMilliseconds);
    await reportEverywhere(server, at(5));
    expect(await mailTo(server, email)).toEqual([]);
    await Promise.all([reportEverywhere(server, at(6)), reportEverywhere(server, at(6))]);
    await reportEverywhere(server, at(23));
    const mail = await mailTo(server, email);
    expect(mail).toHaveLength(1);
    expect(mail[0]?.body).toContain("25.55");
  });

  test("is not made for a business where nobody wants it", async () => {
    await reportEverywhere(server, new Date(server.clock.now().getTime() + 86_400_000));
    expect(await of("daily-report")).toEqual([]);
  });
});

test("what is read is counted no more, for this person alone", async () => {
  const member = await addStaff(s.w);
  await change({ events: [recipients("refund", { staff_ids: [member.id] })] });
  const other = await signInByCode(s.w, member.id);
  await partner.request(calls.notifications.read, { body: {} });
  expect(await unread()).toBe(0);
  await refund();
  await refund();
  expect([await unread(), await unread(other)]).toEqual([2, 2]);
  const { items } = await partner.request(calls.notifications.list, { query: { readed: false } });
  await partner.request(calls.notifications.read, { body: { ids: [items[0]!.id] } });
  expect([await unread(), await unread(other)]).toEqual([1, 2]);
  await partner.request(calls.notifications.read, { body: {} });
  expect([await unread(), await unread(other)]).toEqual([0, 2]);
});

test("each reader has the sentences in the language of their screens", async () => {
  await refund();
  const titleIn = async (language: "uk" | "fr") =>
    (await s.w.owner.request(calls.notifications.list, { query: { language } })).items.find(
      ({ event }) => event === "refund",
    )?.title;
  expect(await titleIn("uk")).toMatch(/^Повернення 25,55/);
  expect(await titleIn("fr")).toMatch(/^Remboursement de 25,55/);
});

test("the status warns an owner of a server that sends no mail", async () => {
  expect((await s.w.owner.request(calls.notifications.status, {})).warnings).toContain("mail-not-configured");
});

test("a sign-in from another browser is told, to the person too; a new version of the same is not another one", async () => {
  const { id } = await addStaff(s.w, { first_name: "Iryna" });
  const { auth_code } = await s.w.owner.request(calls.staff.renewCode, { path: { staffId: id } });
  const signIn = async (version: string) => {
    const agent = `Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:${version}) Gecko/20100101 Firefox/${version}`;
    const sent = { method: "POST", target: "/business/auth/staff/signin", headers: { "user-agent": agent } } as const;
    const { body } = await s.w.anonymous.send({ ...sent, json: { auth_code } });
    return new Caller(server, (body as { token: string }).token); // The response of a sign-in.
  };
  await s.w.anonymous.request(calls.auth.staffSignIn, { body: { auth_code } });
  expect(await of("new-device")).toEqual([]);
  const iryna = await signIn("140.0");
  await signIn("141.0");
  expect(await of("new-device")).toEqual(["Iryna signed in from a new device"]);
  expect(await told(iryna)).toEqual([["new-device", "Iryna signed in from a new device"]]);
});

test("a client account that falls below its limit is told with what is left", async () => {
  const { id: userId } = await s.w.make.customer({ first_name: "Olena", external_id: randomUUID() });
  const special = await s.w.make.specialAccount({ title: "Deposit", low_balance_notify: "20" });
  const account = await s.w.make.customerAccount(userId, special.id);
  await s.w.make.refill(account, "30");
  const path = { userId, accountId: account.id };
  const body = { amount: "10.01", comment: "x", force: true };
  await s.w.owner.request(calls.customerAccounts.writeOff, { path, body }, key());
  await s.w.owner.request(calls.customerAccounts.writeOff, { path, body: { ...body, amount: "1" } }, key());
  expect(await of("account-low")).toEqual(["Deposit: UAH\u00a019.99 left"]);
});

test("a service that stops working is told once each time, however many messages fail", async () => {
  await addProvider(s.w);
  const failing = (problem: "unreachable" | "recipient-refused") =>
    inBusiness(server.pool, s.w.businessId, "read write", (tenant) =>
      noteFailure(tenant, { type: "sms", problem, text: null }, server.clock.now()),
    );
  await failing("recipient-refused");
  expect(await of("provider-failing")).toEqual([]);
  expect((await s.w.owner.request(calls.notifications.status, {})).warnings).not.toContain("provider-failing");
  await Promise.all([failing("unreachable"), failing("unreachable"), failing("unreachable")]);
  expect((await s.w.owner.request(calls.notifications.status, {})).warnings).toContain("provider-failing");
  await inBusiness(server.pool, s.w.businessId, "read write", (tenant) =>
    tenant.run(noteSent("sms", server.clock.now())),
  );
  await failing("unreachable");
  expect(await of("provider-failing")).toEqual(["SMS: messages cannot be sent", "SMS: messages cannot be sent"]);
});

test("open screens hear of what a job tells", async () => {
  const stream = await listen(server.url + server.settings.basePath, s.w.owner.token);
  await inBusiness(server.pool, s.w.businessId, "read write", (tenant) =>
    raise(tenant, { event: "ledger-difference", facts: { gaps: 2 } }, server.clock.now()),
  );
  await expect.poll(() => JSON.stringify(stream.events)).toContain("notification");
  stream.close();
});
