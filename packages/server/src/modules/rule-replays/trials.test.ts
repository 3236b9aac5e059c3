import { randomUUID } from "node:crypto";
import type { ruleReplays } from "@patron/contract";
import type { BodyOf } from "@patron/contract/kit";
import { calls } from "@patron/contract/routes";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { raw } from "#kit/database/rows.ts";
import { startTestServer } from "../../../test/server.ts";
import { type SaleBody, type Shop, shop } from "../../../test/shop.ts";
import { threadOn } from "./fixture.ts";
import { runPiece } from "./run.ts";

const server = await startTestServer();
const threads = threadOn(server.pool);
const services = { pool: server.pool, clock: server.clock, threads };
const inDays = (count: number) =>
  new Date(server.clock.now().getTime() + count * 86_400_000).toISOString().slice(0, 10);
const days = { date_from: inDays(-7), date_to: inDays(1) };

type Draft = BodyOf<typeof ruleReplays.add>["draft"];
const items = [
  { code: "A", quantity: "2" },
  { code: "B", quantity: "1" },
];
const percent = (value: string, more: object = {}) => ({
  ...{ title: "Draft", action_type: "discount-check-percent" as const, value },
  ...more,
});

const startIn = ({ w }: Shop, draft: Draft) =>
  w.owner.request(calls.ruleReplays.add, { path: { loyaltyId: w.loyaltyId }, body: { draft, ...days } });
const readIn = ({ w }: Shop, ruleReplayId: string) =>
  w.owner.request(calls.ruleReplays.get, { path: { loyaltyId: w.loyaltyId, ruleReplayId } });
async function triedIn(s: Shop, draft: Draft) {
  const { id } = await startIn(s, draft);
  for (let time = 0; time < 4; time++) await runPiece(services, s.w.businessId, id);
  return readIn(s, id);
}
const itemIn = async ({ w }: Shop, code: string) => {
  const found = await w.owner.request(calls.embedded.goods, {});
  return found.items.find((one) => one.code === code)?.id ?? "";
};
const figuresOf = ({ result }: Awaited<ReturnType<typeof triedIn>>) => result?.currencies[0];

/** A shop whose till sells by a price group. */
async function shelfShop() {
  const s = await shop(server);
  const group = await s.w.make.priceGroup();
  const body = { price_group_id: group.id };
  await s.w.owner.request(calls.terminals.change, { path: { terminalId: s.terminalId }, body });
  return { s, group, item: await itemIn(s, "A") };
}

describe("prices over past sales", () => {
  test("a percentage: what customers would have paid more, who loses, and which goods are meant", async () => {
    const s = await shop(server);
    await s.rule({ action_type: "discount-check-percent", value: "10" });
    const customer_id = await s.member();
    await s.sell({ items, customer_id });
    await s.sell({ items });
    const dearer = await triedIn(s, { kind: "price-percent", percent: "10" });
    expect(dearer).toMatchObject({ kind: "price-percent", percent: "10", rule: null, title: "", prices_count: null });
    expect(dearer.result).toMatchObject({
      ...{ sales_count: 2, touched_count: 2, applied_count: 2, winners_count: 0, losers_count: 1, clashes: [] },
      customers: [expect.objectContaining({ gain: "-2.31" })],
    });
    expect(figuresOf(dearer)).toMatchObject({
      before: { amount: "51.10", discount_amount: "5.12", amount_to_pay: "45.98" },
      after: { amount: "56.22", discount_amount: "5.62", amount_to_pay: "50.60" },
    });
    const item = await itemIn(s, "B");
    const cheaper = await triedIn(s, { kind: "price-percent", percent: "-100", item_ids: [item] });
    expect(figuresOf(cheaper)?.after.amount).toBe("40.00");
    expect(cheaper.items).toEqual([{ id: item, title: "Item B" }]);
  });

  test("prices one by one: in a price group, and wherever the item is sold", async () => {
    const { s, group, item } = await shelfShop();
    await s.sell({ items });
    const inGroup = await triedIn(s, {
      kind: "prices",
      prices: [{ item_id: item, price_group_id: group.id, price: "12.50" }],
    });
    expect(figuresOf(inGroup)).toMatchObject({ before: { amount: "25.55" }, after: { amount: "30.55" } });
    expect(inGroup).toMatchObject({
      kind: "prices",
      prices_count: 1,
      prices: [{ item: { id: item, title: "Item A" }, price_group: { id: group.id }, price: "12.50" }],
    });
    const everywhere = await triedIn(s, { kind: "prices", prices: [{ item_id: item, price: "1" }] });
    expect(figuresOf(everywhere)?.after.amount).toBe("7.55");
    const abroad = await triedIn(s, { kind: "prices", currency: "EUR", prices: [{ item_id: item, price: "1" }] });
    expect(abroad.result?.touched_count).toBe(0);
    await expect(startIn(s, { kind: "prices", prices: [{ item_id: item, price: null }] })).rejects.toMatchObject({
      code: "rule_replay.nothing_changed",
    });
  });

  test("a planned change of prices, which a cancelled one no longer is", async () => {
    const { s, group, item } = await shelfShop();
    await s.sell({ items });
    const path = { loyaltyId: s.w.loyaltyId };
    const { id } = await s.w.owner.request(calls.priceMatrix.addChange, {
      path,
      body: {
        price_groups: [{ price_group_id: group.id, prices: [{ item_id: item, price: "9" }] }],
        valid_from: "2090-01-01T00:00:00Z",
      },
    });
    const planned = { kind: "price-change" as const, price_change_id: id };
    const tried = await triedIn(s, planned);
    expect(tried).toMatchObject({ kind: "price-change", price_change_id: id, prices_count: 1 });
    expect(figuresOf(tried)?.after.amount).toBe("23.55");
    await s.w.owner.request(calls.priceMatrix.cancelChange, { path: { ...path, priceChangeId: id } });
    await expect(startIn(s, planned)).rejects.toMatchObject({ code: "rule_replay.nothing_changed" });
    expect(figuresOf(await readIn(s, tried.id))?.after.amount).toBe("23.55");
    const stranger = await shop(server);
    await expect(startIn(stranger, planned)).rejects.toMatchObject({ code: "price_change.not_found" });
  });
});

describe("a whole programme over past sales", () => {
  test("today's rules and how they combine, also ones that are switched off, and a draft among them", async () => {
    const s = await shop(server);
    await s.sell({ items });
    const path = { loyaltyId: s.w.loyaltyId };
    const add = async (body: ReturnType<typeof percent>) =>
      (await s.w.owner.request(calls.rules.add, { path, body })).id;
    const [five, seven] = [await add(percent("5")), await add(percent("7", { active: false }))];
    const now = await triedIn(s, { kind: "programme" });
    expect(now).toMatchObject({ kind: "programme", rules_count: 1, rules: [{ id: five, title: "Draft" }], title: "" });
    expect(figuresOf(now)).toMatchObject({ before: { discount_amount: "0.00" }, after: { discount_amount: "1.28" } });
    const both = await triedIn(s, { kind: "programme", rule_ids: [five, seven] });
    expect(figuresOf(both)?.after.discount_amount).toBe("1.79");
    expect(both.result?.clashes.map(({ rule: { id } }) => id).sort()).toEqual([five, seven].sort());
    await s.w.owner.request(calls.rules.changeSettings, { path, body: { discounts_scheme: "summarizing" } });
    const combined = await triedIn(s, { kind: "programme", rule_ids: [five, seven], rule: percent("10") });
    expect(combined).toMatchObject({ rules_count: 3, title: "Draft", result: { applied_count: 1 } });
    expect(figuresOf(combined)?.after.discount_amount).toBe("5.63");
    expect(figuresOf(await triedIn(s, { kind: "programme", rule_ids: [] }))?.after.discount_amount).toBe("0.00");
    const replaced = await triedIn(s, { kind: "programme", rule: percent("20", { id: five }) });
    expect(replaced).toMatchObject({ rules_count: 1, rule: { id: five } });
    expect(figuresOf(replaced)?.after.discount_amount).toBe("5.11");
  });

  test("a rule that counts earlier purchases is left out of sales that did not store them, and they are counted", async () => {
    const s = await shop(server);
    const customer_id = await s.member();
    await s.sell({ items, customer_id });
    const thresholds = [{ from: "0", value: "10" }];
    await s.rule({ action_type: "discount-check-percent", depends_on: "visits", period: "month", thresholds });
    await s.sell({ items, customer_id });
    const tried = await triedIn(s, { kind: "programme" });
    expect(tried.result).toMatchObject({ sales_count: 2, unmeasured_count: 1, touched_count: 0 });
  });

  test("a limited rule that is new counts its uses from the beginning of the period", async () => {
    const s = await shop(server);
    for (let time = 0; time < 3; time++) await s.sell({ items });
    await s.w.owner.request(calls.rules.add, {
      path: { loyaltyId: s.w.loyaltyId },
      body: percent("50", { limit_total: 2 }),
    });
    expect((await triedIn(s, { kind: "programme" })).result).toMatchObject({ touched_count: 2, applied_count: 2 });
  });

  test("what special accounts are credited, in their units, and sales that touch nothing else", async () => {
    const s = await shop(server);
    const customer_id = await s.member();
    await s.sell({ items, customer_id });
    const { owner } = s.w;
    const account = { title: "Coffee", scope: "retail" as const, type: "punches" as const };
    const { id } = await owner.request(calls.specialAccounts.add, { body: account });
    const stamp = { title: "A stamp", action_type: "charge-check-amount" as const, value: "2" };
    const rule = { ...stamp, charge_target: "special-account" as const, special_account_id: id };
    const tried = await triedIn(s, { kind: "rule", rule });
    expect(tried.result).toMatchObject({
      touched_count: 1,
      accounts: [{ special_account: { id, title: "Coffee" }, before: "0", after: "2" }],
    });
  });
});

test("what was found by a server of another version is found anew", async () => {
  const s = await shop(server);
  for (let time = 0; time < 2; time++) await s.sell({ items });
  const { id } = await startIn(s, { kind: "price-percent", percent: "5" });
  await runPiece(services, s.w.businessId, id);
  const { sales_count } = await readIn(s, id);
  expect(sales_count).toBe(2);
  await s.w.inside((tenant) =>
    tenant.run(
      raw(sql`update rule_replay set found = '\\x28b52ffd201ad100007b2274616c6c79223a227b7d222c2275736573223a6e756c6c7d'::bytea, last_dt = now(), last_id = id, done_count = 1
        where business_id = ${s.w.businessId} and id = ${id}`),
    ),
  );
  await runPiece(services, s.w.businessId, id);
  expect(await readIn(s, id)).toMatchObject({ state: "done", done_count: 2, result: { sales_count: 2 } });
});

test("a trial that an earlier version started and ended is still read", async () => {
  const s = await shop(server);
  await s.sell({ items });
  const done = await triedIn(s, { kind: "rule", rule: percent("10") });
  await s.w.inside((tenant) =>
    tenant.run(
      raw(sql`update rule_replay set change = null,
          result = (result - 'accounts' - 'unmeasured_count') #- '{currencies,0,before,amount}' #- '{currencies,0,after,amount}'
        where business_id = ${s.w.businessId} and id = ${done.id}`),
    ),
  );
  const old = await readIn(s, done.id);
  expect(old).toMatchObject({ kind: "rule", title: "Draft", result: { accounts: [], unmeasured_count: 0 } });
  expect(figuresOf(old)?.after).toMatchObject({ amount: null, discount_amount: "2.56" });
});

test("what a trial says a rule costs is what it costs when it is really there, as are prices", async () => {
  const s = await shop(server);
  const path = { loyaltyId: s.w.loyaltyId };
  const members = [await s.member("30"), await s.member("30")];
  await s.rule({ action_type: "charge-check-percent", value: "3", charge_target: "bonuses" });
  const baskets: SaleBody[] = Array.from({ length: 12 }, (_, index) => ({
    items: [
      { code: "A", quantity: String(1 + (index % 3)) },
      { code: "B", quantity: `${1 + (index % 4)}.5` },
    ],
    ...(index % 3 === 0 ? {} : { customer_id: members[index % 2] ?? null }),
    ...(index % 6 === 1 ? { bonuses_to_redeem: "1.25" } : {}),
  }));
  const sellAll = async () => {
    const sums = new Map<string, bigint>();
    for (const basket of baskets) {
      const { check } = await s.sell(basket);
      for (const name of ["amount", "discount_amount", "amount_to_pay", "bonuses_redeemed_amount"] as const)
        sums.set(name, (sums.get(name) ?? 0n) + BigInt(check.totals[name].replace(".", "")));
    }
    return sums;
  };
  await sellAll();
  const happyHour = percent("12.5", { title: "Happy hour" });
  const tried = figuresOf(await triedIn(s, { kind: "rule", rule: happyHour }))?.after;
  await s.w.owner.request(calls.rules.add, { path, body: happyHour });
  // The same as the whole programme now.
  expect(figuresOf(await triedIn(s, { kind: "programme" }))?.after).toEqual(tried);
  const really = await sellAll();
  const minor = (text: string | null | undefined) => BigInt((text ?? "").replace(".", ""));
  expect(really).toEqual(
    new Map([
      ["amount", minor(tried?.amount)],
      ["discount_amount", minor(tried?.discount_amount)],
      ["amount_to_pay", minor(tried?.amount_to_pay)],
      ["bonuses_redeemed_amount", minor(tried?.redeemed_amount)],
    ]),
  );
  // Of the second half nothing would be another way.
  const again = await triedIn(s, { kind: "programme" });
  expect(again.result?.touched_count).toBe(tried ? baskets.length : 0);
});

test("people who manage points of sale try prices; who only looks on does not", async () => {
  const s = await shop(server);
  await s.w.owner.request(calls.business.changeRoleBasedModel, { body: { active: true } });
  const [manager, viewer] = [
    await s.w.member({ roles: ["sales-point-manager"] }),
    await s.w.member({ roles: ["viewer"] }),
  ];
  const path = { loyaltyId: s.w.loyaltyId };
  const body = { draft: { kind: "price-percent" as const, percent: "5" }, ...days };
  expect(await manager.request(calls.ruleReplays.add, { path, body })).toMatchObject({ state: "running" });
  await expect(viewer.request(calls.ruleReplays.add, { path, body })).rejects.toMatchObject({ code: "access.denied" });
});

test("a draft of no kind, or with fields of another kind, is told what it may have", async () => {
  const s = await shop(server);
  const sent = (draft: unknown) =>
    s.w.owner.request(calls.ruleReplays.add, {
      path: { loyaltyId: s.w.loyaltyId },
      body: { draft, ...days } as never, // Mistakes on purpose.
    });
  const fields = (draft: unknown) =>
    sent(draft).then(
      () => undefined,
      (error: { errors?: { path: string; message: string }[] }) => error.errors,
    );
  expect(await fields({ kind: "price" })).toEqual([
    {
      ...{ path: "draft.kind", code: "enum" },
      message: "must be one of: rule, programme, prices, price-percent, price-change",
    },
  ]);
  expect(await fields({})).toMatchObject([{ path: "draft.kind", code: "required" }]);
  expect(await fields([])).toMatchObject([{ path: "draft", code: "type" }]);
  expect(await fields({ kind: "price-change", price_change_id: randomUUID(), percent: "5" })).toMatchObject([
    { path: "draft.percent", code: "additionalProperties" },
  ]);
  expect(await fields({ kind: "prices", prices: [] })).toMatchObject([{ path: "draft.prices", code: "minItems" }]);
});
