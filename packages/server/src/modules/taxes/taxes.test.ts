import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { versionsOf } from "../../../test/audit.ts";
import { startTestServer } from "../../../test/server.ts";
import { world } from "../../../test/world.ts";

const server = await startTestServer();
const excise = { title: "Excise", type: "amount" as const, rate: "4.5" };

describe("taxes of a programme", () => {
  test("are listed in the order of creation, filtered by classification", async () => {
    const w = await world(server);
    const path = { loyaltyId: w.loyaltyId };
    await w.make.tax({ title: "VAT" });
    await w.make.tax({ title: "Sales tax", classification: "sales-tax" });
    await w.make.tax(excise);
    const { list } = calls.taxes;

    const all = await w.owner.request(list, { path });
    const base = await w.owner.request(list, { path, query: { classification: "base-tax" } });

    expect(all.items.map(({ title }) => title)).toEqual(["VAT", "Sales tax", "Excise"]);
    expect(base.items.map(({ title }) => title)).toEqual(["VAT", "Excise"]);
  });

  test("keep their rate to the millionth and what they are taken of", async () => {
    const w = await world(server);
    const { id } = await w.make.tax(excise);
    const body = {
      code: "VAT-20",
      public_title: { en: "VAT" },
      rate: "5.65678",
      precision: 2,
      compound_on: [id],
      registration_number: "UA-1",
    };

    const made = await w.make.tax(body);

    expect(made).toMatchObject({ ...body, rate: "5.656780", is_used: false, active: true });
    const path = { loyaltyId: w.loyaltyId, taxId: made.id };
    expect(await w.owner.request(calls.taxes.get, { path })).toEqual(made);
    const off = await w.owner.request(calls.taxes.change, { path, body: { active: false, rate: "7" } });
    expect(off).toMatchObject({ active: false, rate: "7.000000", compound_on: [id], version: 2 });
    expect(await w.inside((tenant) => tenant.many(versionsOf("tax", made.id)))).toHaveLength(2);
  });

  test("only a percentage inside the price is taken of others, and only of taxes per unit", async () => {
    const w = await world(server);
    const { id: perUnit } = await w.make.tax(excise);
    const { id: percent } = await w.make.tax();
    const refused = { code: "tax.compound_refused", status: 422 };

    await expect(w.make.tax({ compound_on: [percent] })).rejects.toMatchObject(refused);
    await expect(w.make.tax({ compound_on: [randomUUID()] })).rejects.toMatchObject(refused);
    await expect(w.make.tax({ ...excise, compound_on: [perUnit] })).rejects.toMatchObject(refused);
    const sales = { classification: "sales-tax" as const, compound_on: [perUnit] };
    await expect(w.make.tax(sales)).rejects.toMatchObject(refused);
    await w.make.tax({ compound_on: [perUnit] });
    const path = { loyaltyId: w.loyaltyId, taxId: perUnit };
    const turned = w.owner.request(calls.taxes.change, { path, body: { type: "percentage" } });
    await expect(turned).rejects.toMatchObject(refused);
  });

  test("stay while another tax is taken of them", async () => {
    const w = await world(server);
    const { id } = await w.make.tax(excise);
    const vat = await w.make.tax({ compound_on: [id] });
    const { remove, get } = calls.taxes;
    const loyaltyId = w.loyaltyId;

    const early = w.owner.request(remove, { path: { loyaltyId, taxId: id } });
    await expect(early).rejects.toMatchObject({ code: "conflict.in_use", status: 409 });
    const stale = w.owner.request(remove, { path: { loyaltyId, taxId: vat.id } }, { version: 7 });
    await expect(stale).rejects.toMatchObject({ code: "conflict.stale" });
    await w.owner.request(remove, { path: { loyaltyId, taxId: vat.id } });
    await w.owner.request(remove, { path: { loyaltyId, taxId: id } });
    await expect(w.owner.request(get, { path: { loyaltyId, taxId: id } })).rejects.toMatchObject({
      code: "tax.not_found",
    });
  });

  test("refuse unknown ids, stale changes and duplicates", async () => {
    const w = await world(server);
    const loyaltyId = w.loyaltyId;
    const { id: taxId } = await w.make.tax();
    await w.make.tax({ code: "taken" });
    const { add, list, get, change, remove } = calls.taxes;
    const body = { title: "X" };
    const nowhere = { loyaltyId: randomUUID(), taxId };
    const full = { ...body, code: "c", classification: "base-tax" as const, type: "amount" as const, rate: "1" };
    for (const requested of [
      () => w.owner.request(add, { path: nowhere, body: full }),
      () => w.owner.request(list, { path: nowhere }),
      () => w.owner.request(get, { path: nowhere }),
      () => w.owner.request(change, { path: nowhere, body }),
      () => w.owner.request(remove, { path: nowhere }),
    ]) {
      await expect(requested()).rejects.toMatchObject({ code: "loyalty.not_found" });
    }
    const gone = { loyaltyId, taxId: randomUUID() };
    await expect(w.owner.request(change, { path: gone, body })).rejects.toMatchObject({ code: "tax.not_found" });
    await expect(w.owner.request(remove, { path: gone })).rejects.toMatchObject({ code: "tax.not_found" });
    const path = { loyaltyId, taxId };
    const stale = w.owner.request(change, { path, body }, { version: 5 });
    await expect(stale).rejects.toMatchObject({ code: "conflict.stale" });
    const taken = w.owner.request(change, { path, body: { code: "taken" } });
    await expect(taken).rejects.toMatchObject({ code: "conflict.duplicate" });
    await expect(w.make.tax({ code: "taken" })).rejects.toMatchObject({ code: "conflict.duplicate" });
  });
});
