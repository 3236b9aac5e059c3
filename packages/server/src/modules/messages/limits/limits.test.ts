import type { messageSettings, messages } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { beforeEach, describe, expect, test } from "vitest";
import { type Reply, startHttpService } from "../../../../test/messages/http-service.ts";
import { startTestServer } from "../../../../test/server.ts";
import { type World, world } from "../../../../test/world.ts";
import { inTenant, q } from "../../../kit/database/rows.ts";
import { deliverIn } from "../delivery.ts";
import { addProvider } from "../fixture.ts";
import { prepareMailing } from "../mailings.ts";
import { claimMessages } from "../queries.ts";
import { monthOf, readLimits } from "./settings.ts";
import { reserve } from "./spending.ts";

const accepted = { response_status: "OK", response_result: [{ message_id: "m-1", response_status: "OK" }] };
let answer: () => Reply = () => ({ body: accepted });
const service = await startHttpService(() => answer());
const server = await startTestServer({ PATRON_TURBOSMS_URL: service.url });
const { change, get } = calls.messageSettings;
const { list, mailing, send } = calls.messages;

let w: World;
beforeEach(async () => {
  w = await world(server);
  await addProvider(w, { part_price: "0.5000" });
  await w.owner.request(calls.business.changeSettings, { body: { message_consent_required: false } });
  service.received.length = 0;
  answer = () => ({ body: accepted });
});

let numbers = 0;
async function members(count: number, prefix = "+38067") {
  for (let number = 0; number < count; number += 1) {
    numbers += 1;
    const phone = `${prefix}${String(1_000_000 + numbers)}`;
    await w.owner.request(calls.customers.add, { body: { loyalty_id: w.loyaltyId, phone } });
  }
}
type Body = BodyOf<typeof messages.send>;
async function prepared(more: Partial<Body> = {}) {
  const texts = { en: "Ten percent off" };
  const body: Body = { loyalty_id: w.loyaltyId, channels: ["sms"], texts, ...more };
  const { id } = await w.owner.request(send, { body });
  await prepareMailing(server, w.businessId, id);
  return id;
}
const deliver = () => deliverIn(server, w.businessId);
const shown = (mailingId: string) => w.owner.request(mailing, { path: { mailingId } });
const settings = () => w.owner.request(get, {});
const set = (body: BodyOf<typeof messageSettings.change>) => w.owner.request(change, { body });
const all = async () => (await w.owner.request(list, { page: { count: 50 } })).items;
const sentOut = () => service.received.filter(({ path }) => path.endsWith("send.json"));
const told = async () =>
  (await w.owner.request(calls.notifications.list, {})).items.filter(({ event }) => event === "spending-limit");

/** Quiet hours in Kyiv that begin an hour before now, or after it, and last two hours. */
function hoursAround(minutes: number) {
  const now = Temporal.Instant.fromEpochMilliseconds(server.clock.now().getTime()).toZonedDateTimeISO("Europe/Kyiv");
  const begin = now.add({ minutes });
  const text = (at: Temporal.ZonedDateTime) => at.toPlainTime().toString().slice(0, 5);
  return { quiet_from: text(begin), quiet_to: text(begin.add({ minutes: 120 })) };
}

describe("quiet hours", () => {
  test("hold advertising back until they end, and the message says why and until when", async () => {
    await members(1);
    const { quiet_to } = await set(hoursAround(-60));
    const id = await prepared();
    await deliver();
    expect(sentOut()).toEqual([]);
    const [one] = await all();
    expect(one).toMatchObject({ status: "wait", problem: "quiet-hours" });
    const ends = Temporal.Instant.from(one?.due_dt ?? "").toZonedDateTimeISO("Europe/Kyiv");
    expect(ends.toPlainTime().toString().slice(0, 5)).toBe(quiet_to);
    expect(await shown(id)).toMatchObject({ state: "sending", waiting: 1, sent: 0 });
    server.clock.forward(61 * 60_000);
    await deliver();
    expect((await all())[0]).toMatchObject({ status: "sent", problem: null });
    expect(await shown(id)).toMatchObject({ state: "done", sent: 1 });
  });

  test("say nothing against the service, and count no attempt", async () => {
    await members(1);
    await set(hoursAround(-60));
    await prepared();
    await deliver();
    const { last_problem } = await w.owner.request(calls.messages.provider, { path: { messageType: "sms" } });
    expect(last_problem).toBeNull();
    const rows = await w.inside((tenant) => tenant.many(q.selectFrom("message").select("attempts").where(inTenant())));
    expect(rows).toEqual([{ attempts: 0 }]);
  });

  test("do not touch a test, or anything outside them", async () => {
    await set(hoursAround(-60));
    const path = { messageType: "sms" };
    await w.owner.request(calls.messages.test, { path, body: { recipient: "+380671234567" } });
    await deliver();
    expect(sentOut()).toHaveLength(1);
    await members(1);
    await set(hoursAround(60));
    await prepared();
    await deliver();
    expect(sentOut()).toHaveLength(2);
  });

  test("are those of the customer's country: night in Kyiv is none in Tokyo", async () => {
    await members(1, "+81901");
    await set(hoursAround(-60));
    await prepared({});
    await deliver();
    expect(sentOut()).toHaveLength(1);
  });

  test("that are changed or switched off are looked at again at once", async () => {
    await members(1);
    await set(hoursAround(-60));
    await prepared();
    await deliver();
    expect(await set({ quiet_from: null, quiet_to: null })).toMatchObject({ quiet_from: null });
    await deliver();
    expect(sentOut()).toHaveLength(1);
  });

  test("need a beginning and another end", async () => {
    const code = { code: "quiet_hours.incomplete" };
    await expect(set({ quiet_from: "21:00" })).rejects.toMatchObject(code);
    await expect(set({ quiet_from: "21:00", quiet_to: "21:00" })).rejects.toMatchObject(code);
    await set({ quiet_from: "21:00", quiet_to: "08:00" });
    await expect(set({ quiet_to: null })).rejects.toMatchObject(code);
    expect(await settings()).toMatchObject({ quiet_from: "21:00", quiet_to: "08:00", version: 1 });
    const stale = w.owner.request(change, { body: { month_limit: "1" } }, { version: 0 });
    await expect(stale).rejects.toMatchObject({ code: "conflict.stale" });
  });
});

describe("the limit of spending", () => {
  test("counts what was sent, shows it, and rejects what would exceed it; people are told once", async () => {
    await members(5);
    await set({ month_limit: "1.20" });
    const id = await prepared();
    await deliver();
    expect(await shown(id)).toMatchObject({ state: "done", sent: 2, rejected: 3, cost: "1.0000" });
    expect(await settings()).toMatchObject({ month_limit: "1.20", spent: "1.0000", currency: "UAH" });
    const rejected = (await all()).filter(({ status }) => status === "rejected");
    expect(rejected.map(({ problem, cost }) => [problem, cost])).toEqual(Array(3).fill(["spending-limit", null]));
    expect(await told()).toMatchObject([{ text: expect.stringMatching(/UAH\s1\.20 this month/) }]);
    await prepared();
    await deliver();
    expect(await told()).toHaveLength(1);
    expect(sentOut()).toHaveLength(2);
  });

  test("is said with what a message will cost, as far as the month has not used it up", async () => {
    await members(3);
    const body: Body = { loyalty_id: w.loyaltyId, channels: ["sms"], texts: { en: "Ten percent off" } };
    const left = async () => (await w.owner.request(calls.messages.cost, { body })).limit_left;
    expect(await left()).toBeNull();
    await set({ month_limit: "1.20" });
    expect(await left()).toBe("1.2000");
    await prepared();
    await deliver();
    expect(await left()).toBe("0.2000");
    await set({ month_limit: "0.50" });
    expect(await left()).toBe("0.0000");
  });

  test("holds for many servers that deliver at the same time", async () => {
    await members(60);
    await set({ month_limit: "10" });
    await prepared();
    await Promise.all(Array.from({ length: 4 }, deliver));
    expect(sentOut()).toHaveLength(20);
    expect((await settings()).spent).toBe("10.0000");
    expect((await all()).filter(({ status }) => status === "wait")).toEqual([]);
    expect(await told()).toHaveLength(1);
  });

  test("that is raised lets new messages out, and may be reached anew", async () => {
    await members(2);
    await set({ month_limit: "0.10" });
    await prepared();
    await deliver();
    expect([sentOut().length, (await told()).length]).toEqual([0, 1]);
    await set({ month_limit: "0.50" });
    await prepared();
    await deliver();
    expect([sentOut().length, (await told()).length]).toEqual([1, 2]);
    await set({ month_limit: null });
    await prepared();
    await deliver();
    expect(sentOut()).toHaveLength(3);
    expect((await settings()).spent).toBe("1.5000");
  });

  test("gets back what a service did not take", async () => {
    await members(1);
    await set({ month_limit: "0.50" });
    answer = () => ({ body: { response_status: "FAILED" } });
    await prepared();
    await deliver();
    expect((await settings()).spent).toBe("0.0000");
    answer = () => ({ body: { response_status: "INVALID_RECIPIENT" } });
    server.clock.forward(10_000);
    await deliver();
    expect((await all())[0]).toMatchObject({ status: "error", problem: "recipient-refused" });
    expect((await settings()).spent).toBe("0.0000");
    answer = () => ({ body: accepted });
    await prepared();
    await deliver();
    expect(await settings()).toMatchObject({ spent: "0.5000" });
  });

  test("counts an attempt once that a server has left unfinished", async () => {
    await members(1);
    await set({ month_limit: "0.50" });
    await prepared();
    const month = monthOf(server.clock.now(), "Europe/Kyiv");
    const ago = new Date(server.clock.now().getTime() - 120_000);
    await w.inside(async (tenant) => {
      await tenant.run(q.insertInto("message_spending").values({ month, spent: 5000n }));
      const left = { reserved: 5000n, reserved_month: month, claimed_dt: ago, attempts: 1 };
      await tenant.run(q.updateTable("message").set(left).where(inTenant()));
    });
    await deliver();
    expect((await all())[0]).toMatchObject({ status: "sent" });
    expect((await settings()).spent).toBe("0.5000");
  });

  test("counts a message once that two servers prepare at the same time, and only the one that has it sends it", async () => {
    await members(1);
    await prepared();
    const claim = (now: Date) => {
      const lease = new Date(now.getTime() - 60_000);
      return w.inside(async (tenant) => ({ claimed: now, of: await tenant.many(claimMessages(now, lease, 1)) }));
    };
    const begun = server.clock.now();
    const [late, owner] = [await claim(begun), await claim(new Date(begun.getTime() + 61_000))];
    const limits = await w.inside(readLimits);
    const reserved = await Promise.all(
      [late, owner].map(({ claimed, of: [message] }) => {
        if (!message) throw new Error("Nothing was claimed.");
        const { pool } = server;
        return reserve(5000n, { pool, businessId: w.businessId, message, claimed, limits, now: begun });
      }),
    );
    expect(reserved).toEqual(["taken-over", { month: monthOf(begun, "Europe/Kyiv"), amount: 5000n }]);
    expect((await settings()).spent).toBe("0.5000");
  });

  test("is not touched by a server that comes back after another one has sent its message", async () => {
    await members(1);
    await prepared();
    let connections = 0;
    const connect = async () => {
      connections += 1;
      if (connections === 2) {
        server.clock.forward(61_000);
        await deliver();
      }
      return server.pool.connect();
    };
    const pool: typeof server.pool = Object.assign(Object.create(server.pool), { connectToBegin: connect });
    await deliverIn({ ...server, pool }, w.businessId);
    expect(connections).toBeGreaterThan(2);
    expect(sentOut()).toHaveLength(1);
    expect((await all())[0]).toMatchObject({ status: "sent", cost: "0.5000" });
    expect((await settings()).spent).toBe("0.5000");
  });

  test("lets a message go on by a channel that costs nothing", async () => {
    await addProvider(w, { kind: "smtp", host: "mail.invalid", sender: "a@b.example" }, "email");
    await set({ month_limit: "0.10" });
    const body = { loyalty_id: w.loyaltyId, phone: "+380672222222", email: "me@example.com" };
    await w.owner.request(calls.customers.add, { body });
    await prepared({ channels: ["sms", "email"], subjects: { en: "News" } });
    await deliver();
    expect((await all())[0]).toMatchObject({ message_type: "email", recipient: "me@example.com" });
    expect(sentOut()).toEqual([]);
  });

  test("begins anew with each month", async () => {
    await members(1);
    await set({ month_limit: "0.50" });
    const before = { month: "2020-01", spent: 1_000_000n };
    await w.inside((tenant) => tenant.run(q.insertInto("message_spending").values(before)));
    await prepared();
    await deliver();
    expect(sentOut()).toHaveLength(1);
    expect(monthOf(new Date("2026-11-30T22:30:00Z"), "Europe/Kyiv")).toBe("2026-12");
  });
});
