import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { auditOf } from "../../../test/audit.ts";
import { startTestServer } from "../../../test/server.ts";
import { type Shop, shop } from "../../../test/shop.ts";
import { world } from "../../../test/world.ts";
import { addDelivery, addService } from "./fixture.ts";

const server = await startTestServer();
const { add, change, get, list, remove } = calls.additionalServices;

/** An item that costs 3.00 in a shop. */
const wrapping = ({ w }: Pick<Shop, "w">, body: object = {}) =>
  w.make.goods({ title: "Wrapping", code: "W", prices: [{ currency: "UAH", price: "3" }], ...body });

describe("additional services", () => {
  test("are stored as entered, changed and removed, each audited", async () => {
    const w = await world(server);
    const path = { loyaltyId: w.loyaltyId };
    const { id: goods_id } = await wrapping({ w });
    const body = {
      title: "Gift wrapping",
      public_title: { en: "Gift wrapping", uk: "Пакування" },
      public_description: { en: "In paper" },
      goods_id,
      required: true,
      multiple: true,
      sort_order: 5,
      active: false,
    };

    const added = await addService(w, body);

    expect(added).toMatchObject({ ...body, loyalty_id: w.loyaltyId, goods_title: "Wrapping", version: 1 });
    const one = { ...path, additionalServiceId: added.id };
    const changed = await w.owner.request(change, { path: one, body: { required: false } });
    expect(changed).toMatchObject({ ...body, required: false, version: 2 });
    expect(await w.owner.request(get, { path: one })).toEqual(changed);
    await w.owner.request(remove, { path: one });
    await expect(w.owner.request(get, { path: one })).rejects.toMatchObject({ code: "additional_service.not_found" });
    const lines = await w.inside((tenant) => tenant.many(auditOf(added.id)));
    expect(lines.map((line) => line.call)).toEqual([
      "additionalServices.add",
      "additionalServices.change",
      "additionalServices.remove",
    ]);
  });

  test("are listed in their order, and each programme has its own", async () => {
    const w = await world(server);
    const elsewhere = await w.make.loyalty();
    const { id: goods_id } = await wrapping({ w });
    await addService(w, { goods_id, title: "Second", sort_order: 2 });
    await addService(w, { goods_id, title: "Third", sort_order: 2 });
    await addService(w, { goods_id, title: "First", sort_order: 1 });

    const { items } = await w.owner.request(list, { path: { loyaltyId: w.loyaltyId } });

    expect(items.map(({ title }) => title)).toEqual(["First", "Second", "Third"]);
    expect(await w.owner.request(list, { path: { loyaltyId: elsewhere.id } })).toMatchObject({ items: [] });
  });

  test("name an item of their programme", async () => {
    const w = await world(server);
    const elsewhere = await w.make.loyalty();
    const { id: goods_id } = await wrapping({ w });
    const others = await wrapping({ w }, { code: "O", loyalty_ids: [elsewhere.id] });
    const unknown = { code: "goods.not_found" };
    await expect(addService(w, { goods_id: randomUUID() })).rejects.toMatchObject(unknown);
    await expect(addService(w, { goods_id: others.id })).rejects.toMatchObject(unknown);
    const { id } = await addService(w, { goods_id });
    const path = { loyaltyId: w.loyaltyId, additionalServiceId: id };
    const moved = w.owner.request(change, { path, body: { goods_id: others.id } });
    await expect(moved).rejects.toMatchObject(unknown);
    await expect(addService(w, { goods_id, id })).rejects.toMatchObject({ code: "conflict.duplicate" });
  });

  test("are looked for in the programme of the path", async () => {
    const w = await world(server);
    const elsewhere = await w.make.loyalty();
    const { id: goods_id } = await wrapping({ w });
    const { id } = await addService(w, { goods_id });
    const there = { loyaltyId: elsewhere.id, additionalServiceId: id };
    const missing = { code: "additional_service.not_found" };
    await expect(w.owner.request(get, { path: there })).rejects.toMatchObject(missing);
    await expect(w.owner.request(change, { path: there, body: { title: "B" } })).rejects.toMatchObject(missing);
    await expect(w.owner.request(remove, { path: there })).rejects.toMatchObject(missing);
    const nowhere = { loyaltyId: randomUUID(), additionalServiceId: id };
    const none = { code: "loyalty.not_found" };
    await expect(w.owner.request(list, { path: nowhere })).rejects.toMatchObject(none);
    await expect(w.owner.request(get, { path: nowhere })).rejects.toMatchObject(none);
    await expect(w.owner.request(change, { path: nowhere, body: { title: "B" } })).rejects.toMatchObject(none);
    await expect(w.owner.request(remove, { path: nowhere })).rejects.toMatchObject(none);
    const added = w.owner.request(add, { path: nowhere, body: { title: "A", goods_id } });
    await expect(added).rejects.toMatchObject(none);
  });

  test("are not changed or removed by those who saw an older version", async () => {
    const w = await world(server);
    const { id: goods_id } = await wrapping({ w });
    const { id } = await addService(w, { goods_id });
    const path = { loyaltyId: w.loyaltyId, additionalServiceId: id };
    const stale = { code: "conflict.stale" };
    const old = { version: 7 };
    await expect(w.owner.request(change, { path, body: { title: "B" } }, old)).rejects.toMatchObject(stale);
    await expect(w.owner.request(remove, { path }, old)).rejects.toMatchObject(stale);
  });
});

test("an online store offers the services whose item it can price, in their order and in the customer's language", async () => {
  const s = await shop(server);
  const { w, posId, terminalId } = s;
  await addDelivery(w);
  await w.owner.request(calls.onlineStore.changePos, {
    path: { posId },
    body: { active: true, terminal_id: terminalId },
  });
  const hidden = await w.owner.request(calls.goods.addCategory, {
    path: { loyaltyId: w.loyaltyId },
    body: { title: "Extras", show_in_store: false },
  });
  const extra = await wrapping(s, { category_ids: [hidden.id] });
  const unpriced = await wrapping(s, { code: "U", prices: [] });
  const inactive = await wrapping(s, { code: "I", active: false });
  const texts = { public_title: { en: "Wrapped", uk: "Пакування" }, public_description: { en: "In paper" } };
  const { id } = await addService(w, { goods_id: extra.id, ...texts, multiple: true, sort_order: 2 });
  await addService(w, { goods_id: extra.id, title: "Card", required: true, sort_order: 1 });
  await addService(w, { goods_id: extra.id, title: "Off", active: false });
  await addService(w, { goods_id: unpriced.id, title: "Without a price" });
  await addService(w, { goods_id: inactive.id, title: "Not on sale" });
  const show = (language: "en" | "uk") =>
    w.anonymous.request(calls.onlineStore.show, { path: { posId }, query: { language } });

  const store = await show("en");

  expect(store.additional_services).toMatchObject([
    { title: "Card", required: true, multiple: false, price: "3.0000" },
    {
      ...{ id, goods_id: extra.id, title: "Wrapped", description: "In paper", unit: "piece" },
      ...{ price: "3.0000", required: false, multiple: true },
    },
  ]);
  expect(store.goods.map(({ code }) => code)).not.toContain("W");
  expect((await show("uk")).additional_services[1]?.title).toBe("Пакування");
});
