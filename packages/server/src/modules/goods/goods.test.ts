import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { auditOf, versionsOf } from "../../../test/audit.ts";
import { picture, svg } from "../../../test/pictures.ts";
import { startTestServer } from "../../../test/server.ts";
import { world } from "../../../test/world.ts";

const server = await startTestServer();
const titles = (answer: { items: { title: string }[] }) => answer.items.map((one) => one.title);

describe("POST /goods", () => {
  test("sells an item in the first programme unless another is provided", async () => {
    const w = await world(server);
    const made = await w.make.goods();
    expect(made).toMatchObject({
      loyalty_ids: [w.loyaltyId],
      category_ids: [],
      prices: [],
      unit: "piece",
      service_type: "goods",
      active: true,
      version: 1,
    });
  });

  test("stores every provided field, prices to the ten-thousandth", async () => {
    const w = await world(server);
    const category = await w.make.category();
    const body = {
      title: "Дизель",
      public_title: { uk: "Дизель" },
      public_description: { en: "Winter grade" },
      code: "DT-5",
      barcodes: ["4820000000017"],
      service_type: "fuel" as const,
      unit: "L" as const,
      quantity_min: "2.500",
      quantity_step: "0.010",
      quantity_precision: 2,
      weightable: true,
      age_limit: 18,
      prices: [
        { currency: "EUR", price: "1.4590" },
        { currency: "UAH", price: "58.9900" },
      ],
      category_ids: [category.id],
      loyalty_ids: [w.loyaltyId],
      active: false,
    };

    const made = await w.make.goods(body);

    expect(made).toMatchObject(body);
    expect(await w.owner.request(calls.goods.get, { path: { goodsId: made.id } })).toEqual(made);
  });

  test("of two prices in one currency the later counts, and a minimum quantity of zero is none", async () => {
    const w = await world(server);
    const prices = ["1", "2.5"].map((price) => ({ currency: "UAH", price }));
    expect(await w.make.goods({ prices, quantity_min: "0" })).toMatchObject({
      prices: [{ currency: "UAH", price: "2.5000" }],
      quantity_min: null,
    });
  });

  test.each([
    ["loyalty.not_found", { loyalty_ids: [randomUUID()] }],
    ["goods_category.not_found", { category_ids: [randomUUID()] }],
    ["currency.unknown", { prices: [{ currency: "XXX", price: "1" }] }],
  ])("refuses %s and stores nothing", async (code, body) => {
    const w = await world(server);
    await expect(w.make.goods(body)).rejects.toMatchObject({ code });
    expect((await w.owner.request(calls.goods.inBusiness, {})).items).toEqual([]);
  });

  test("refuses a code that another item has", async () => {
    const w = await world(server);
    await w.make.goods({ code: "A" });
    await expect(w.make.goods({ code: "A" })).rejects.toMatchObject({ code: "conflict.duplicate", status: 409 });
  });
});

describe("PATCH /goods/{goodsId}", () => {
  test("replaces the lists that the body names and leaves the others", async () => {
    const w = await world(server);
    const [one, two] = [await w.make.category(), await w.make.category({ title: "Food" })];
    const made = await w.make.goods({ category_ids: [one.id], prices: [{ currency: "UAH", price: "10" }] });

    const path = { goodsId: made.id };
    const changed = await w.owner.request(calls.goods.change, { path, body: { category_ids: [two.id] } });

    expect(changed).toMatchObject({ category_ids: [two.id], prices: made.prices, version: 2 });
    expect((await w.owner.request(calls.goods.change, { path, body: { prices: [] } })).prices).toEqual([]);
  });

  test("leaves a version of every state, for sales of the past", async () => {
    const w = await world(server);
    const { id } = await w.make.goods({ title: "Before" });
    await w.owner.request(calls.goods.change, { path: { goodsId: id }, body: { title: "After" } });

    const rows = await w.inside((tenant) => tenant.many(versionsOf("goods", id)));

    expect(rows.map(({ version, body }) => [version, (body as { title: string }).title])).toEqual([
      [1, "Before"],
      [2, "After"],
    ]);
    expect((await w.inside((tenant) => tenant.many(auditOf(id)))).map((line) => line.call)).toEqual([
      "goods.add",
      "goods.change",
    ]);
  });

  test("refuses unknown ids, stale changes, duplicates and unknown references", async () => {
    const w = await world(server);
    await w.make.goods({ code: "taken" });
    const { id, version } = await w.make.goods();
    const change = (body: object, goodsId = id, seen?: number) =>
      w.owner.request(calls.goods.change, { path: { goodsId }, body }, seen === undefined ? {} : { version: seen });

    await expect(change({ title: "X" }, randomUUID())).rejects.toMatchObject({ code: "goods.not_found" });
    await expect(change({ title: "X" }, id, version + 1)).rejects.toMatchObject({
      code: "conflict.stale",
      status: 412,
    });
    await expect(change({ code: "taken" })).rejects.toMatchObject({ code: "conflict.duplicate" });
    await expect(change({ loyalty_ids: [randomUUID()] })).rejects.toMatchObject({ code: "loyalty.not_found" });
    await expect(change({ category_ids: [randomUUID()] })).rejects.toMatchObject({ code: "goods_category.not_found" });
    const unknown = { prices: [{ currency: "ABC", price: "1" }] };
    await expect(change(unknown)).rejects.toMatchObject({ code: "currency.unknown" });
    await expect(w.owner.request(calls.goods.get, { path: { goodsId: randomUUID() } })).rejects.toMatchObject({
      code: "goods.not_found",
    });
  });
});

describe("lists of goods", () => {
  test("find words in title, code and barcode, whatever their case, and filter", async () => {
    const w = await world(server);
    await w.make.goods({ title: "Кава лате", code: "K-1", barcodes: ["482001"] });
    await w.make.goods({ title: "Кава еспресо", code: "K-2", active: false });
    await w.make.goods({ title: "Wash", code: "W-1", service_type: "car-wash" });
    const found = async (query: object) => titles(await w.owner.request(calls.goods.inBusiness, { query }));

    expect(await found({})).toEqual(["Wash", "Кава еспресо", "Кава лате"]);
    expect(await found({ search_text: "ЛАТЕ ка" })).toEqual(["Кава лате"]);
    expect(await found({ search_text: "482" })).toEqual(["Кава лате"]);
    expect(await found({ search_text: "100%" })).toEqual([]);
    expect(await found({ only_active: true })).toEqual(["Wash", "Кава лате"]);
    expect(await found({ service_type: "car-wash" })).toEqual(["Wash"]);
  });

  test("show the lowest and the highest price in force, of the card and of active price groups", async () => {
    const w = await world(server);
    const { id } = await w.make.goods({ title: "Espresso", prices: [{ currency: "UAH", price: "64.50" }] });
    await w.make.goods({ title: "Water" });
    const group = async (title: string, active: boolean, ...prices: object[]) => {
      const inLoyalty = { loyaltyId: w.loyaltyId };
      const body = { title, currency: "UAH", active };
      const { id: priceGroupId } = await w.owner.request(calls.priceGroups.add, { path: inLoyalty, body });
      for (const price of prices) {
        const path = { ...inLoyalty, priceGroupId };
        await w.owner.request(calls.priceGroups.addItems, { path, body: [{ item_id: id, ...price }] });
      }
    };
    await group(
      "Airport",
      true,
      { master_price: "70.00" },
      { master_price: "99.00", valid_from: "2100-01-01T00:00:00Z" },
    );
    await group("Market", true, { master_price: "59.95" });
    await group("Closed", false, { master_price: "1.00" });

    const { items } = await w.owner.request(calls.goods.inBusiness, {});
    expect(items.map((one) => one.price_ranges)).toEqual([
      [{ currency: "UAH", lowest: "59.9500", highest: "70.0000" }],
      [],
    ]);
  });

  test("a programme's list comes in pages that do not overlap", async () => {
    const w = await world(server);
    for (const title of ["c", "a", "b"]) await w.make.goods({ title });
    const path = { loyaltyId: w.loyaltyId };

    const first = await w.owner.request(calls.goods.inLoyalty, { path, page: { count: 2 } });
    const second = await w.owner.request(calls.goods.inLoyalty, { path, page: { count: 2, page: 2 } });

    expect(first).toMatchObject({ total: 3, page: 1, count: 2 });
    expect([...titles(first), ...titles(second)]).toEqual(["a", "b", "c"]);
    const elsewhere = w.owner.request(calls.goods.inLoyalty, { path: { loyaltyId: randomUUID() } });
    await expect(elsewhere).rejects.toMatchObject({ code: "loyalty.not_found" });
  });

  test("a category has the saved order; without a category the uncategorised are listed", async () => {
    const w = await world(server);
    const { id: category } = await w.make.category();
    const [a, b, c] = [
      await w.make.goods({ title: "A" }),
      await w.make.goods({ title: "B" }),
      await w.make.goods({ title: "C" }),
    ];
    const path = { loyaltyId: w.loyaltyId };

    const body = { goods_ids: [c.id, a.id] };
    await w.owner.request(calls.goods.orderInCategory, { path, query: { category }, body });

    expect(titles(await w.owner.request(calls.goods.inCategory, { path, query: { category } }))).toEqual(["C", "A"]);
    expect(titles(await w.owner.request(calls.goods.inCategory, { path }))).toEqual([b.title]);
  });

  test("refuse programmes, categories and items that are not there", async () => {
    const w = await world(server);
    const { id: category } = await w.make.category();
    const path = { loyaltyId: w.loyaltyId };
    const nowhere = { loyaltyId: randomUUID() };
    const body = { goods_ids: [] };
    const { inCategory, orderInCategory } = calls.goods;
    const query = { category: randomUUID() };

    await expect(w.owner.request(inCategory, { path: nowhere })).rejects.toMatchObject({ code: "loyalty.not_found" });
    await expect(w.owner.request(inCategory, { path, query })).rejects.toMatchObject({
      code: "goods_category.not_found",
    });
    const order = w.owner.request(orderInCategory, { path: nowhere, body });
    await expect(order).rejects.toMatchObject({ code: "loyalty.not_found" });
    await expect(w.owner.request(orderInCategory, { path, body })).rejects.toMatchObject({
      code: "goods_category.not_found",
    });
    const strange = { path, query: { category }, body: { goods_ids: [randomUUID()] } };
    await expect(w.owner.request(orderInCategory, strange)).rejects.toMatchObject({ code: "goods.not_found" });
  });

  test("service types have names in five languages", async () => {
    const w = await world(server);
    const { items } = await w.owner.request(calls.goods.serviceTypes, {});
    expect(items).toHaveLength(9);
    for (const { title } of items) expect(Object.keys(title).sort()).toEqual(["de", "en", "fr", "ru", "uk"]);
  });
});

describe("pictures of goods", () => {
  test("the photo and further pictures are stored, in order, and removed", async () => {
    const w = await world(server);
    const path = { goodsId: (await w.make.goods()).id };
    const image = await picture("png", 40, 30);

    expect((await w.owner.request(calls.goods.photo, { path, image })).photo).not.toBeNull();
    await w.owner.request(calls.goods.addImage, { path, image });
    const { additional_images: images } = await w.owner.request(calls.goods.addImage, { path, image });
    expect(images).toHaveLength(2);
    const orderImages = (...image_ids: string[]) =>
      w.owner.request(calls.goods.orderImages, { path, body: { image_ids } });
    const [first, second] = images.map(({ id }) => id);
    const idsOf = (item: { additional_images: { id: string }[] }) => item.additional_images.map(({ id }) => id);
    expect(idsOf(await orderImages(second ?? ""))).toEqual([second, first]);
    expect(idsOf(await orderImages(first ?? "", second ?? ""))).toEqual([first, second]);
    await expect(orderImages(randomUUID())).rejects.toMatchObject({ code: "goods_image.not_found" });
    const gone = { path: { goodsId: randomUUID() }, body: { image_ids: [] } };
    await expect(w.owner.request(calls.goods.orderImages, gone)).rejects.toMatchObject({ code: "goods.not_found" });
    const removed = await w.owner.request(calls.goods.removeImage, { path: { ...path, imageId: images[0]!.id } }); // Two were just added.
    expect(removed.additional_images).toEqual([images[1]]);
    expect((await w.owner.request(calls.goods.removePhoto, { path })).photo).toBeNull();
  });

  test("are refused if they are not pictures, or of an unknown item", async () => {
    const w = await world(server);
    const path = { goodsId: (await w.make.goods()).id };
    const gone = { goodsId: randomUUID() };
    const image = await picture("jpeg");
    const { photo, addImage, removePhoto, removeImage } = calls.goods;
    const missing = { code: "goods.not_found" };

    const drawing = { code: "image.unsupported" };
    await expect(w.owner.request(photo, { path, image: svg })).rejects.toMatchObject(drawing);
    await expect(w.owner.request(addImage, { path, image: svg })).rejects.toMatchObject(drawing);
    await expect(w.owner.request(photo, { path: gone, image })).rejects.toMatchObject(missing);
    await expect(w.owner.request(addImage, { path: gone, image })).rejects.toMatchObject(missing);
    await expect(w.owner.request(removePhoto, { path: gone })).rejects.toMatchObject(missing);
    const imageId = randomUUID();
    await expect(w.owner.request(removeImage, { path: { ...gone, imageId } })).rejects.toMatchObject(missing);
    await expect(w.owner.request(removeImage, { path: { ...path, imageId } })).rejects.toMatchObject({
      code: "goods_image.not_found",
    });
  });
});
