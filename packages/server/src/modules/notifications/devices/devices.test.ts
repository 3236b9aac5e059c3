import { randomBytes, randomUUID } from "node:crypto";
import { NOTIFICATION_EVENTS } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { beforeEach, describe, expect, test } from "vitest";
import type { Caller } from "../../../../test/caller.ts";
import { startDevices } from "../../../../test/messages/devices.ts";
import { startTestServer } from "../../../../test/server.ts";
import { type World, world } from "../../../../test/world.ts";
import { addStaff, signInByCode } from "../../staff/fixture.ts";
import { pushJobs } from "./jobs.ts";

const careful = await startTestServer();
const devices = await startDevices();
const { server, service, device, switchedOn, happens, waiting, send, signInAgain } = devices;
let w: World;
beforeEach(() => {
  w = devices.world();
});
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
    await send({ by: { ...server, settings } });
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
      "update session set seen_dt = $2 where id in (select session_id from push_device) and business_id = $1",
      [w.businessId, new Date(server.clock.now().getTime() - 8 * 86_400_000)],
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
