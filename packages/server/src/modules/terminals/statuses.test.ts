import type { terminalStatuses } from "@patron/contract";
import type { FiltersOf, PageQuery } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { type Shop, shop, tillOf } from "../../../test/shop.ts";
import { addStaff } from "../staff/fixture.ts";
import { getLatest } from "./status-queries.ts";

const server = await startTestServer();
const { list, report } = calls.terminalStatuses;
const day = 86_400_000;

type Query = FiltersOf<typeof terminalStatuses.list>;
const historyOf = (s: Shop, query: Query = {}, page: PageQuery = {}) =>
  s.w.owner.request(list, { path: { terminalId: s.terminalId }, query, page });
const statesOf = async (s: Shop, query?: Query, page?: PageQuery) =>
  (await historyOf(s, query, page)).items.map(({ state }) => state);

describe("what a terminal is doing", () => {
  test("is stored as reported, and only when it changes", async () => {
    const s = await shop(server);
    const first = { state: "customer-awaiting", app_version: "4.2", device_model: "Sunmi V2", battery: 81 } as const;
    await s.till.request(report, { body: first });
    await s.till.request(report, { body: first });
    await s.till.request(report, { body: { ...first, battery: 80, comment: "Printer is out of paper" } });
    await s.till.request(report, { body: { state: "payment-process" } });
    const { items, total } = await historyOf(s);
    expect(total).toBe(3);
    expect(items.map(({ state, battery, comment }) => [state, battery, comment])).toEqual([
      ["payment-process", null, null],
      ["customer-awaiting", 80, "Printer is out of paper"],
      ["customer-awaiting", 81, null],
    ]);
    expect(items[2]).toMatchObject({ ...first, staff: null, remote_addr: expect.stringMatching(/^10\./) });
  });

  test("names who was signed in at the terminal", async () => {
    const s = await shop(server);
    const anna = await addStaff(s.w, { first_name: "Anna", last_name: "M", login: "anna.s", password: "secret-1" });
    await s.till.request(report, { body: { state: "customer-awaiting" } });
    await s.till.request(calls.term.signInByPassword, { body: { login: "anna.s", password: "secret-1" } });
    await s.till.request(report, { body: { state: "customer-awaiting" } });
    const { items } = await historyOf(s);
    expect(items.map(({ staff }) => staff)).toEqual([{ id: anna.id, title: "Anna M" }, null]);
  });

  test("ends with the session of the terminal", async () => {
    const s = await shop(server);
    await s.till.request(report, { body: { state: "customer-processing" } });
    await s.till.request(calls.term.signOut, {});
    expect(await statesOf(s)).toEqual(["terminal-sign-in-awaiting", "customer-processing"]);
  });

  test("is found by day of the point of sale and by address, in the requested order", async () => {
    const s = await shop(server);
    await s.till.request(report, { body: { state: "refueling-started" } });
    await s.till.request(report, { body: { state: "customer-awaiting" } });
    const today = new Date().toLocaleDateString("sv", { timeZone: "Europe/Kyiv" });
    const yesterday = new Date(Date.now() - day).toLocaleDateString("sv", { timeZone: "Europe/Kyiv" });
    const both = ["customer-awaiting", "refueling-started"];
    expect(await statesOf(s, { date_from: today, date_to: today })).toEqual(both);
    expect(await statesOf(s, { date_to: yesterday })).toEqual([]);
    const [{ remote_addr } = { remote_addr: "" }] = (await historyOf(s)).items;
    expect(await statesOf(s, { remote_addr })).toEqual(both);
    expect(await statesOf(s, { remote_addr: "192.0.2.1" })).toEqual([]);
    expect(await statesOf(s, {}, { sort: "state", order: "desc" })).toEqual([...both].reverse());
    expect(await statesOf(s, {}, { sort: "created_dt", order: "asc" })).toEqual([...both].reverse());
    expect(await statesOf(s, {}, { page: 2, count: 1 })).toEqual(["refueling-started"]);
  });

  test("of a terminal that is not there cannot be seen, nor that of another business", async () => {
    const [s, other] = [await shop(server), await shop(server)];
    const missing = { code: "terminal.not_found", status: 404 };
    await expect(historyOf({ ...s, terminalId: other.terminalId })).rejects.toMatchObject(missing);
  });

  test("is that of each terminal alone", async () => {
    const s = await shop(server);
    const second = await s.w.make.terminal(s.posId);
    const other = await tillOf(s.w, second.id);
    await s.till.request(report, { body: { state: "customer-awaiting" } });
    await other.request(report, { body: { state: "customer-awaiting" } });
    await s.till.request(report, { body: { state: "customer-awaiting" } });
    expect(await statesOf(s)).toEqual(["customer-awaiting"]);
  });

  test("is forgotten after 90 days, once the terminal reports again", async () => {
    const s = await shop(server);
    await s.till.request(report, { body: { state: "customer-awaiting" } });
    // The key of the shop's till does not end.
    server.clock.forward(91 * day);
    await s.till.request(report, { body: { state: "customer-processing" } });
    expect(await s.w.inside((tenant) => tenant.many(getLatest(s.terminalId).clearLimit()))).toHaveLength(1);
  });
});
