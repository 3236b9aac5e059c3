import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { auditOf } from "../../../test/audit.ts";
import { startTestServer } from "../../../test/server.ts";
import { world } from "../../../test/world.ts";
import { addDelivery } from "./fixture.ts";

const server = await startTestServer();
const { add, change, get, list } = calls.deliveries;
const uah = (amount_from: string, price: string) => ({ currency: "UAH", amount_from, price });

describe("delivery types", () => {
  test("keep every field, and a change leaves what it does not name", async () => {
    const w = await world(server);
    const { id: pos } = await w.make.pos();
    const body = {
      title: "Pick-up",
      public_title: { en: "Pick-up", uk: "Самовивіз" },
      public_comment: { en: "At the back door" },
      address_mode: "pos" as const,
      date_required: true,
      time_required: true,
      price_levels: [uah("0", "5"), uah("100", "0")],
      pos_ids: [pos],
      active: false,
    };

    const { id: deliveryTypeId } = await addDelivery(w, body);

    const path = { deliveryTypeId };
    expect(await w.owner.request(get, { path })).toMatchObject({ ...body, loyalty_id: w.loyaltyId, version: 1 });
    const changed = await w.owner.request(change, { path, body: { active: true } });
    expect(changed).toMatchObject({ ...body, active: true, version: 2 });
    const lines = await w.inside((tenant) => tenant.many(auditOf(deliveryTypeId)));
    expect(lines.map((line) => line.call)).toEqual(["deliveries.add", "deliveries.change"]);
  });

  test("are listed in the order in which they were added, those of one programme", async () => {
    const w = await world(server);
    const elsewhere = await w.make.loyalty();
    for (const title of ["Courier", "Bicycle"]) await addDelivery(w, { title });
    await addDelivery(w, { title: "Elsewhere", loyalty_id: elsewhere.id });

    const { items } = await w.owner.request(list, { path: { loyaltyId: w.loyaltyId } });

    expect(items.map(({ title }) => title)).toEqual(["Courier", "Bicycle"]);
  });

  test.each([
    ["currency.unknown", [{ currency: "XXQ", amount_from: "0", price: "1" }]],
    ["delivery.levels_invalid", [uah("10", "5")]],
    ["delivery.levels_invalid", [uah("0", "5"), uah("10", "3"), uah("10.00", "2")]],
    ["delivery.levels_invalid", [uah("0", "0.005")]],
    ["delivery.levels_invalid", [uah("0", "5"), { currency: "EUR", amount_from: "1", price: "1" }]],
  ])("refuse prices by order amount: %s", async (code, price_levels) => {
    const w = await world(server);
    await expect(addDelivery(w, { price_levels })).rejects.toMatchObject({ code });
    const { id: deliveryTypeId } = await addDelivery(w);
    const changed = w.owner.request(change, { path: { deliveryTypeId }, body: { price_levels } });
    await expect(changed).rejects.toMatchObject({ code });
  });

  test("refuse points of sale of another programme, and what does not exist", async () => {
    const w = await world(server);
    const elsewhere = await w.make.pos({ loyalty_id: (await w.make.loyalty()).id });
    const pos_ids = [elsewhere.id];
    await expect(addDelivery(w, { pos_ids })).rejects.toMatchObject({ code: "pos.not_found" });
    await expect(addDelivery(w, { loyalty_id: randomUUID() })).rejects.toMatchObject({ code: "loyalty.not_found" });
    const { id: deliveryTypeId } = await addDelivery(w);
    const moved = w.owner.request(change, { path: { deliveryTypeId }, body: { pos_ids } });
    await expect(moved).rejects.toMatchObject({ code: "pos.not_found" });
    const nowhere = w.owner.request(change, { path: { deliveryTypeId }, body: { loyalty_id: randomUUID() } });
    await expect(nowhere).rejects.toMatchObject({ code: "loyalty.not_found" });
    const path = { deliveryTypeId: randomUUID() };
    await expect(w.owner.request(get, { path })).rejects.toMatchObject({ code: "delivery.not_found" });
    const gone = w.owner.request(change, { path, body: { active: false } });
    await expect(gone).rejects.toMatchObject({ code: "delivery.not_found" });
    const listed = w.owner.request(list, { path: { loyaltyId: randomUUID() } });
    await expect(listed).rejects.toMatchObject({ code: "loyalty.not_found" });
  });

  test("refuse the same id twice and changes of an outdated version", async () => {
    const w = await world(server);
    const { id } = await addDelivery(w);
    await expect(addDelivery(w, { id })).rejects.toMatchObject({ code: "conflict.duplicate" });
    const path = { deliveryTypeId: id };
    await w.owner.request(change, { path, body: { title: "First" } }, { version: 1 });
    const late = w.owner.request(change, { path, body: { title: "Second" } }, { version: 1 });
    await expect(late).rejects.toMatchObject({ code: "conflict.stale" });
  });

  test("are added once however often the request is repeated", async () => {
    const w = await world(server);
    const body = { loyalty_id: w.loyaltyId, title: "Courier" };
    const key = { idempotencyKey: randomUUID() };
    const [first, second] = [await w.owner.request(add, { body }, key), await w.owner.request(add, { body }, key)];
    expect(second.id).toBe(first.id);
    expect((await w.owner.request(list, { path: { loyaltyId: w.loyaltyId } })).items).toHaveLength(1);
  });
});
