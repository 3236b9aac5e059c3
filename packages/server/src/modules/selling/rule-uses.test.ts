import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { inTenant, q } from "#kit/database/rows.ts";
import { rollUpAll } from "../../../test/rollup.ts";
import { startTestServer } from "../../../test/server.ts";
import { examples, type Shop, shop } from "../../../test/shop.ts";

const server = await startTestServer();

const discount = { action_type: "discount-check-amount", value: "1.00", currency: "UAH" } as const;
const discounted = async (s: Shop) => (await s.sell({ items: examples })).transaction.totals.discount_amount;
const limit = (s: Shop, ruleId: string, limit_total: number) =>
  s.w.owner.request(calls.rules.change, { path: { loyaltyId: s.w.loyaltyId, ruleId }, body: { limit_total } });

test("uses from before a rule had limits count, whether or not they are rolled up", async () => {
  const s = await shop(server);
  const rule = await s.rule(discount);
  await discounted(s);
  await rollUpAll(s.w);
  await discounted(s);
  await limit(s, rule, 3);
  expect(await discounted(s)).toBe("1.00");
  expect(await discounted(s)).toBe("0.00");
  await rollUpAll(s.w);
  expect(await discounted(s)).toBe("0.00");
});

test("a cancelled sale gives its use back at once", async () => {
  const s = await shop(server);
  await s.rule({ ...discount, limit_total: 1 });
  const { transaction } = await s.sell({ items: examples });
  expect(await discounted(s)).toBe("0.00");
  await s.w.owner.request(calls.transactions.cancel, { body: { transaction_id: transaction.id, reason: "returned" } });
  expect(await discounted(s)).toBe("1.00");
  expect(await discounted(s)).toBe("0.00");
  await rollUpAll(s.w);
  expect(await discounted(s)).toBe("0.00");
});

test("sales under a rule without limits do not wait for each other", async () => {
  const s = await shop(server);
  await s.rule(discount);
  await discounted(s);
  await rollUpAll(s.w);
  // A sale that takes its time before it commits.
  await s.w.inside(async (tenant) => {
    const counters = await tenant.many(q.selectFrom("rule_use").selectAll().where(inTenant()).forUpdate());
    expect(counters.length).toBeGreaterThan(0);
    expect(await discounted(s)).toBe("1.00");
  });
});
