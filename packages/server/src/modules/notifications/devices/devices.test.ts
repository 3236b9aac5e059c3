import { randomBytes, randomUUID } from "node:crypto";
import { NOTIFICATION_EVENTS } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import pg from "pg";
import { afterAll, beforeEach, describe, expect, inject, test } from "vitest";
import { q } from "#kit/database/rows.ts";
import { inTransaction } from "#kit/http/transaction.ts";
import { inBusiness } from "#kit/jobs/businesses.ts";
import { Tenant } from "#kit/tenant.ts";
import { Caller } from "../../../../test/caller.ts";
import { startPushService } from "../../../../test/messages/push-service.ts";
import { startTestServer, type TestServer } from "../../../../test/server.ts";
import { type World, world } from "../../../../test/world.ts";
import { addStaff, signInByCode } from "../../staff/fixture.ts";
import { raise } from "../public.ts";
import { pushJobs } from "./jobs.ts";

const server = await startTestServer({ PATRON_PRIVATE_ADDRESSES: "1" });
const careful = await startTestServer();
const service = await startPushService();
const queue = new pg.Pool({ ...inject("database").worker, max: 1 });
afterAll(() => queue.end());

let w: World;
beforeEach(async () => {
  w = await world(server);
});

type Browser = ReturnType<typeof service.subscribe>;
const device = (who = w.owner) => who.request(calls.pushDevice.get, {});

/** Switches notifications on in a new browser. */
async function switchedOn(who = w.owner, more: object = {}): Promise<Browser> {
  const browser = service.subscribe((await device(who)).public_key);
  await who.request(calls.pushDevice.switchOn, { body: { ...browser.subscription, ...more } });
  return browser;
}

/** Something happens that owners hear of. */
const happens = (gaps = 1, of = w) =>
  inBusiness(server.pool, of.businessId, "read write", (tenant) =>
    raise(tenant, { event: "ledger-difference", facts: { gaps } }, server.clock.now()),
  );

/** What waits for the devices of this business, in the database and in the queue of jobs. */
async function waiting() {
  const query = q
    .selectFrom("push_message")
    .innerJoin("session", "session.id", "push_message.session_id")
    .select(["push_message.session_id", "push_message.notification_id", "push_message.attempts"])
    .where("session.business_id", "=", w.businessId)
    .orderBy("push_message.created_dt");
  const messages = await inTransaction(server.pool, "read only", (client) => new Tenant(client).many(query));
  const { rows: jobs } = await queue.query<{ key: string; run_at: Date }>(
    "select key, run_at from graphile_worker.jobs where key = any($1)",
    [messages.map(({ session_id, notification_id }) => `push ${session_id} ${notification_id}`)],
  );
  return messages.map((one) => ({
    ...one,
    job: jobs.find(({ key }) => key === `push ${one.session_id} ${one.notification_id}`),
  }));
}

/** Runs the jobs of all that waits, and does the same `again` times at once. */
async function send(again = 0, by: TestServer = server) {
  const job = pushJobs(by)["push.send"]!;
  for (const { session_id, notification_id } of await waiting()) {
    const attempts = Array.from({ length: again + 1 }, () => job({ session_id, notification_id }, server.clock.now()));
    await Promise.all(attempts);
  }
}
const signInAgain = async (of = w) => {
  const { login, password } = of;
  const { token } = await of.anonymous.request(calls.auth.token, { body: { login, password } });
  return new Caller(server, token);
};
const withCode = (code: string) => expect.objectContaining({ code });

describe("a device", () => {
  test("is off until somebody switches it on, and tells of everything then", async () => {
    expect(await device()).toMatchObject({ on: false, events: [...NOTIFICATION_EVENTS], failed_dt: null });
    await switchedOn();
    expect(await device()).toMatchObject({ on: true, events: [...NOTIFICATION_EVENTS] });
    expect(await device(await signInAgain())).toMatchObject({ on: false });
    expect(await w.owner.request(calls.pushDevice.switchOff, {})).toMatchObject({ on: false });
    expect(await w.owner.request(calls.pushDevice.switchOff, {})).toMatchObject({ on: false });
  });

  test("tells of the chosen events only, and keeps the choice when the browser renews its subscription", async () => {
    const change = (events: ("refund" | "ledger-difference")[]) =>
      w.owner.request(calls.pushDevice.change, { body: { events } });
    await expect(change(["refund"])).rejects.toEqual(withCode("push_device.not_found"));
    await switchedOn();
    await change(["refund", "refund"]);
    const renewed = await switchedOn();
    expect((await device()).events).toEqual(["refund"]);
    await happens();
    expect(await waiting()).toEqual([]);
    await change(["ledger-difference"]);
    await happens();
    await send();
    expect(renewed.shown).toHaveLength(1);
  });

  test("is refused with what no browser makes, and with addresses inside private networks", async () => {
    const { subscription } = service.subscribe((await device()).public_key);
    const careless = await world(careful);
    const attempt = (who: Caller, more: object) =>
      who.request(calls.pushDevice.switchOn, { body: { ...subscription, ...more } });
    const refused = withCode("push_device.unusable");
    for (const more of [
      { endpoint: "no address" },
      { endpoint: "ftp://push.example.com/1" },
      { endpoint: "https://user:secret@push.example.com/1" },
      { p256dh: randomBytes(65).toString("base64url") },
      { auth: randomBytes(15).toString("base64url") },
    ])
      await expect(attempt(w.owner, more), JSON.stringify(more)).rejects.toEqual(refused);
    for (const endpoint of [
      "http://push.example.com/1",
      "https://127.0.0.1/1",
      "https://[::1]/1",
      "https://localhost:8420/1",
    ])
      await expect(attempt(careless.owner, { endpoint }), endpoint).rejects.toEqual(refused);
    await attempt(careless.owner, { endpoint: "https://push.example.com/1" });
  });

  test("whose push service is at a private address is forgotten without a connection", async () => {
    const browser = await switchedOn();
    await happens();
    const before = service.received.length;
    // The same secret, without the permission.
    const settings = { ...server.settings, privateAddresses: false };
    await send(0, { ...server, settings });
    expect(service.received).toHaveLength(before);
    expect([browser.shown, await device()]).toMatchObject([[], { on: false }]);
  });

  test("belongs to whoever signed in there last", async () => {
    const browser = await switchedOn();
    const other = await signInAgain();
    await other.request(calls.pushDevice.switchOn, { body: browser.subscription });
    expect([(await device()).on, (await device(other)).on]).toEqual([false, true]);
    await happens();
    await send();
    expect(browser.shown).toHaveLength(1);
  });

  test("shows in the history of the business what it tells of, and never its address and keys", async () => {
    const { subscription } = await switchedOn();
    const { items } = await w.owner.request(calls.audit.list, {});
    expect(items.some(({ entity_type }) => entity_type === "session")).toBe(true);
    const { rows } = await server.pool.query("select * from push_device");
    for (const stored of [
      JSON.stringify(items),
      JSON.stringify(rows),
      rows.map((row) => String(row.subscription)).join(),
    ])
      for (const secret of Object.values(subscription)) expect(stored).not.toContain(secret);
  });
});

test("every server of an installation has the same keys, and another installation has others", async () => {
  const { public_key } = await device();
  const key = server.settings.secretKey;
  expect(key).toBeUndefined();
  expect((await device((await world(careful)).owner)).public_key).not.toBe(public_key);
  const shared = { PATRON_SECRET_KEY: randomBytes(32).toString("hex") };
  const both = [await world(await startTestServer(shared)), await world(await startTestServer(shared))];
  const [one, two] = [await device(both[0]!.owner), await device(both[1]!.owner)];
  expect(one.public_key).toBe(two.public_key);
});

describe("a notification", () => {
  test("reaches every device of its people once, in their language, however often it is tried", async () => {
    const [phone, desk] = [await switchedOn(), await switchedOn(await signInAgain())];
    await w.owner.request(calls.businessUser.changeLanguage, { body: { language: "de" } });
    await happens(3);
    await send(1);
    await send();
    const { items } = await w.owner.request(calls.notifications.list, {});
    const [first] = items;
    for (const { shown } of [phone, desk]) {
      // Both attempts at once may get through; the browser shows messages with the same id once.
      expect(new Set(shown.map(({ id }) => id))).toEqual(new Set([first?.id]));
      expect(shown[0]).toEqual({ id: first?.id, title: first?.title, text: first?.text, language: "de" });
    }
    expect(await waiting()).toEqual([]);
    const topics = service.received.slice(-2).map(({ headers }) => headers.topic);
    expect(new Set(topics).size).toBe(1);
    const opened = await w.owner.request(calls.notifications.get, { path: { notificationId: first?.id ?? "" } });
    expect(opened).toEqual(first);
    await expect(w.owner.request(calls.notifications.get, { path: { notificationId: randomUUID() } })).rejects.toEqual(
      withCode("notification.not_found"),
    );
  });

  test("goes to nobody who does not see it in the app, nor to another business of the same person", async () => {
    const member = await signInByCode(w, (await addStaff(w)).id);
    const [theirs, own] = [await switchedOn(member), await switchedOn()];
    await happens(1, await world(server));
    await happens();
    await send();
    expect([theirs.shown.length, own.shown.length]).toEqual([0, 1]);
  });

  test("that fails to be stored goes to no device", async () => {
    await switchedOn();
    const failing = inBusiness(server.pool, w.businessId, "read write", async (tenant) => {
      await raise(tenant, { event: "ledger-difference", facts: { gaps: 1 } }, server.clock.now());
      throw new Error("too late");
    });
    await expect(failing).rejects.toThrow("too late");
    expect(await waiting()).toEqual([]);
  });

  test("that was read meanwhile is not sent", async () => {
    const browser = await switchedOn();
    await happens();
    await w.owner.request(calls.notifications.read, { body: {} });
    await send();
    expect([browser.shown, await waiting()]).toEqual([[], []]);
  });

  test("with a long text in any script still fits", async () => {
    const browser = await switchedOn();
    const staff = "Їжак".repeat(60);
    await inBusiness(server.pool, w.businessId, "read write", (tenant) =>
      raise(
        tenant,
        { event: "access-changed", facts: { staff, by: "Я".repeat(1_500), change: "added" } },
        server.clock.now(),
      ),
    );
    await send();
    expect(browser.shown[0]?.title).toContain(staff);
  });
});

describe("a push service", () => {
  test("that fails is tried again later each time, and then no more; the device says so until one gets through", async () => {
    const browser = await switchedOn();
    await happens();
    browser.fault = { status: 500 };
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      const now = Date.now();
      await send();
      const [one] = await waiting();
      expect(one?.attempts).toBe(attempt);
      waits.push(Math.round(((one?.job?.run_at.getTime() ?? 0) - now) / 1_000));
    }
    expect(waits).toEqual([5, 60, 300, 1_800, 7_200, 18_000]);
    await send();
    expect(await waiting()).toEqual([]);
    expect((await device()).failed_dt).not.toBeNull();
    browser.fault = undefined;
    await happens();
    await send();
    expect(browser.shown).toHaveLength(1);
    expect((await device()).failed_dt).toBeNull();
  });

  test("that asks for patience gets it, in seconds or until a moment", async () => {
    const browser = await switchedOn();
    await happens();
    const waitAfter = async (retryAfter: string) => {
      browser.fault = { status: 429, headers: { "retry-after": retryAfter } };
      const now = Date.now();
      await send();
      return Math.round((((await waiting())[0]?.job?.run_at.getTime() ?? 0) - now) / 1_000);
    };
    expect(await waitAfter("120")).toBe(120);
    const moment = await waitAfter(new Date(Date.now() + 600_000).toUTCString());
    expect(Math.abs(moment - 600)).toBeLessThan(3);
    expect(await waitAfter("no time")).toBe(300);
  });

  test("that knows the browser no more ends the device, and all that waits for it", async () => {
    for (const status of [404, 410]) {
      const browser = await switchedOn();
      await happens();
      await happens();
      browser.fault = { status };
      await send();
      expect([(await device()).on, await waiting()]).toEqual([false, []]);
    }
  });

  test("that refuses a message for good is not asked again, and the device stays", async () => {
    const browser = await switchedOn();
    await happens();
    browser.fault = { status: 413 };
    await send();
    expect(await waiting()).toEqual([]);
    expect(await device()).toMatchObject({ on: true, failed_dt: expect.any(String) });
  });

  test("that does not answer is given up after ten seconds, and asked again", { timeout: 20_000 }, async () => {
    const browser = await switchedOn();
    await happens();
    browser.fault = { hangs: true };
    const begun = performance.now();
    await send();
    expect(performance.now() - begun).toBeLessThan(12_000);
    expect(await waiting()).toMatchObject([{ attempts: 1 }]);
    browser.fault = undefined;
    await send();
    expect([browser.shown.length, await waiting()]).toEqual([1, []]);
  });

  test("is not asked with what is a day old", async () => {
    const browser = await switchedOn();
    await happens();
    const late = new Date(server.clock.now().getTime() + 86_400_001);
    for (const { session_id, notification_id } of await waiting())
      await pushJobs(server)["push.send"]!({ session_id, notification_id }, late);
    expect([browser.shown, await waiting()]).toEqual([[], []]);
  });
});

describe("the end of a session, in whatever way, ends its device:", () => {
  const endings: Record<string, (who: Caller, of: World) => Promise<unknown>> = {
    "signing out": (who) => who.request(calls.auth.signOut, {}),
    "from another device": async (who, { owner }) => {
      const { items } = await who.request(calls.businessUser.sessions, {});
      const sessionId = items.find(({ current }) => current)?.id ?? "";
      await owner.request(calls.businessUser.endSession, { path: { sessionId } });
    },
    "with all others": (_, { owner }) => owner.request(calls.businessUser.endOtherSessions, {}),
    "by a new password": (_, { owner, password }) =>
      owner.request(calls.businessUser.changePassword, {
        body: { current_password: password, password: `New-${randomUUID()}` },
      }),
  };
  for (const [way, end] of Object.entries(endings))
    test(way, async () => {
      const who = await signInAgain();
      const browser = await switchedOn(who);
      await happens();
      await end(who, w);
      expect(await waiting()).toEqual([]);
      await happens();
      await send();
      const { rows } = await server.pool.query(
        "select from push_device d join session s on s.id = d.session_id where s.business_id = $1",
        [w.businessId],
      );
      expect([browser.shown, rows]).toEqual([[], []]);
    });

  test("a suspension", async () => {
    const { id } = await addStaff(w, { access: "owner" });
    const browser = await switchedOn(await signInByCode(w, id));
    await w.owner.request(calls.staff.change, { path: { staffId: id }, body: { suspended: true } });
    await happens();
    await send();
    expect(browser.shown).toEqual([]);
  });

  test("time: nothing goes to a device whose session was not used for a week, and the nightly job forgets it", async () => {
    const who = await signInAgain();
    const browser = await switchedOn(who);
    await happens();
    await server.pool.query(
      "update session set seen_dt = seen_dt - interval '8 days' where id in (select session_id from push_device) and business_id = $1",
      [w.businessId],
    );
    await send();
    await happens();
    expect(browser.shown).toEqual([]);
    const devices = async () =>
      (
        await server.pool.query(
          "select from push_device d join session s on s.id = d.session_id where s.business_id = $1",
          [w.businessId],
        )
      ).rowCount;
    expect(await devices()).toBe(1);
    await pushJobs(server)["push_devices.clean"]!({}, server.clock.now());
    expect(await devices()).toBe(0);
  });
});
