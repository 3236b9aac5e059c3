import { calls } from "@patron/contract/routes";
import type { Updateable } from "kysely";
import { pino } from "pino";
import { expect, test } from "vitest";
import { inTenant, q } from "#kit/database/rows.ts";
import type { Card } from "#kit/database/tables.ts";
import { fileStore } from "#kit/files.ts";
import { auditOf } from "../../../test/audit.ts";
import { ownDatabase } from "../../../test/own-database.ts";
import { startTestServer } from "../../../test/server.ts";
import { examples, type Shop, shop } from "../../../test/shop.ts";
import { addCategoryRule } from "./fixture.ts";
import { categoryJobs } from "./jobs.ts";
import { checkCategoriesIn } from "./nightly.ts";

// A database of its own, because the job checks tomorrow's night for every business of it.
const server = await startTestServer({}, await ownDatabase());
const zone = "Europe/Kyiv";
const tomorrow = () =>
  Temporal.Instant.fromEpochMilliseconds(Date.now()).toZonedDateTimeISO(zone).toPlainDate().add({ days: 1 });
/** An hour of a later day of the programme. */
const night = (days: number, hour = 4) =>
  new Date(tomorrow().add({ days }).toZonedDateTime({ timeZone: zone, plainTime: { hour } }).epochMilliseconds);
const run = (s: Shop, at: Date) => checkCategoriesIn(server.pool, s.w.businessId, at);

/** The job as the queue starts it, for every business of the database. */
async function runJob(at: Date): Promise<void> {
  const { pool, clock, settings } = server;
  const services = { pool, clock, settings, files: fileStore(settings.dataDir), log: pino({ level: "silent" }) };
  await categoryJobs(services)["categories.check"]?.({}, at);
}

/** A shop whose customers are Silver from 50 hryvnias in three months on, and Base below; checked at night only. One check is 25.55. */
async function started() {
  const s = await shop(server);
  const path = { loyaltyId: s.w.loyaltyId };
  await s.w.owner.request(calls.cardCategories.changeSettings, { path, body: { auto_assign_active: true } });
  const base = (await s.w.make.cardCategory({ title: "Base", sort_order: 1 })).id;
  const silver = (await s.w.make.cardCategory({ title: "Silver", sort_order: 2 })).id;
  const rule = { period: "three-months" as const, apply: "daily" as const };
  await addCategoryRule(s.w, { ...rule, category_to: silver, threshold_from: "50", sort_order: 1 });
  const lowers = { ...rule, category_from: silver, category_to: base, threshold_from: "0", threshold_to: "49.99" };
  const falls = await addCategoryRule(s.w, { ...lowers, sort_order: 2 });
  return { s, base, silver, falls };
}
const cardOf = async (s: Shop, userId: string) =>
  (await s.w.owner.request(calls.customers.get, { path: { userId } })).cards[0]!; // The shop's members have one card.
const titleOf = async (s: Shop, userId: string) => (await cardOf(s, userId)).category?.title ?? null;
async function buyer(s: Shop, checks: number): Promise<string> {
  const customer_id = await s.member();
  for (let one = 0; one < checks; one += 1) await s.sell({ items: examples, customer_id });
  return customer_id;
}
/** Changes a card behind the back of the server. */
const touch = (s: Shop, customerId: string, card: Updateable<Card>) =>
  s.w.inside((tenant) =>
    tenant.run(q.updateTable("card").set(card).where(inTenant()).where("customer_id", "=", customerId)),
  );
const changesOf = async (s: Shop, customerId: string) =>
  (await s.w.inside((tenant) => tenant.many(auditOf(customerId)))).filter(({ call }) => call === "categories.check");

test("whoever has bought enough rises at the programme's hour, and falls when the purchases slide out of the period", async () => {
  const { s, base, silver } = await started();
  const [much, little] = [await buyer(s, 2), await buyer(s, 1)];
  await run(s, night(0, 2));
  expect(await titleOf(s, much)).toBeNull();
  await run(s, night(0));
  expect([await titleOf(s, much), await titleOf(s, little)]).toEqual(["Silver", null]);
  await run(s, night(60));
  expect(await titleOf(s, much)).toBe("Silver");
  await run(s, night(100));
  expect(await titleOf(s, much)).toBe("Base");
  expect((await changesOf(s, much)).map(({ after }) => after)).toMatchObject([
    { category_id: silver },
    { category_id: base },
  ]);
});

test("a pinned category is not lowered", async () => {
  const { s, silver } = await started();
  const customer = await buyer(s, 1);
  const body = { loyalty_id: s.w.loyaltyId, category_id: silver, user_ids: [customer], pinned: true };
  await s.w.owner.request(calls.cardCategories.assign, { body });
  await run(s, night(0));
  expect(await titleOf(s, customer)).toBe("Silver");
  await s.w.owner.request(calls.cardCategories.assign, { body: { ...body, pinned: false } });
  await touch(s, customer, { category_dt: night(0, 5) });
  await run(s, night(1));
  expect(await titleOf(s, customer)).toBe("Base");
});

test("a cancelled sale and a changed rule are noticed the next night, and nobody else is looked at", async () => {
  const { s, falls } = await started();
  const customer_id = await buyer(s, 1);
  const { transaction } = await s.sell({ items: examples, customer_id });
  const other = await buyer(s, 1);
  await run(s, night(0));
  expect(await titleOf(s, customer_id)).toBe("Silver");
  await touch(s, customer_id, { category_id: null, category_dt: null });
  // What nobody has touched since the last night is not looked at.
  await run(s, night(1));
  expect(await titleOf(s, customer_id)).toBeNull();
  const path = { loyaltyId: s.w.loyaltyId, ruleId: falls.id };
  const change = { category_from: null };
  await s.w.owner.request(calls.cardCategoryRules.change, { path, body: change });
  const later = { modified_dt: night(1, 5) };
  await s.w.inside((tenant) => tenant.run(q.updateTable("card_category_rule").set(later).where(inTenant())));
  await run(s, night(2));
  expect([await titleOf(s, customer_id), await titleOf(s, other)]).toEqual(["Silver", "Base"]);
  const reason = { transaction_id: transaction.id, reason: "returned" };
  await s.w.owner.request(calls.transactions.cancel, { body: reason });
  const cancelled = { cancel_dt: night(2, 5) };
  await s.w.inside((tenant) =>
    tenant.run(q.updateTable("transaction").set(cancelled).where(inTenant()).where("id", "=", transaction.id)),
  );
  await run(s, night(3));
  expect(await titleOf(s, customer_id)).toBe("Base");
});

test("runs at once, a second one, and one after an interruption move nobody twice", async () => {
  const { s, base, silver } = await started();
  // From Silver on it would go further at once, if somebody were looked at again.
  await addCategoryRule(s.w, {
    category_from: silver,
    category_to: base,
    threshold_from: "0",
    apply: "daily",
    sort_order: 0,
  });
  const customers = await Promise.all(Array.from({ length: 3 }, () => buyer(s, 2)));
  await Promise.all([run(s, night(0)), run(s, night(0)), run(s, night(0))]);
  await run(s, night(0, 5));
  for (const id of customers) expect(await changesOf(s, id)).toHaveLength(1);
  // The server ended after the first card of the next night.
  const cards = await Promise.all(customers.map(async (id) => ({ id, card: (await cardOf(s, id)).id })));
  const [first, ...rest] = cards.toSorted((a, b) => (a.card < b.card ? -1 : 1));
  const { day } = await s.w.inside((tenant) =>
    tenant.one(q.selectFrom("category_check").select("day").where(inTenant())),
  );
  await s.w.inside((tenant) =>
    tenant.run(q.updateTable("category_check").set({ done: false, last_card_id: first!.card }).where(inTenant())),
  );
  await run(s, night(0, 6));
  expect(day).toBe(tomorrow().toString());
  expect(await changesOf(s, first!.id)).toHaveLength(1); // There are three.
  for (const { id } of rest) expect(await changesOf(s, id)).toHaveLength(2);
});

test("nothing happens where the check is switched off; the job covers every business", async () => {
  const { s } = await started();
  const path = { loyaltyId: s.w.loyaltyId };
  const set = (body: object) => s.w.owner.request(calls.cardCategories.changeSettings, { path, body });
  const customer = await buyer(s, 2);
  await set({ auto_assign_active: false });
  await run(s, night(0));
  expect(await titleOf(s, customer)).toBeNull();
  await set({ auto_assign_active: true, recalc_time: "23:30" });
  await runJob(night(0, 23));
  expect(await titleOf(s, customer)).toBeNull();
  await set({ recalc_time: "22:30" });
  await runJob(night(0, 23));
  expect(await titleOf(s, customer)).toBe("Silver");
});
