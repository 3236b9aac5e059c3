import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { picture, svg } from "../../../test/pictures.ts";
import { startTestServer } from "../../../test/server.ts";
import { world } from "../../../test/world.ts";

const server = await startTestServer();

describe("categories of a programme", () => {
  test("are in the order of creation until another is saved", async () => {
    const w = await world(server);
    const path = { loyaltyId: w.loyaltyId };
    const [a, b, c] = [
      await w.make.category({ title: "A" }),
      await w.make.category({ title: "B" }),
      await w.make.category({ title: "C", active: false }),
    ];

    const items = [{ id: c.id }, { id: a.id, parent_id: c.id }, { id: b.id }];
    const saved = await w.owner.request(calls.goods.orderCategories, { path, body: { items } });

    expect(saved.items.map(({ title, parent_id }) => [title, parent_id])).toEqual([
      ["C", null],
      ["A", c.id],
      ["B", null],
    ]);
    const active = await w.owner.request(calls.goods.categories, { path, query: { only_active: true } });
    expect(active.items.map(({ title }) => title)).toEqual(["A", "B"]);
  });

  test("count their items and keep what they are given", async () => {
    const w = await world(server);
    const body = {
      title: "Напої",
      public_title: { uk: "Напої" },
      public_description: { en: "Cold and hot" },
      code: "DR",
      show_in_store: false,
      show_in_terminal: true,
    };
    const made = await w.make.category(body);
    await w.make.goods({ category_ids: [made.id] });

    const path = { categoryId: made.id };
    expect(await w.owner.request(calls.goods.category, { path })).toMatchObject({ ...body, goods_count: 1 });
    const cleared = await w.owner.request(calls.goods.changeCategory, { path, body: { code: null } });
    expect(cleared).toMatchObject({ code: null, title: body.title, version: 2 });
  });

  test("say how tills take quantities, with presets where these are offered", async () => {
    const w = await world(server);
    const presets = [
      { by: "amount" as const, value: "500" },
      { by: "quantity" as const, value: "0.5" },
    ];
    const made = await w.make.category({ item_entry_mode: "presets-only", presets });
    const path = { categoryId: made.id };
    expect(await w.owner.request(calls.goods.category, { path })).toMatchObject({
      item_entry_mode: "presets-only",
      presets,
    });
    const { items } = await w.owner.request(calls.goods.categories, { path: { loyaltyId: w.loyaltyId } });
    expect(items).toMatchObject([{ item_entry_mode: "presets-only", presets }]);
    expect(await w.make.category()).toMatchObject({ item_entry_mode: null, presets: [] });

    const change = (body: object) => w.owner.request(calls.goods.changeCategory, { path, body });
    expect(await change({ item_entry_mode: "without-limits" })).toMatchObject({ presets });
    expect(await change({ item_entry_mode: "manually-only", presets: [] })).toMatchObject({ presets: [] });
    const missing = { code: "goods_category.presets_missing", status: 422 };
    const unused = { code: "goods_category.presets_unused", status: 422 };
    await expect(change({ item_entry_mode: "presets-only" })).rejects.toMatchObject(missing);
    await expect(change({ presets })).rejects.toMatchObject(unused);
    await expect(change({ item_entry_mode: null, presets })).rejects.toMatchObject(unused);
    await expect(w.make.category({ item_entry_mode: "presets-only" })).rejects.toMatchObject(missing);
    await expect(w.make.category({ presets })).rejects.toMatchObject(unused);
    const nothing = w.make.category({ item_entry_mode: "presets-only", presets: [{ by: "quantity", value: "0" }] });
    await expect(nothing).rejects.toMatchObject({ code: "goods_category.preset_zero" });
    for (const [value, code] of [
      ["0", "goods_category.preset_zero"],
      ["0.000", "goods_category.preset_zero"],
      ["-1", "request.malformed"],
      ["0.0001", "request.malformed"],
    ]) {
      const refused = change({ item_entry_mode: "presets-only", presets: [{ by: "quantity", value }] });
      await expect(refused).rejects.toMatchObject({ code });
    }
  });

  test("are never their own ancestors", async () => {
    const w = await world(server);
    const path = { loyaltyId: w.loyaltyId };
    const top = await w.make.category();
    const below = await w.make.category({ parent_id: top.id });
    const loop = { code: "goods_category.loop", status: 422 };

    const change = { path: { categoryId: top.id }, body: { parent_id: below.id } };
    await expect(w.owner.request(calls.goods.changeCategory, change)).rejects.toMatchObject(loop);
    const items = [{ id: top.id, parent_id: top.id }];
    await expect(w.owner.request(calls.goods.orderCategories, { path, body: { items } })).rejects.toMatchObject(loop);
  });

  test("refuse unknown ids, stale changes and duplicates", async () => {
    const w = await world(server);
    const nowhere = { loyaltyId: randomUUID() };
    const path = { loyaltyId: w.loyaltyId };
    const gone = { categoryId: randomUUID() };
    const { id } = await w.make.category();
    const { categories, addCategory, orderCategories, category, changeCategory } = calls.goods;
    const noProgramme = { code: "loyalty.not_found" };
    const missing = { code: "goods_category.not_found" };

    await expect(w.owner.request(categories, { path: nowhere })).rejects.toMatchObject(noProgramme);
    await expect(w.owner.request(addCategory, { path: nowhere, body: { title: "X" } })).rejects.toMatchObject(
      noProgramme,
    );
    const order = w.owner.request(orderCategories, { path: nowhere, body: { items: [] } });
    await expect(order).rejects.toMatchObject(noProgramme);
    await expect(w.make.category({ parent_id: randomUUID() })).rejects.toMatchObject(missing);
    await expect(w.make.category({ id })).rejects.toMatchObject({ code: "conflict.duplicate" });
    const strange = w.owner.request(orderCategories, { path, body: { items: [{ id: randomUUID() }] } });
    await expect(strange).rejects.toMatchObject(missing);
    await expect(w.owner.request(category, { path: gone })).rejects.toMatchObject(missing);
    await expect(w.owner.request(changeCategory, { path: gone, body: { title: "X" } })).rejects.toMatchObject(missing);
    const stale = w.owner.request(changeCategory, { path: { categoryId: id }, body: { title: "X" } }, { version: 9 });
    await expect(stale).rejects.toMatchObject({ code: "conflict.stale" });
  });

  test("have a picture", async () => {
    const w = await world(server);
    const path = { categoryId: (await w.make.category()).id };
    const gone = { categoryId: randomUUID() };
    const image = await picture("png", 40, 30);
    const { categoryPhoto, removeCategoryPhoto } = calls.goods;
    const missing = { code: "goods_category.not_found" };

    expect((await w.owner.request(categoryPhoto, { path, image })).photo).not.toBeNull();
    expect((await w.owner.request(removeCategoryPhoto, { path })).photo).toBeNull();
    const drawing = w.owner.request(categoryPhoto, { path, image: svg });
    await expect(drawing).rejects.toMatchObject({ code: "image.unsupported" });
    await expect(w.owner.request(categoryPhoto, { path: gone, image })).rejects.toMatchObject(missing);
    await expect(w.owner.request(removeCategoryPhoto, { path: gone })).rejects.toMatchObject(missing);
  });
});
