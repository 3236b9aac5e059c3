import { randomUUID } from "node:crypto";
import type { priceOptions } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { versionsOf } from "../../../test/audit.ts";
import { startTestServer } from "../../../test/server.ts";
import { type World, world } from "../../../test/world.ts";

const server = await startTestServer();
const { addInCurrency, listInCurrency, getInCurrency, changeInCurrency, removeInCurrency } = calls.priceOptions;
const { addForAccount, listForAccount, getForAccount, changeForAccount, removeForAccount } = calls.priceOptions;
type Body = BodyOf<typeof priceOptions.addInCurrency>;

async function started() {
  const w = await world(server);
  const categoryId = (await w.make.cardCategory({ title: "Gold" })).id;
  const path = { loyaltyId: w.loyaltyId, categoryId, currency: "UAH" };
  const add = (body: Partial<Body> = {}) =>
    w.owner.request(addInCurrency, { path, body: { option_type: "fixed-price", value: "9", ...body } });
  const { id: accountId } = await w.make.specialAccount({ title: "Fuel card" });
  const ofAccount = { loyaltyId: w.loyaltyId, categoryId, accountId };
  return { w, categoryId, path, ofAccount, add };
}
const itemOf = async (w: World, title: string) => (await w.make.goods({ title, code: title })).id;
const goodsCategory = async (w: World, title: string) =>
  (await w.owner.request(calls.goods.addCategory, { path: { loyaltyId: w.loyaltyId }, body: { title } })).id;

describe("prices of a customer category", () => {
  test("are listed by what they are for: items, goods categories, all goods", async () => {
    const { w, path, add } = await started();
    const [tea, bun, drinks] = [await itemOf(w, "Tea"), await itemOf(w, "bun"), await goodsCategory(w, "Drinks")];
    await add();
    await add({ item_category_id: drinks });
    await add({ item_id: tea });
    await add({ item_id: bun });
    const { items } = await w.owner.request(listInCurrency, { path });
    expect(items.map(({ item, item_category }) => item?.title ?? item_category?.title ?? null)).toEqual([
      ...["bun", "Tea"],
      ...["Drinks", null],
    ]);
  });

  test("store every field, with a version each time, and are removed", async () => {
    const { w, path, categoryId, add } = await started();
    const item_id = await itemOf(w, "Tea");
    const dates = { date_from: "2026-11-01", date_to: "2026-11-30" };
    const fields = { item_id, option_type: "change-amount" as const, value: "-1.2345", level: "posted" as const };
    const added = await add({ ...fields, ...dates, active: false });
    const whole = { ...fields, ...dates, active: false, category_id: categoryId, currency: "UAH" };
    expect(added).toMatchObject({ ...whole, special_account_id: null, item: { id: item_id, code: "Tea" }, version: 1 });
    const at = { ...path, itemId: added.id };
    const change = { option_type: "change-percent" as const, value: "-100", date_to: null };
    await w.owner.request(changeInCurrency, { path: at, body: change });
    expect(await w.owner.request(getInCurrency, { path: at })).toMatchObject({ ...whole, ...change, version: 2 });
    expect(await w.inside((tenant) => tenant.many(versionsOf("price_option", added.id)))).toHaveLength(2);
    await w.owner.request(removeInCurrency, { path: at });
    await expect(w.owner.request(getInCurrency, { path: at })).rejects.toMatchObject({
      code: "price_option.not_found",
    });
    expect(await add()).toMatchObject({ level: "base", active: true, item: null, item_category: null });
  });

  test("for a client account are apart from those in a currency", async () => {
    const { w, path, ofAccount, add } = await started();
    const body = { option_type: "fixed-price" as const, value: "8" };
    const { id: itemId } = await w.owner.request(addForAccount, { path: ofAccount, body });
    await add();
    const { items } = await w.owner.request(listForAccount, { path: ofAccount });
    expect(items).toMatchObject([{ id: itemId, currency: null, special_account_id: ofAccount.accountId }]);
    const strange = { path: { ...path, itemId } };
    await expect(w.owner.request(getInCurrency, strange)).rejects.toMatchObject({ code: "price_option.not_found" });
    const at = { ...ofAccount, itemId };
    await w.owner.request(changeForAccount, { path: at, body: { value: "7.5" } });
    expect(await w.owner.request(getForAccount, { path: at })).toMatchObject({ value: "7.5" });
    await w.owner.request(removeForAccount, { path: at });
    expect((await w.owner.request(listForAccount, { path: ofAccount })).items).toEqual([]);
  });

  test.each<[string, Partial<Body>]>([
    ["price_option.value_invalid", { value: "-1" }],
    ["price_option.value_invalid", { value: "1.00005" }],
    ["price_option.value_invalid", { option_type: "change-amount", value: "-0.00001" }],
    ["price_option.value_invalid", { option_type: "change-percent", value: "-100.000001" }],
    ["price_option.dates_reversed", { date_from: "2026-11-02", date_to: "2026-11-01" }],
    ["price_option.two_targets", { item_id: randomUUID(), item_category_id: randomUUID() }],
    ["goods.not_found", { item_id: randomUUID() }],
    ["goods_category.not_found", { item_category_id: randomUUID() }],
  ])("are refused with %s: %j", async (code, part) => {
    const { w, path, ofAccount, add } = await started();
    const usual = { option_type: "fixed-price" as const, value: "9" };
    const addOfAccount = (more: Partial<Body> = {}) =>
      w.owner.request(addForAccount, { path: ofAccount, body: { ...usual, ...more } });
    await expect(add(part)).rejects.toMatchObject({ code });
    await expect(addOfAccount(part)).rejects.toMatchObject({ code });
    const [{ id: itemId }, { id: accountItem }] = [await add(), await addOfAccount()];
    const changed = w.owner.request(changeInCurrency, { path: { ...path, itemId }, body: part });
    await expect(changed).rejects.toMatchObject({ code });
    const atAccount = { path: { ...ofAccount, itemId: accountItem }, body: part };
    await expect(w.owner.request(changeForAccount, atAccount)).rejects.toMatchObject({ code });
  });

  test("are refused for an unknown category, currency or account, and an unknown price", async () => {
    const { w, path, ofAccount } = await started();
    const body = { option_type: "fixed-price" as const, value: "9" };
    const itemId = randomUUID();
    const refused = (call: Promise<unknown>, code: string) => expect(call).rejects.toMatchObject({ code });
    for (const [where, code] of [
      [{ categoryId: randomUUID() }, "card_category.not_found"],
      [{ currency: "XXQ" }, "currency.unknown"],
      [{}, "price_option.not_found"],
    ] as const) {
      const at = { ...path, ...where };
      if (code !== "price_option.not_found") {
        await refused(w.owner.request(listInCurrency, { path: at }), code);
        await refused(w.owner.request(addInCurrency, { path: at, body }), code);
      }
      await refused(w.owner.request(getInCurrency, { path: { ...at, itemId } }), code);
      await refused(w.owner.request(changeInCurrency, { path: { ...at, itemId }, body }), code);
      await refused(w.owner.request(removeInCurrency, { path: { ...at, itemId } }), code);
    }
    for (const [where, code] of [
      [{ categoryId: randomUUID() }, "card_category.not_found"],
      [{ accountId: randomUUID() }, "special_account.not_found"],
      [{}, "price_option.not_found"],
    ] as const) {
      const at = { ...ofAccount, ...where };
      if (code !== "price_option.not_found") {
        await refused(w.owner.request(listForAccount, { path: at }), code);
        await refused(w.owner.request(addForAccount, { path: at, body }), code);
      }
      await refused(w.owner.request(getForAccount, { path: { ...at, itemId } }), code);
      await refused(w.owner.request(changeForAccount, { path: { ...at, itemId }, body }), code);
      await refused(w.owner.request(removeForAccount, { path: { ...at, itemId } }), code);
    }
  });

  test("refuse an id that is taken and a stale version", async () => {
    const { w, path, ofAccount, add } = await started();
    const { id: taken } = await add();
    const twice = { option_type: "fixed-price" as const, value: "9", id: taken };
    await expect(add(twice)).rejects.toMatchObject({ code: "conflict.duplicate" });
    const again = w.owner.request(addForAccount, { path: ofAccount, body: twice });
    await expect(again).rejects.toMatchObject({ code: "conflict.duplicate" });
    const { id: itemId } = await add();
    const at = { path: { ...path, itemId }, body: { value: "8" } };
    await w.owner.request(changeInCurrency, at, { version: 1 });
    await expect(w.owner.request(changeInCurrency, at, { version: 1 })).rejects.toMatchObject({
      code: "conflict.stale",
    });
  });
});
