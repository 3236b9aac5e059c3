import { LEDGER_PROMISES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { raw } from "#kit/database/rows.ts";
import { mailTo } from "../../../test/mail.ts";
import { ownDatabase } from "../../../test/own-database.ts";
import { startTestServer } from "../../../test/server.ts";
import { type Shop, shop } from "../../../test/shop.ts";
import { dueDay, proveEverywhere, proveNightly } from "./nightly.ts";

const server = await startTestServer({}, await ownDatabase());
const listProofs = (s: Shop) => s.w.owner.request(calls.platform.proofs, {});
const prove = (s: Shop, day: string) =>
  proveNightly(server, { businessId: s.w.businessId, day }, new Date(`${day}T03:12:00Z`));
/** The ledger e-mails to the people of a business. */
async function alarms(s: Shop) {
  return (await mailTo(server, s.w.login)).filter(({ body }) => body.includes("/ledger-proof"));
}

test("a business is proved from three o'clock of its own night, once a day, and later when it was missed", () => {
  const at = (time: string) => new Date(`2026-11-22T${time}Z`);
  expect(dueDay("Europe/Kyiv", null, at("00:59:59"))).toBe(null);
  expect(dueDay("Europe/Kyiv", null, at("01:00:00"))).toBe("2026-11-22");
  expect(dueDay("Europe/Kyiv", "2026-11-22", at("01:12:00"))).toBe(null);
  expect(dueDay("Europe/Kyiv", "2026-11-20", at("20:00:00"))).toBe("2026-11-22");
  expect(dueDay("Pacific/Kiritimati", "2026-11-22", at("13:00:00"))).toBe("2026-11-23");
});

test("a nightly ledger check is stored with what it checked, a second one of the same day is not", async () => {
  const s = await shop(server);
  await s.member("10.00");
  await prove(s, "2026-11-21");
  await prove(s, "2026-11-22");
  await prove(s, "2026-11-22");
  const { items, latest } = await listProofs(s);
  expect(items.map(({ business_date, gaps_count }) => [business_date, gaps_count])).toEqual([
    ["2026-11-22", 0],
    ["2026-11-21", 0],
  ]);
  expect(latest).toMatchObject({ gaps: [], promises: [...LEDGER_PROMISES], proved: { accounts: 1, transfers: 1 } });
  expect(await alarms(s)).toEqual([]);
});

test("a discrepancy is stored, reported to owners and accountants, and stops no sale", async () => {
  const s = await shop(server);
  const customer = await s.member("10.00");
  await s.w.inside((tenant) => tenant.run(raw(sql`update account set balance = balance + 1 where version > 0`)));
  await prove(s, "2026-11-22");
  await prove(s, "2026-11-22");
  const { items, latest } = await listProofs(s);
  expect(items).toMatchObject([{ gaps_count: 3 }]);
  expect(latest?.gaps.map(({ promise }) => promise).sort()).toEqual([
    "balances-are-entries",
    "bonuses-are-lots",
    "books-sum-to-zero",
  ]);
  expect((await alarms(s)).map(({ subject }) => subject)).toEqual([expect.stringContaining("does not balance")]);
  const told = await s.w.owner.request(calls.notifications.list, {});
  expect(told.items.map(({ event }) => event)).toContain("ledger-difference");
  await s.sell({ items: [{ code: "A", quantity: "1" }], customer_id: customer });
});

test("a past sale that prices differently raises the same alarm at night, and names the sale", async () => {
  const s = await shop(server);
  const { id } = (await s.sell({ items: [{ code: "A", quantity: "1" }] })).transaction;
  await s.w.inside((tenant) =>
    tenant.run(raw(sql`update transaction set discount_amount = discount_amount + 1 where id = ${id}`)),
  );
  await prove(s, "2026-11-22");
  const { latest } = await listProofs(s);
  expect(latest?.gaps).toContainEqual({
    promise: "sales-price-the-same",
    subject: id,
    found: "discount_amount 1",
    expected: "0",
  });
  expect(await alarms(s)).toHaveLength(1);
  const told = await s.w.owner.request(calls.notifications.list, {});
  expect(told.items.map(({ event }) => event)).toContain("ledger-difference");
});

test("proves every business by itself, however many servers try at once", async () => {
  const [one, two] = [await shop(server), await shop(server)];
  const night = new Date(server.clock.now().getTime() + 40 * 86_400_000);
  night.setUTCHours(12);
  await Promise.all([proveEverywhere(server, night), proveEverywhere(server, night)]);
  for (const s of [one, two]) expect((await listProofs(s)).items).toHaveLength(1);
});
