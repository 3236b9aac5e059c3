import { expect, test } from "vitest";
import { type CartStep, cartAfter, newCart } from "./cart.ts";
import { type Goods, requestOf } from "./draft.ts";

const goods = (id: string) => ({ id, title: id }) as Goods; // Only the id matters here.
const after = (...steps: CartStep[]) => {
  const { draft, selectedId } = steps.reduce(cartAfter, newCart());
  return [draft.lines.map((line) => `${line.quantity} ${line.goods.id}`), selectedId];
};
const add = (id: string, quantity?: string): CartStep => ({
  kind: "add",
  goods: goods(id),
  ...(quantity && { quantity }),
});

test("what was added last is selected, also when it was in the cart before", () => {
  expect(after(add("a"), add("b"))).toEqual([["1 a", "1 b"], "b"]);
  expect(after(add("a"), add("b"), add("a", "3"))).toEqual([["4 a", "1 b"], "a"]);
});

test("the selection moves within the lines and stops at both ends", () => {
  const lines = [add("a"), add("b"), add("c")];
  expect(after(...lines, { kind: "move", by: -1 })[1]).toBe("b");
  expect(after(...lines, { kind: "move", by: 1 })[1]).toBe("c");
  expect(after({ kind: "move", by: 1 })[1]).toBe(null);
});

test("after a removal the line at its position is selected", () => {
  const lines = [add("a"), add("b"), add("c")];
  expect(after(...lines, { kind: "select", goodsId: "b" }, { kind: "remove", goodsId: "b" })).toEqual([
    ["1 a", "1 c"],
    "c",
  ]);
  expect(after(...lines, { kind: "remove", goodsId: "c" })[1]).toBe("b");
  expect(after(...lines, { kind: "remove", goodsId: "a" })[1]).toBe("c");
  expect(after(add("a"), { kind: "quantity", goodsId: "a", quantity: "0" })).toEqual([[], null]);
  expect(after(...lines, { kind: "clear" })).toEqual([[], null]);
});

test("a price that was entered stays with its line until it is removed", () => {
  const entered = cartAfter(cartAfter(newCart(), add("a")), { kind: "price", goodsId: "a", price: "9.5" });
  const more = cartAfter(entered, add("a"));
  expect(more.draft.lines).toMatchObject([{ quantity: "2", price: "9.5" }]);
  expect(requestOf(more.draft).items).toEqual([
    { line_id: "a", goods_id: "a", quantity: "2", price: "9.5", stated_amount: null },
  ]);
  const back = cartAfter(more, { kind: "price", goodsId: "a", price: null });
  expect(back.draft.lines).toMatchObject([{ price: null }]);
});

test("an amount is stated for a line until its quantity or its price changes", () => {
  const stated = (...steps: CartStep[]) =>
    requestOf(steps.reduce(cartAfter, newCart()).draft).items.map((item) => item.stated_amount);
  const preset = { kind: "quantity", goodsId: "a", quantity: "9.44", stated: "500.00" } as const;
  expect(stated(add("a"), preset)).toEqual(["500.00"]);
  expect(stated({ kind: "add", goods: goods("a"), quantity: "9.44", stated: "500.00" })).toEqual(["500.00"]);
  expect(stated(add("a"), preset, add("b"))).toEqual(["500.00", null]);
  expect(stated(add("a"), preset, add("a"))).toEqual([null]);
  expect(stated(add("a"), preset, { kind: "quantity", goodsId: "a", quantity: "9.44" })).toEqual([null]);
  expect(stated(add("a"), preset, { kind: "price", goodsId: "a", price: "50" })).toEqual([null]);
  const { stated: _, ...earlier } = { goods: goods("a"), quantity: "1", price: null, stated: null };
  const draft = { ...newCart().draft, lines: [earlier] };
  expect(stated({ kind: "restore", cart: { draft, selectedId: "a" } })).toEqual([null]);
});

test("what an earlier attempt sold leaves its cart, and the rest is another sale", () => {
  const cart = [add("a", "2"), add("b"), { kind: "tip", tip: "5.00" } as const].reduce(cartAfter, newCart());
  const settled = (id: string, ...sold: { goods_id: string; quantity: string }[]) =>
    cartAfter(cart, { kind: "settle", id, sold });
  const { draft } = settled(cart.draft.id, { goods_id: "a", quantity: "1.500" }, { goods_id: "gone", quantity: "1" });
  expect(draft.lines).toMatchObject([{ quantity: "0.5" }, { quantity: "1" }]);
  expect(draft.tip).toBe(null);
  expect(draft.id).not.toBe(cart.draft.id);
  const all = settled(cart.draft.id, { goods_id: "a", quantity: "2" }, { goods_id: "b", quantity: "1" });
  expect([all.draft.lines, all.selectedId]).toEqual([[], null]);
  // Of another sale, such as the cart's next one, nothing is known.
  expect(settled("another", { goods_id: "a", quantity: "2" })).toEqual(cart);
  const paid = cartAfter(cart, { kind: "paid" });
  expect(cartAfter(paid, { kind: "settle", id: cart.draft.id, sold: [] }).draft.lines).toHaveLength(2);
  // A reservation that came to nothing leaves all of it to another sale.
  const renewed = cartAfter(cart, { kind: "renew", id: cart.draft.id }).draft;
  expect({ ...renewed, id: cart.draft.id }).toEqual({ ...cart.draft, isSent: false });
  expect(renewed.id).not.toBe(cart.draft.id);
  expect(cartAfter(cart, { kind: "renew", id: "another" })).toEqual(cart);
  expect(cartAfter(paid, { kind: "renew", id: cart.draft.id })).toEqual(paid);
});

test("a cart that comes back fills an empty one, and none that somebody has begun", () => {
  const kept = [add("a"), add("b")].reduce(cartAfter, newCart());
  expect(after({ kind: "restore", cart: kept })).toEqual([["1 a", "1 b"], "b"]);
  expect(after(add("c"), { kind: "restore", cart: kept })).toEqual([["1 c"], "c"]);
});
