import { randomUUID } from "node:crypto";
import type { terminalCosts } from "@patron/contract";
import type { BodyOf, FiltersOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { auditOf, versionsOf } from "../../../test/audit.ts";
import { startTestServer } from "../../../test/server.ts";
import { examples, type Shop, shop } from "../../../test/shop.ts";
import { world } from "../../../test/world.ts";
import { addCost } from "./fixture.ts";

const server = await startTestServer();
const { additionalCosts, terminalCosts: ofTerminal } = calls;
const notFound = { code: "additional_cost.not_found", status: 404 };

/** Sets the additional costs of the shop's till. */
const charge = (s: Shop, ...costs: BodyOf<typeof terminalCosts.change>["costs"]) =>
  s.w.owner.request(ofTerminal.change, { path: { terminalId: s.terminalId }, body: { costs } });
const itemOf = async (s: Shop, code: string) => {
  const { items } = await s.w.owner.request(calls.embedded.goods, {});
  return items.find((one) => one.code === code)?.id ?? "";
};
const shelf = async (s: Shop) => {
  const { check } = await s.till.request(calls.term.process, { body: { items: examples } });
  return check.items.map(({ price_posted }) => price_posted);
};

describe("additional costs of a programme", () => {
  test("keep their value to the millionth, are listed in the order of creation, and change with their history", async () => {
    const w = await world(server);
    const path = { loyaltyId: w.loyaltyId };
    const made = await addCost(w, { value: "5.65678", precision: 2 });
    await addCost(w, { title: "Courier", code: "D", kind: "delivery" });
    expect(made).toMatchObject({ value: "5.656780", precision: 2, kind: "commission", type: "percentage" });
    expect(made).toMatchObject({ is_used: false, active: true });
    const { items } = await w.owner.request(additionalCosts.list, { path });
    expect(items.map(({ title }) => title)).toEqual(["Acquiring", "Courier"]);
    const one = { ...path, additionalCostId: made.id };
    expect(await w.owner.request(additionalCosts.get, { path: one })).toEqual(made);
    const body = { type: "amount" as const, value: "0.5", active: false };
    expect(await w.owner.request(additionalCosts.change, { path: one, body })).toMatchObject({
      ...{ type: "amount", value: "0.500000", active: false, version: 2 },
    });
    expect(await w.inside((tenant) => tenant.many(versionsOf("additional_cost", made.id)))).toHaveLength(2);
    const stale = w.owner.request(additionalCosts.change, { path: one, body }, { version: 1 });
    await expect(stale).rejects.toMatchObject({ code: "conflict.stale" });
    await expect(addCost(w, { id: made.id })).rejects.toMatchObject({ code: "conflict.duplicate" });
    const lookup = await w.owner.request(calls.embedded.additionalCosts, { query: { loyalty_id: w.loyaltyId } });
    expect(lookup.items.map(({ code, kind }) => [code, kind])).toEqual([
      ["ACQ", "commission"],
      ["D", "delivery"],
    ]);
  });

  test("only a commission has a value", async () => {
    const w = await world(server);
    const refused = { code: "additional_cost.value_refused", status: 422 };
    await expect(addCost(w, { kind: "tip", value: "5" })).rejects.toMatchObject(refused);
    const { id } = await addCost(w);
    const path = { loyaltyId: w.loyaltyId, additionalCostId: id };
    const change = w.owner.request(additionalCosts.change, { path, body: { kind: "tip" } });
    await expect(change).rejects.toMatchObject(refused);
    await w.owner.request(additionalCosts.change, { path, body: { kind: "tip", value: "0" } });
  });

  test("one that a terminal has is not removed and keeps its kind", async () => {
    const s = await shop(server);
    const { owner, loyaltyId } = s.w;
    const { id } = await addCost(s.w, { value: "0" });
    const path = { loyaltyId, additionalCostId: id };
    await charge(s, { additional_cost_id: id });
    expect(await owner.request(additionalCosts.get, { path })).toMatchObject({ is_used: true });
    const inUse = { code: "conflict.in_use", status: 409 };
    await expect(owner.request(additionalCosts.remove, { path })).rejects.toMatchObject(inUse);
    await expect(owner.request(additionalCosts.change, { path, body: { kind: "tip" } })).rejects.toMatchObject(inUse);
    await charge(s);
    await expect(owner.request(additionalCosts.remove, { path }, { version: 9 })).rejects.toMatchObject({
      code: "conflict.stale",
    });
    await owner.request(additionalCosts.remove, { path });
    await expect(owner.request(additionalCosts.get, { path })).rejects.toMatchObject(notFound);
    await expect(owner.request(additionalCosts.change, { path, body: { title: "T" } })).rejects.toMatchObject(notFound);
    await expect(owner.request(additionalCosts.remove, { path })).rejects.toMatchObject(notFound);
    const elsewhere = { ...path, loyaltyId: randomUUID() };
    const unknown = { path: { loyaltyId: randomUUID() } };
    const missing = { code: "loyalty.not_found" };
    await expect(owner.request(additionalCosts.get, { path: elsewhere })).rejects.toMatchObject(missing);
    await expect(owner.request(additionalCosts.remove, { path: elsewhere })).rejects.toMatchObject(missing);
    await expect(owner.request(additionalCosts.list, unknown)).rejects.toMatchObject(missing);
    const body = { title: "T", code: "T", kind: "tip" as const };
    await expect(owner.request(additionalCosts.add, { ...unknown, body })).rejects.toMatchObject(missing);
    await expect(
      owner.request(additionalCosts.change, { path: elsewhere, body: { title: "T" } }),
    ).rejects.toMatchObject(missing);
  });
});

describe("at a terminal", () => {
  test("a commission is in the price: the item's value before the terminal's before the usual one", async () => {
    const s = await shop(server);
    const { owner } = s.w;
    const { id } = await addCost(s.w);
    expect(await shelf(s)).toEqual(["10.0000", "5.5500"]);
    await charge(s, { additional_cost_id: id });
    expect(await shelf(s)).toEqual(["11.0000", "6.1050"]);
    const { items } = await charge(s, { additional_cost_id: id, value: "20" });
    expect(items).toMatchObject([{ default_value: "10.000000", value: "20.000000", active: true, kind: "commission" }]);
    expect(await shelf(s)).toEqual(["12.0000", "6.6600"]);
    const itemId = await itemOf(s, "A");
    const path = { terminalId: s.terminalId, itemId };
    const own = { costs: [{ additional_cost_id: id, value: "0" }] };
    expect(await owner.request(ofTerminal.changeItem, { path, body: own })).toMatchObject({
      costs: [{ value: "0.000000", own: true, type: "percentage", title: "Acquiring" }],
    });
    expect(await shelf(s)).toEqual(["10.0000", "6.6600"]);
    expect(await owner.request(calls.terminalCosts.list, { path: { terminalId: s.terminalId } })).toEqual({ items });
    const again = { costs: [{ additional_cost_id: id, value: null }] };
    expect(await owner.request(ofTerminal.changeItem, { path, body: again })).toMatchObject({
      costs: [{ value: "20.000000", own: false }],
    });
    expect(await shelf(s)).toEqual(["12.0000", "6.6600"]);
    await charge(s, { additional_cost_id: id, active: false });
    expect(await shelf(s)).toEqual(["10.0000", "5.5500"]);
    const audited = await s.w.inside((t) => t.many(auditOf(`${s.terminalId}/${itemId}`)));
    expect(audited).toHaveLength(2);
  });

  test("it counts with its decimals, and not where it is switched off or of another programme", async () => {
    const s = await shop(server);
    const { id } = await addCost(s.w, { value: "5.65678", precision: 2 });
    await charge(s, { additional_cost_id: id });
    expect(await shelf(s)).toEqual(["10.5660", "5.8641"]);
    const path = { loyaltyId: s.w.loyaltyId, additionalCostId: id };
    await s.w.owner.request(additionalCosts.change, { path, body: { active: false } });
    expect(await shelf(s)).toEqual(["10.0000", "5.5500"]);
    const strange = charge(s, { additional_cost_id: randomUUID() });
    await expect(strange).rejects.toMatchObject(notFound);
  });

  test("the price at the terminal says what it is made of", async () => {
    const s = await shop(server);
    const { id } = await addCost(s.w);
    await charge(s, { additional_cost_id: id });
    const query = { margins_values: true, price_explain: true, search: "Item A" };
    const { items } = await s.w.owner.request(calls.terminals.goods, { path: { terminalId: s.terminalId }, query });
    expect(items).toMatchObject([
      { price: "11.0000", margins_values: [{ additional_cost_id: id, title: "Acquiring", amount: "1.0000" }] },
    ]);
    const steps = items[0]?.price_explain?.trace?.entries ?? [];
    expect(steps.find(({ step }) => step === "commission")).toMatchObject({
      source: { kind: "commission", id, title: "Acquiring" },
      change: "1.0000",
    });
  });

  test("items are paged with their values, and many are changed at once or not at all", async () => {
    const s = await shop(server);
    const { owner } = s.w;
    const { id } = await addCost(s.w);
    const { id: tip } = await addCost(s.w, { title: "Tip", code: "T", kind: "tip" });
    await charge(s, { additional_cost_id: id }, { additional_cost_id: tip });
    const path = { terminalId: s.terminalId };
    const [a, b] = [await itemOf(s, "A"), await itemOf(s, "B")];
    const costs = (value: string | null) => [{ additional_cost_id: id, value }];
    const body = [
      { item_id: a, costs: costs("1") },
      { item_id: b, costs: costs("2") },
      { item_id: b, costs: costs("3") },
    ];
    await owner.request(ofTerminal.changeItems, { path, body });
    const page = await owner.request(ofTerminal.items, { path, page: { count: 1, page: 2 } });
    expect(page.items).toMatchObject([{ item_id: b, code: "B", costs: [{ value: "3.000000", own: true }] }]);
    expect(page.total).toBe(2);
    const found = async (query: FiltersOf<typeof terminalCosts.items>) =>
      (await owner.request(ofTerminal.items, { path, query })).items.map(({ code }) => code);
    const { id: drinks } = await s.w.make.category();
    await owner.request(calls.goods.change, { path: { goodsId: b }, body: { category_ids: [drinks] } });
    expect(await found({ item_category_id: drinks })).toEqual(["B"]);
    expect(await found({ search: "item a" })).toEqual(["A"]);
    await owner.request(calls.goods.change, { path: { goodsId: b }, body: { active: false } });
    expect(await found({ only_active: true })).toEqual(["A"]);
    expect(await found({})).toEqual(["A", "B"]);
    await owner.request(calls.goods.change, { path: { goodsId: b }, body: { active: true } });
    expect(await owner.request(ofTerminal.item, { path: { ...path, itemId: a } })).toMatchObject({
      costs: [{ additional_cost_id: id, value: "1.000000" }],
    });
    // Nothing of a body with an unknown item or cost is stored; a tip is no part of a price.
    const unknown = { item_id: randomUUID(), costs: costs("9") };
    const bad = owner.request(ofTerminal.changeItems, { path, body: [{ item_id: a, costs: costs("9") }, unknown] });
    await expect(bad).rejects.toMatchObject({ code: "goods.not_found", status: 404 });
    const tipped = { costs: [{ additional_cost_id: tip, value: "9" }] };
    const many = owner.request(ofTerminal.changeItems, { path, body: [{ item_id: a, ...tipped }] });
    await expect(many).rejects.toMatchObject(notFound);
    const one = owner.request(ofTerminal.changeItem, { path: { ...path, itemId: a }, body: tipped });
    await expect(one).rejects.toMatchObject(notFound);
    expect(await shelf(s)).toEqual(["10.1000", "5.7165"]);
    // Whoever takes it from the terminal takes the values of its items along.
    await charge(s, { additional_cost_id: tip });
    await charge(s, { additional_cost_id: id });
    expect(await shelf(s)).toEqual(["11.0000", "6.1050"]);
  });

  test("unknown terminals and items, stale versions and values of a tip are refused", async () => {
    const s = await shop(server);
    const { owner } = s.w;
    const nowhere = { terminalId: randomUUID() };
    const missing = { code: "terminal.not_found", status: 404 };
    const body = { costs: [] };
    await expect(owner.request(ofTerminal.list, { path: nowhere })).rejects.toMatchObject(missing);
    await expect(owner.request(ofTerminal.change, { path: nowhere, body })).rejects.toMatchObject(missing);
    await expect(owner.request(ofTerminal.items, { path: nowhere })).rejects.toMatchObject(missing);
    await expect(owner.request(ofTerminal.changeItems, { path: nowhere, body: [] })).rejects.toMatchObject(missing);
    const itemId = randomUUID();
    const item = { path: { ...nowhere, itemId } };
    await expect(owner.request(ofTerminal.item, item)).rejects.toMatchObject(missing);
    await expect(owner.request(ofTerminal.changeItem, { ...item, body })).rejects.toMatchObject(missing);
    const here = { path: { terminalId: s.terminalId, itemId } };
    const noItem = { code: "goods.not_found", status: 404 };
    await expect(owner.request(ofTerminal.item, here)).rejects.toMatchObject(noItem);
    await expect(owner.request(ofTerminal.changeItem, { ...here, body })).rejects.toMatchObject(noItem);
    const stale = owner.request(ofTerminal.change, { path: { terminalId: s.terminalId }, body }, { version: 9 });
    await expect(stale).rejects.toMatchObject({ code: "conflict.stale" });
    const { id: tip } = await addCost(s.w, { kind: "tip" });
    const valued = charge(s, { additional_cost_id: tip, value: "5" });
    await expect(valued).rejects.toMatchObject({ code: "additional_cost.value_refused", status: 422 });
  });
});
