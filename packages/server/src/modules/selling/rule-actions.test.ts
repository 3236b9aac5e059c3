import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { examples, type Shop, shop } from "../../../test/shop.ts";

const server = await startTestServer();
type Body = Parameters<Shop["w"]["make"]["rule"]>[0];
/** Saves a rule as the back office does. */
const save = (s: Shop, body: Body) => s.w.make.rule({ currency: "UAH", value: "10", ...body });
const discount = async (s: Shop, body: Parameters<Shop["sell"]>[0]) =>
  (await s.sell(body)).transaction.totals.discount_amount;

test("goods have a special price, alone and together", async () => {
  const s = await shop(server);
  await save(s, { action_type: "special-price-item", value: "8.5000", include_goods: [await goodsId(s, "A")] });
  expect(await discount(s, { items: examples })).toBe("3.00");
  await save(s, { action_type: "special-price-check", value: "15.55" });
  expect(await discount(s, { items: examples })).toBe("10.00");
});

test("of whole sets the cheapest is given, as often as the rule lets", async () => {
  const s = await shop(server);
  const set = { action_type: "buy-x-get-y" as const, value: "100", currency: null };
  const { id } = await save(s, set);
  const path = { loyaltyId: s.w.loyaltyId, ruleId: id };
  expect(await s.w.owner.request(calls.rules.get, { path })).toMatchObject({
    ...{ buy_quantity: "1", get_quantity: "1", sets_max: null, get_goods: [] },
  });
  expect(await discount(s, { items: examples })).toBe("5.55");
  expect(await discount(s, { items: [{ code: "A", quantity: "5" }] })).toBe("20.00");
  await s.w.owner.request(calls.rules.change, { path, body: { sets_max: 1 } });
  expect(await discount(s, { items: [{ code: "A", quantity: "5" }] })).toBe("10.00");
  await s.w.owner.request(calls.rules.change, { path, body: { get_goods: [await goodsId(s, "B")], value: "50" } });
  expect(await discount(s, { items: examples })).toBe("2.78");
  // Another action has no sets.
  const other = await s.w.owner.request(calls.rules.change, { path, body: { action_type: "discount-check-percent" } });
  expect(other).toMatchObject({ buy_quantity: null, get_quantity: null, sets_max: null });
});

test("an exclusive rule acts alone", async () => {
  const s = await shop(server);
  await s.settings("rules", { discounts_scheme: "summarizing" });
  await save(s, { action_type: "discount-check-percent" });
  expect(await discount(s, { items: examples })).toBe("2.56");
  await save(s, { action_type: "discount-check-amount", value: "1.00", exclusive: true });
  expect(await discount(s, { items: examples })).toBe("1.00");
});

test("a value that grows with its own goods over a period counts those goods alone", async () => {
  const s = await shop(server);
  const [a, b] = [await goodsId(s, "A"), await goodsId(s, "B")];
  const customer_id = await s.member();
  const other = await s.member();
  const category = await s.w.make.category();
  const parent = await s.w.make.category();
  await s.w.owner.request(calls.goods.changeCategory, {
    path: { categoryId: category.id },
    body: { parent_id: parent.id },
  });
  await s.w.owner.request(calls.goods.change, { path: { goodsId: a }, body: { category_ids: [category.id] } });
  const grows = {
    ...{ action_type: "discount-items-percent" as const, value: null },
    ...{ depends_on: "goods-quantity" as const, period: "all-time" as const },
    thresholds: [
      { from: "0", value: "0" },
      { from: "3", value: "10" },
    ],
  };
  const { id } = await save(s, { ...grows, include_categories: [parent.id] });
  const path = { loyaltyId: s.w.loyaltyId, ruleId: id };
  const three = [{ code: "B", quantity: "9" }];
  await s.sell({ items: three, customer_id });
  await s.sell({ items: [{ code: "A", quantity: "3" }], customer_id: other });
  await s.sell({ items: [{ code: "A", quantity: "2" }], customer_id });
  // Two of A and nine of B were bought; only A counts.
  expect(await discount(s, { items: [{ code: "A", quantity: "1" }], customer_id })).toBe("0.00");
  expect(await discount(s, { items: [{ code: "A", quantity: "1" }], customer_id })).toBe("1.00");
  await s.w.owner.request(calls.rules.change, { path, body: { include_categories: [], include_goods: [b] } });
  expect(await discount(s, { items: examples, customer_id })).toBe("0.56");
  await s.w.owner.request(calls.rules.change, { path, body: { include_goods: [], exclude_categories: [parent.id] } });
  expect(await discount(s, { items: examples, customer_id })).toBe("0.56");
  await s.w.owner.request(calls.rules.change, { path, body: { exclude_categories: [], exclude_goods: [a] } });
  expect(await discount(s, { items: examples, customer_id: other })).toBe("0.00");
});

async function goodsId(s: Shop, code: string): Promise<string> {
  const { items } = await s.w.owner.request(calls.embedded.goods, {});
  return items.find((one) => one.code === code)?.id ?? "";
}

test("a rule of kiosks acts at kiosks alone", async () => {
  const s = await shop(server);
  await save(s, { action_type: "discount-check-percent", scope: "kiosk" });
  const kiosk = (terminal_type: "kiosk" | "kiosk-and-register" | "register") =>
    s.w.owner.request(calls.terminals.change, { path: { terminalId: s.terminalId }, body: { terminal_type } });
  expect(await discount(s, { items: examples })).toBe("0.00");
  await kiosk("kiosk");
  expect(await discount(s, { items: examples })).toBe("2.56");
  await kiosk("kiosk-and-register");
  expect(await discount(s, { items: examples })).toBe("2.56");
  await kiosk("register");
  expect(await discount(s, { items: examples })).toBe("0.00");
});
