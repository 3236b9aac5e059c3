import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { sql } from "kysely";
import { pino } from "pino";
import { beforeAll, describe, expect, test } from "vitest";
import { raw } from "#kit/database/rows.ts";
import { configOf, openPool } from "#kit/pool.ts";
import { openThreads } from "#kit/threads/threads.ts";
import type { Caller } from "../../../test/caller.ts";
import { startTestServer } from "../../../test/server.ts";
import { type Shop, shop } from "../../../test/shop.ts";
import { threadOn } from "./fixture.ts";
import type { Answer, Asked } from "./piece.ts";
import { runPiece } from "./run.ts";

const server = await startTestServer();
const threads = threadOn(server.pool);
const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const inDays = (count: number) => dayOf(new Date(server.clock.now().getTime() + count * 86_400_000));
// The zone of the programme may already be in tomorrow.
const days = { date_from: inDays(-7), date_to: inDays(1) };

const items = [
  { code: "A", quantity: "2" },
  { code: "B", quantity: "1" },
];
const percent = (value: string) => ({ title: "Draft", action_type: "discount-check-percent" as const, value });
let s: Shop;
let own: string;
let member: string;

beforeAll(async () => {
  s = await shop(server);
  own = await s.rule({ action_type: "discount-check-percent", value: "10" });
  member = await s.member();
  await s.sell({ items });
  await s.sell({ items, customer_id: member });
  await s.sell({ items, customer_id: member });
});

const path = (shopped = s) => ({ loyaltyId: shopped.w.loyaltyId });
type Body = Parameters<typeof start>[0];
const ofRule = <Rule>(rule: Rule) => ({ kind: "rule" as const, rule });
const start = (
  draft: { rule?: ReturnType<typeof percent> & Record<string, unknown>; off_rule_ids?: string[] },
  by?: Caller,
) =>
  (by ?? s.w.owner).request(calls.ruleReplays.add, {
    path: path(),
    body: { draft: { kind: "rule", ...draft }, ...days },
  });
const run = async (id: string, times = 5, { w } = s) => {
  const services = { pool: server.pool, clock: server.clock, threads };
  for (let time = 0; time < times; time++) await runPiece(services, w.businessId, id);
  return w.owner.request(calls.ruleReplays.get, { path: { loyaltyId: w.loyaltyId, ruleReplayId: id } });
};
const replayed = async (body: Body) => run((await start(body)).id);

test("a dearer rule in place of the running one: what it costs, whom it helps, and which sales", async () => {
  const { state, sales_count, done_count, result, estimate, rule } = await replayed({
    rule: { ...percent("20"), id: own },
  });
  expect({ state, sales_count, done_count, estimate }).toEqual({
    state: "done",
    sales_count: 3,
    done_count: 3,
    estimate: null,
  });
  expect(rule?.id).toBe(own);
  expect(result).toMatchObject({
    sales_count: 3,
    touched_count: 3,
    applied_count: 3,
    earlier_count: 0,
    unpaid_count: 0,
  });
  expect(result?.currencies).toEqual([
    {
      currency: "UAH",
      sales_count: 3,
      touched_count: 3,
      before: expect.objectContaining({ discount_amount: "7.68", amount_to_pay: "68.97" }),
      after: expect.objectContaining({ discount_amount: "15.33", amount_to_pay: "61.32" }),
      invitations: [],
      margin: { sales_count: 0, before: "0.00", after: "0.00" },
    },
  ]);
  expect(result).toMatchObject({ winners_count: 1, losers_count: 0 });
  expect(result?.customers).toEqual([
    expect.objectContaining({ customer: { id: member, title: expect.any(String) }, gain: "5.10" }),
  ]);
  expect(result?.sales).toHaveLength(3);
});

test("without any effect nothing differs", async () => {
  const { result } = await replayed({ rule: { ...percent("10"), id: own } });
  expect(result).toMatchObject({
    sales_count: 3,
    touched_count: 0,
    applied_count: 3,
    clashes: [],
    sales: [],
    customers: [],
  });
  const [uah] = result?.currencies ?? [];
  expect(uah?.after).toEqual(uah?.before);
});

test("a rule that is switched off: customers lose, and who buys without a card is none of them", async () => {
  const { result, rule } = await replayed({ off_rule_ids: [own] });
  expect(rule).toBeNull();
  expect(result).toMatchObject({ touched_count: 3, applied_count: 0, winners_count: 0, losers_count: 1, clashes: [] });
  expect(result?.customers[0]?.gain).toBe("-5.12");
});

test("a new rule that beats a running one, and is beaten by it, names it", async () => {
  const better = await replayed({ rule: percent("20") });
  expect(better.result?.clashes).toEqual([{ rule: { id: own, title: "Rule" }, lost_count: 3, rival_count: 3 }]);
  const worse = await replayed({ rule: percent("5") });
  expect(worse.result).toMatchObject({ touched_count: 0, applied_count: 0 });
  expect(worse.result?.clashes).toEqual([{ rule: { id: own, title: "Rule" }, lost_count: 0, rival_count: 3 }]);
});

test("a rule that limits its uses counts them from the beginning of the period", async () => {
  const once = await replayed({ rule: { ...percent("50"), limit_per_customer: 1 } });
  // Nobody counts the purchases of a customer without a card.
  expect(once.result).toMatchObject({ applied_count: expect.any(Number), touched_count: 2 });
  const single = await replayed({ rule: { ...percent("50"), limit_total: 1 } });
  expect(single.result).toMatchObject({ applied_count: 1, touched_count: 1 });
});

test("sales of an earlier calculation, cancelled ones and those of other days are not counted", async () => {
  const other = await shop(server);
  await other.sell({ items });
  const cancelled = await other.sell({ items });
  await other.w.owner.request(calls.transactions.cancel, { body: { transaction_id: cancelled.transaction.id } });
  const old = await other.sell({ items });
  await other.w.inside((tenant) =>
    tenant.run(
      raw(
        sql`update transaction set engine_version = 'earlier' where business_id = ${other.w.businessId} and id = ${old.transaction.id}`,
      ),
    ),
  );
  const of = async (period: typeof days) => {
    const { id } = await other.w.owner.request(calls.ruleReplays.add, {
      path: path(other),
      body: { draft: ofRule(percent("10")), ...period },
    });
    return run(id, 3, other);
  };
  expect(await of(days)).toMatchObject({ sales_count: 2, result: { sales_count: 1, earlier_count: 1 } });
  expect(await of({ date_from: inDays(-9), date_to: inDays(-8) })).toMatchObject({ sales_count: 0, state: "done" });
});

describe("a replay", () => {
  test("of which one runs at a time ends when somebody stops it, and keeps nothing that it found", async () => {
    const { id, state } = await start({ rule: percent("10") });
    expect(state).toBe("running");
    await expect(start({ rule: percent("20") })).rejects.toMatchObject({ status: 409, code: "rule_replay.running" });
    await run(id, 1);
    const replay = { ...path(), ruleReplayId: id };
    await expect(s.w.owner.request(calls.ruleReplays.cancel, { path: replay }, { version: 1 })).rejects.toMatchObject({
      status: 412,
      code: "conflict.stale",
    });
    expect(await s.w.owner.request(calls.ruleReplays.cancel, { path: replay })).toMatchObject({ state: "cancelled" });
    expect(await run(id)).toMatchObject({ state: "cancelled", result: null, done_count: 0 });
    expect(await s.w.owner.request(calls.ruleReplays.cancel, { path: replay })).toMatchObject({ state: "cancelled" });
  });

  test("is listed and removed, also while it runs", async () => {
    const { id } = await start({ rule: percent("10") });
    const listed = await s.w.owner.request(calls.ruleReplays.list, { path: path() });
    expect(listed.items[0]).toMatchObject({ id, state: "running", rule: null });
    const replay = { ...path(), ruleReplayId: id };
    await expect(s.w.owner.request(calls.ruleReplays.remove, { path: replay }, { version: 9 })).rejects.toMatchObject({
      code: "conflict.stale",
    });
    await s.w.owner.request(calls.ruleReplays.remove, { path: replay });
    await runPiece({ pool: server.pool, clock: server.clock, threads }, s.w.businessId, id);
    const missing = { status: 404, code: "rule_replay.not_found" };
    await expect(s.w.owner.request(calls.ruleReplays.get, { path: replay })).rejects.toMatchObject(missing);
    await expect(s.w.owner.request(calls.ruleReplays.cancel, { path: replay })).rejects.toMatchObject(missing);
    await expect(s.w.owner.request(calls.ruleReplays.remove, { path: replay })).rejects.toMatchObject(missing);
  });

  test("goes on where another server left it, and a piece that was priced twice counts once", async () => {
    const { id } = await start({ rule: percent("20") });
    await run(id, 1);
    const services = { pool: server.pool, clock: server.clock, threads };
    await Promise.all([runPiece(services, s.w.businessId, id), runPiece(services, s.w.businessId, id)]);
    expect(await run(id)).toMatchObject({ state: "done", done_count: 3, result: { sales_count: 3 } });
  });

  test("of which a sale cannot be priced at all has failed, and another one may start", async () => {
    const broken = await shop(server);
    const { transaction } = await broken.sell({ items });
    const { businessId } = broken.w;
    await broken.w.inside((tenant) =>
      tenant.run(
        raw(
          sql`update transaction set input = 'no input' where business_id = ${businessId} and id = ${transaction.id}`,
        ),
      ),
    );
    const body = { draft: ofRule(percent("10")), ...days };
    const { id } = await broken.w.owner.request(calls.ruleReplays.add, { path: path(broken), body });
    const apart = openThreads<Asked, Answer>(new URL("./thread.ts", import.meta.url), server.pool);
    const services = { pool: server.pool, clock: server.clock, threads: apart };
    await runPiece(services, businessId, id);
    await expect(runPiece(services, businessId, id)).rejects.toThrow("The work has failed.");
    expect(await run(id, 1, broken)).toMatchObject({ state: "failed", result: null });
    await broken.w.owner.request(calls.ruleReplays.add, { path: path(broken), body });
  });

  test("whose thread has lost the database is priced by the job's next attempt", async () => {
    const { id } = await start({ rule: percent("20") });
    await run(id, 1);
    const lost = openPool(configOf(server.pool), pino({ level: "silent" }));
    await lost.end();
    const services = { pool: server.pool, clock: server.clock, threads: threadOn(lost) };
    await expect(runPiece(services, s.w.businessId, id)).rejects.toThrow("pool");
    expect(await run(id)).toMatchObject({ state: "done", done_count: 3 });
  });

  test("shows what goods cost only to those who may see it", async () => {
    const { id } = await start({ rule: percent("20") });
    await run(id);
    await s.w.owner.request(calls.business.changeRoleBasedModel, { body: { active: true } });
    const marketer = await s.w.member({ roles: ["marketing"] });
    const seen = await marketer.request(calls.ruleReplays.get, { path: { ...path(), ruleReplayId: id } });
    expect(seen.result?.currencies[0]).toMatchObject({ margin: null });
  });
});

test.each([
  ["rule_replay.nothing_changed", { kind: "rule" }],
  ["rule_replay.nothing_changed", { kind: "rule", rule: null, off_rule_ids: [] }],
  ["rule_replay.nothing_changed", { kind: "price-percent", percent: "0.00" }],
  ["rule_replay.percent_invalid", { kind: "price-percent", percent: "-100.01" }],
  ["rule.not_found", { kind: "rule", off_rule_ids: [randomUUID()] }],
  ["rule.not_found", { kind: "rule", rule: { ...percent("10"), id: randomUUID() } }],
  ["rule.not_found", { kind: "programme", rule_ids: [randomUUID()] }],
  ["rule.not_found", { kind: "programme", rule: { ...percent("10"), id: randomUUID() } }],
  ["price_group.not_found", { kind: "price-percent", percent: "5", price_group_ids: [randomUUID()] }],
  ["goods.not_found", { kind: "price-percent", percent: "5", item_ids: [randomUUID()] }],
  ["goods_category.not_found", { kind: "price-percent", percent: "5", item_category_ids: [randomUUID()] }],
  ["goods.not_found", { kind: "prices", prices: [{ item_id: randomUUID(), price: "5" }] }],
  ["price_change.not_found", { kind: "price-change", price_change_id: randomUUID() }],
  [
    "rule_replay.needs_past",
    {
      kind: "rule",
      rule: { ...percent("10"), depends_on: "visits", period: "month", thresholds: [{ from: "0", value: "1" }] },
    },
  ],
] as const)("%s: %j", async (code, draft) => {
  await expect(
    s.w.owner.request(calls.ruleReplays.add, { path: path(), body: { ...days, draft } as never }), // Mistakes on purpose.
  ).rejects.toMatchObject({ code });
});

test("a period that ends before it begins is refused", async () => {
  const body = { draft: ofRule(percent("10")), date_from: inDays(1), date_to: inDays(0) };
  await expect(s.w.owner.request(calls.ruleReplays.add, { path: path(), body })).rejects.toMatchObject({
    code: "rule_replay.dates_reversed",
  });
});

test("a programme that does not exist has none", async () => {
  const nowhere = { loyaltyId: randomUUID() };
  const one = { ...nowhere, ruleReplayId: randomUUID() };
  const missing = { code: "loyalty.not_found" };
  const { owner } = s.w;
  await expect(owner.request(calls.ruleReplays.list, { path: nowhere })).rejects.toMatchObject(missing);
  const body = { draft: ofRule(percent("10")), ...days };
  await expect(owner.request(calls.ruleReplays.add, { path: nowhere, body })).rejects.toMatchObject(missing);
  await expect(owner.request(calls.ruleReplays.get, { path: one })).rejects.toMatchObject(missing);
  await expect(owner.request(calls.ruleReplays.cancel, { path: one })).rejects.toMatchObject(missing);
  await expect(owner.request(calls.ruleReplays.remove, { path: one })).rejects.toMatchObject(missing);
});
