import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { world } from "../../../test/world.ts";
import { readAccountPrices } from "./public.ts";

const server = await startTestServer();

/** A business with an account of each type. */
async function withAccounts() {
  const w = await world(server);
  const money = (await w.make.specialAccount({ title: "Money", sort_order: 1 })).id;
  const litres = (await w.make.specialAccount({ type: "goods", currency: null, unit: "L", sort_order: 2 })).id;
  const punches = (await w.make.specialAccount({ type: "punches", currency: null, sort_order: 3 })).id;
  const more = (await w.make.specialAccount({ type: "punches", currency: null, sort_order: 4 })).id;
  return { w, money, litres, punches, more };
}
const on = (special_account_id: string, price: string) => ({ special_account_id, price });

describe("prices of goods on special accounts", () => {
  test("are stored whole, in the order of the accounts; the later of two on one account counts", async () => {
    const { w, punches, more } = await withAccounts();
    const special_account_prices = [on(more, "1"), on(punches, "7"), on(more, "12")];
    const made = await w.make.goods({ special_account_prices });
    expect(made.special_account_prices).toEqual([on(punches, "7"), on(more, "12")]);
    expect(await w.owner.request(calls.goods.get, { path: { goodsId: made.id } })).toEqual(made);
    expect((await w.owner.request(calls.goods.inBusiness, {})).items).toEqual([{ ...made, price_ranges: [] }]);
  });

  test("are replaced when the body names them, and stay when it does not", async () => {
    const { w, punches } = await withAccounts();
    const { id: goodsId } = await w.make.goods({ special_account_prices: [on(punches, "7")] });
    const change = (body: object) => w.owner.request(calls.goods.change, { path: { goodsId }, body });
    expect((await change({ title: "Latte" })).special_account_prices).toEqual([on(punches, "7")]);
    expect((await change({ special_account_prices: [on(punches, "0")] })).special_account_prices).toEqual([
      on(punches, "0"),
    ]);
    expect((await change({ special_account_prices: [] })).special_account_prices).toEqual([]);
  });

  test("are refused for an unknown account, and then none is stored", async () => {
    const { w, punches } = await withAccounts();
    const special_account_prices = [on(punches, "7"), on(randomUUID(), "1")];
    const code = "special_account.not_found";
    await expect(w.make.goods({ special_account_prices })).rejects.toMatchObject({ code });
    expect((await w.owner.request(calls.goods.inBusiness, {})).items).toEqual([]);
    const { id: goodsId } = await w.make.goods({ special_account_prices: [on(punches, "7")] });
    const change = w.owner.request(calls.goods.change, { path: { goodsId }, body: { special_account_prices } });
    await expect(change).rejects.toMatchObject({ code });
  });

  test("are refused for an account that counts no punches", async () => {
    const { w, money, litres, punches } = await withAccounts();
    for (const account of [money, litres]) {
      const special_account_prices = [on(punches, "7"), on(account, "1")];
      const code = "special_account.no_punches";
      await expect(w.make.goods({ special_account_prices })).rejects.toMatchObject({ code });
      const { id: goodsId } = await w.make.goods({ code: account });
      const change = w.owner.request(calls.goods.change, { path: { goodsId }, body: { special_account_prices } });
      await expect(change).rejects.toMatchObject({ code });
    }
  });

  test("are refused with more decimals than the account counts, with their index", async () => {
    const { w, punches, more } = await withAccounts();
    await expect(w.make.goods({ special_account_prices: [on(more, "1"), on(punches, "1.5")] })).rejects.toMatchObject({
      code: "request.malformed",
      errors: [{ path: "special_account_prices.1.price", code: "decimals" }],
    });
  });

  test("are read by item for one account", async () => {
    const { w, more, punches } = await withAccounts();
    const coffee = await w.make.goods({ special_account_prices: [on(punches, "7"), on(more, "12")] });
    const tea = await w.make.goods({ code: "T", special_account_prices: [on(more, "9")] });
    const read = (ids: string[], account: string) =>
      w.inside(async (tenant) => [...(await readAccountPrices(tenant, ids, account))]);
    expect(await read([coffee.id, tea.id], punches)).toEqual([[coffee.id, 7n]]);
    expect(new Map(await read([coffee.id, tea.id], more))).toEqual(
      new Map([
        [coffee.id, 12n],
        [tea.id, 9n],
      ]),
    );
    expect(await read([], more)).toEqual([]);
  });

  test("keep what their account counts, until the last of them is gone", async () => {
    const { w, punches } = await withAccounts();
    const { id: goodsId } = await w.make.goods({ special_account_prices: [on(punches, "7")] });
    const path = { accountId: punches };
    const change = () => w.owner.request(calls.specialAccounts.change, { path, body: { type: "goods", unit: "L" } });
    await expect(change()).rejects.toMatchObject({
      code: "special_account.in_use",
      details: { fields: ["type", "unit"] },
    });
    await w.owner.request(calls.specialAccounts.change, { path, body: { title: "Coffee" } });
    await w.owner.request(calls.goods.change, { path: { goodsId }, body: { special_account_prices: [] } });
    expect(await change()).toMatchObject({ type: "goods", unit: "L" });
  });
});
