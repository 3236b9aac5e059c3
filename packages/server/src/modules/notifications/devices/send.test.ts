import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { calls } from "@patron/contract/routes";
import { beforeEach, describe, expect, test } from "vitest";
import { inBusiness } from "#kit/jobs/businesses.ts";
import { startDevices } from "../../../../test/messages/devices.ts";
import type { World } from "../../../../test/world.ts";
import { addStaff, signInByCode } from "../../staff/fixture.ts";
import { raise } from "../public.ts";
import { pushJobs } from "./jobs.ts";

const devices = await startDevices();
const { server, service, device, switchedOn, happens, waiting, send, signInAgain } = devices;
let w: World;
beforeEach(() => {
  w = devices.world();
});
const withCode = (code: string) => expect.objectContaining({ code });

describe("a notification", () => {
  test("reaches every device of its people once, in their language, however often it is tried", async () => {
    const [phone, desk] = [await switchedOn(), await switchedOn(await signInAgain())];
    await w.owner.request(calls.businessUser.changeLanguage, { body: { language: "de" } });
    await happens(3);
    await send({ again: 1 });
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
    const second = {
      country: "UA",
      currency: "UAH",
      time_zone: "Europe/Kyiv",
      title: "Second shop",
      language: "uk" as const,
    };
    const { id: businessId } = await w.owner.request(calls.business.add, {
      body: { ...second, loyalty_title: "Points" },
    });
    await happens(1, { businessId });
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

  test("is stored although a device is being switched off at the same time", async () => {
    await switchedOn();
    const client = await server.pool.connect();
    await client.query("begin");
    await client.query("delete from push_device where session_id in (select id from session where business_id = $1)", [
      w.businessId,
    ]);
    const raised = happens();
    await wait(300);
    await client.query("commit");
    client.release();
    await raised;
    expect(await waiting()).toEqual([]);
    expect((await w.owner.request(calls.notifications.status, {})).notifications_unread).toBe(1);
  });

  test("that was read meanwhile is not sent", async () => {
    const browser = await switchedOn();
    await happens();
    await w.owner.request(calls.notifications.read, { body: {} });
    await send();
    expect([browser.shown, await waiting()]).toEqual([[], []]);
  });

  test("is not sent to a session that may not read it, for want of the second factor that the business demands", async () => {
    const browser = await switchedOn();
    await w.owner.request(calls.business.changeSecondFactor, { body: { second_factor_required: true } });
    await happens();
    await send();
    expect([browser.shown, await waiting()]).toEqual([[], []]);
  });

  test("that nobody has sent within a day is forgotten at night", async () => {
    await switchedOn();
    await happens();
    const clean = pushJobs(server)["push_devices.clean"];
    await clean?.({}, server.clock.now());
    expect(await waiting()).toHaveLength(1);
    await clean?.({}, new Date(server.clock.now().getTime() + 86_400_001));
    expect(await waiting()).toEqual([]);
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

  test("that says when to try again is tried then, in seconds or at a moment", async () => {
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

  test("that does not answer is given up after ten seconds, and asked again", async () => {
    const browser = await switchedOn();
    await happens();
    browser.fault = { hangs: true };
    const begun = performance.now();
    await send();
    expect(performance.now() - begun).toBeLessThan(30_000);
    expect(await waiting()).toMatchObject([{ attempts: 1 }]);
    browser.fault = undefined;
    await send();
    expect([browser.shown.length, await waiting()]).toEqual([1, []]);
  });

  test("is not asked with what is a day old", async () => {
    const browser = await switchedOn();
    await happens();
    await send({ now: new Date(server.clock.now().getTime() + 86_400_001) });
    expect([browser.shown, await waiting()]).toEqual([[], []]);
  });
});
