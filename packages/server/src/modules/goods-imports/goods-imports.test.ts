import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { beforeEach, describe, expect, test } from "vitest";
import { auditOf, versionsOf } from "../../../test/audit.ts";
import { importer, rowsIn } from "../../../test/goods/importer.ts";
import { startTestServer } from "../../../test/server.ts";

const server = await startTestServer();
const { goodsImports, goods, priceMatrix, priceGroups } = calls;

let i: Awaited<ReturnType<typeof importer>>;
beforeEach(async () => {
  i = await importer(server);
});

describe("a preview", () => {
  test("tells new, changed and unchanged rows, and each change with what there was", async () => {
    const { key } = await i.priceGroup();
    const shown = await i.preview(
      rowsIn(
        ["code", "title", "unit", "price.UAH", key, null],
        ["A", "Apple", "", "10", "12,5", "ignored"],
        ["B", "Item B", "piece", "5.5500", "", ""],
        ["", null, "", "", "", ""],
        ["N", "New one", "кілограм", "3", "", ""],
      ),
    );
    expect(shown).toMatchObject({
      new_count: 1,
      changed_count: 1,
      unchanged_count: 1,
      faulty_count: 0,
      prices_count: 1,
    });
    expect(shown.rows).toMatchObject([
      {
        row: 2,
        state: "changed",
        code: "A",
        title: "Item A",
        changes: [
          { key: "title", before: "Item A", after: "Apple" },
          { key, before: null, after: "12.5000" },
        ],
      },
      { row: 5, state: "new", goods_id: null, code: "N", title: "New one" },
    ]);
    expect((await i.found("A")).title).toBe("Item A");
  });

  test("names every fault with its row and column", async () => {
    const wide = "x".repeat(201);
    const shown = await i.preview(
      rowsIn(
        ["code", "title", "unit", "price.UAH", "age_limit", "active", "barcodes", "quantity_precision"],
        ["", "No code", "", "", "", "", "", ""],
        ["N1", "", "", "", "", "", "", ""],
        ["N2", wide, "stone", "ten", "100", "perhaps", "4,82E+12", "0.5"],
        ["N3", "Broken \uFFFD", "", "-1", "", "", "", ""],
        ["A", "Twice", "", "", "", "", "", ""],
        ["A", "Again", "", "", "", "", "", ""],
        ["N4", "\u0001", "", "1.23456", "", "", Array.from({ length: 51 }, (_, n) => n).join(" "), ""],
      ),
    );
    const faults = shown.rows.map(({ row, faults }) => [row, ...faults.map(({ key, fault }) => `${key}: ${fault}`)]);
    expect(faults).toEqual([
      [2, "code: required"],
      [3, "title: required"],
      [
        4,
        "title: text-too-long",
        "unit: unknown-value",
        "price.UAH: not-a-number",
        "age_limit: out-of-range",
        "active: unknown-value",
        "barcodes: rounded",
        "quantity_precision: too-many-decimals",
      ],
      [5, "title: text-unreadable", "price.UAH: out-of-range"],
      [6],
      [7, "code: duplicate-code"],
      [8, "title: text-unreadable", "price.UAH: too-many-decimals", "barcodes: too-many-values"],
    ]);
    expect(shown).toMatchObject({ faulty_count: 6, changed_count: 1 });
  });

  test("leaves what an item has where a cell is empty, or removes it where that is requested", async () => {
    const { id } = await i.found("A");
    await i.s.w.owner.request(goods.change, {
      path: { goodsId: id },
      body: { barcodes: ["123"], age_limit: 18, unit: "kg" },
    });
    const of = rowsIn(["code", "barcodes", "age_limit", "unit", "price.UAH"], ["A", "", "", "", ""]);
    expect(await i.preview(of)).toMatchObject({ changed_count: 0, unchanged_count: 1 });
    const cleared = { ...of, empty_cells: "clear" as const };
    expect((await i.preview(cleared)).rows[0]?.changes.map(({ key, after }) => [key, after])).toEqual([
      ["barcodes", null],
      ["age_limit", null],
      ["unit", "Piece"],
      ["price.UAH", null],
    ]);
    await i.add(cleared);
    expect(await i.found("A")).toMatchObject({ barcodes: [], age_limit: null, unit: "piece", prices: [] });
    const titleless = { ...rowsIn(["code", "title"], ["A", ""]), empty_cells: "clear" as const };
    expect((await i.preview(titleless)).rows[0]?.faults).toEqual([{ key: "title", fault: "required" }]);
  });

  test("needs columns that the programme has, and the code", async () => {
    const unknown = "goods_import.unknown_column";
    await expect(i.preview(rowsIn(["code", "colour"], ["A", ""]))).rejects.toMatchObject({ code: unknown });
    await expect(i.preview(rowsIn(["code", "code"], ["A", "A"]))).rejects.toMatchObject({ code: unknown });
    await expect(i.preview(rowsIn(["title"], ["A"]))).rejects.toMatchObject({ code: "goods_import.no_code" });
  });
});

describe("an import", () => {
  test("writes items, categories and prices, and tills sell at them", async () => {
    const { group, key } = await i.priceGroup();
    const made = await i.add({
      ...rowsIn(
        [
          "code",
          "title",
          "service_type",
          "categories",
          "barcodes",
          "cost_price",
          "price.UAH",
          key,
          "public_title.uk",
          "weightable",
          "quantity_precision",
        ],
        [
          "A",
          "Apple",
          "",
          "Fruit / Fresh; Sale",
          "4820000000017 4820000000024",
          "4,2",
          "",
          "12.5",
          "Яблуко",
          "yes",
          "3",
        ],
        ["N", "New", "Service", "fruit/fresh", "", "", "7", "", "", "", ""],
      ),
      file_name: "prices.csv",
    });

    expect(made).toMatchObject({
      file_name: "prices.csv",
      new_count: 1,
      changed_count: 1,
      prices_count: 1,
      categories_count: 3,
      undone_dt: null,
      kept_count: null,
    });
    expect(made.person?.title).toBe("Olena Kovalenko");
    expect(await i.sold("A")).toBe("12.5000");
    expect(await i.sold("N")).toBe("7.0000");
    expect(await i.found("A")).toMatchObject({
      title: "Apple",
      barcodes: ["4820000000017", "4820000000024"],
      cost_price: "4.2000",
      public_title: { uk: "Яблуко" },
      weightable: true,
      quantity_precision: 3,
      version: 2,
    });
    expect(await i.found("N")).toMatchObject({
      service_type: "service",
      loyalty_ids: [i.s.w.loyaltyId],
      active: true,
      version: 1,
    });
    const { items: categories } = await i.s.w.owner.request(goods.categories, { path: i.path });
    expect(categories.map(({ title, goods_count }) => [title, goods_count])).toEqual([
      ["Fruit", 0],
      ["Fresh", 2],
      ["Sale", 1],
    ]);
    expect(categories[1]?.parent_id).toBe(categories[0]?.id);
    const { id } = await i.found("A");
    const history = await i.s.w.owner.request(priceGroups.itemMasterPrices, {
      path: { ...i.path, priceGroupId: group.id, itemId: id },
    });
    expect(history.items).toMatchObject([{ price: "12.5000", comment: "prices.csv" }]);
    expect(await i.s.w.owner.request(priceMatrix.changes, { path: i.path, query: {} })).toMatchObject({
      total: 1,
      items: [{ prices_count: 1, state: "started" }],
    });
  });

  test("is in the history of each item as a change by hand is, and in the list of imports", async () => {
    const made = await i.add(rowsIn(["code", "title"], ["A", "Apple"], ["N", "New"]));
    const { id } = await i.found("A");
    const lines = await i.s.w.inside((tenant) => tenant.many(auditOf(id)));
    expect(lines).toMatchObject([
      { entity_type: "goods", before: { title: "Item A", version: 1 }, after: { title: "Apple", version: 2 } },
    ]);
    expect(await i.s.w.inside((tenant) => tenant.many(versionsOf("goods", id)))).toMatchObject([
      { version: 2, body: { title: "Apple" } },
    ]);
    const added = await i.s.w.inside(async (tenant) => tenant.many(auditOf((await i.found("N")).id)));
    expect(added).toMatchObject([{ entity_type: "goods", before: null, after: { code: "N" } }]);
    expect(await i.s.w.owner.request(goodsImports.list, { path: i.path, query: {} })).toMatchObject({
      total: 1,
      items: [{ id: made.id, new_count: 1 }],
    });
  });

  test("takes an item of another programme into this one, and leaves its other categories alone", async () => {
    const other = await i.s.w.make.loyalty();
    const category = await i.s.w.owner.request(goods.addCategory, {
      path: { loyaltyId: other.id },
      body: { title: "Elsewhere" },
    });
    const made = { code: "E", title: "Elsewhere", loyalty_ids: [other.id], category_ids: [category.id] };
    await i.s.w.owner.request(goods.add, { body: made });
    const of = rowsIn(["code", "categories"], ["E", "Here"]);
    expect((await i.preview(of)).rows[0]?.changes).toEqual([
      { key: "categories", before: null, after: "Here" },
      { key: "programme", before: "No", after: "Yes" },
    ]);
    await i.add(of);
    const { loyalty_ids, category_ids } = await i.found("E");
    expect(new Set(loyalty_ids)).toEqual(new Set([other.id, i.s.w.loyaltyId]));
    expect(category_ids).toHaveLength(2);
    expect(category_ids).toContain(category.id);
  });

  test("is refused as a whole while rows have faults, and where nothing changes", async () => {
    await expect(i.add(rowsIn(["code", "title"], ["A", "Apple"], ["N", ""]))).rejects.toMatchObject({
      code: "goods_import.faulty",
      details: { count: 1 },
    });
    expect((await i.found("A")).title).toBe("Item A");
    await expect(i.add(rowsIn(["code", "title"], ["A", "Item A"]))).rejects.toMatchObject({
      code: "goods_import.empty",
    });
    const unknown = { ...rowsIn(["code", "colour"], ["A", ""]), fingerprint: "x" };
    await expect(i.s.w.owner.request(goodsImports.add, { path: i.path, body: unknown })).rejects.toMatchObject({
      code: "goods_import.unknown_column",
    });
    const codeless = { ...rowsIn(["title"], ["A"]), fingerprint: "x" };
    await expect(i.s.w.owner.request(goodsImports.add, { path: i.path, body: codeless })).rejects.toMatchObject({
      code: "goods_import.no_code",
    });
  });

  test("tells the second of two people who import the same rows at once, and nothing is imported twice", async () => {
    const of = rowsIn(["code", "title", "price.UAH"], ["A", "Apple", "11"], ["N", "New", "1"]);
    const { fingerprint } = await i.preview(of);
    const both = await Promise.allSettled(
      [1, 2].map(() => i.s.w.owner.request(goodsImports.add, { path: i.path, body: { ...of, fingerprint } })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const refused = both.find(({ status }) => status === "rejected");
    expect(refused).toMatchObject({ reason: { code: "goods_import.outdated" } });
    expect((await i.found("A")).version).toBe(2);
  });

  test("is refused where a price that it changes has changed since the preview, and only then", async () => {
    const { group, key } = await i.priceGroup();
    const { id } = await i.found("A");
    const of = rowsIn(["code", key], ["A", "12"]);
    const change = (item_id: string, price: string) =>
      i.s.w.owner.request(priceMatrix.addChange, {
        path: i.path,
        body: { price_groups: [{ price_group_id: group.id, prices: [{ item_id, price }] }] },
      });
    const { fingerprint } = await i.preview(of);
    const add = () => i.s.w.owner.request(goodsImports.add, { path: i.path, body: { ...of, fingerprint } });
    await change(id, "9");
    await expect(add()).rejects.toMatchObject({ code: "goods_import.outdated" });
    expect(await i.sold("A")).toBe("9.0000");
    const again = await i.preview(of);
    expect(again.rows[0]?.changes).toEqual([{ key, before: "9.0000", after: "12.0000" }]);
    await change((await i.found("B")).id, "1");
    await i.s.w.owner.request(goodsImports.add, { path: i.path, body: { ...of, fingerprint: again.fingerprint } });
    expect(await i.sold("A")).toBe("12.0000");
  });

  test("may be repeated by its id, and another with that id is refused", async () => {
    const of = { ...rowsIn(["code", "title"], ["A", "Apple"]), id: randomUUID() };
    const made = await i.add(of);
    expect(made.id).toBe(of.id);
    const next = { ...rowsIn(["code", "title"], ["A", "Pear"]), id: of.id };
    await expect(i.add(next)).rejects.toMatchObject({ code: "conflict.duplicate" });
  });

  test("needs who may change goods and prices, in a programme that exists", async () => {
    await i.s.w.owner.request(calls.business.changeRoleBasedModel, { body: { active: true } });
    const marketing = await i.s.w.member({ roles: ["marketing"] });
    const of = rowsIn(["code", "title"], ["A", "Apple"]);
    await expect(marketing.request(goodsImports.preview, { path: i.path, body: of })).rejects.toMatchObject({
      code: "access.denied",
    });
    const manager = await i.s.w.member({ roles: ["sales-point-manager"] });
    expect(await manager.request(goodsImports.preview, { path: i.path, body: of })).toMatchObject({ changed_count: 1 });
    const nowhere = { loyaltyId: randomUUID() };
    for (const request of [
      () => i.s.w.owner.request(goodsImports.columns, { path: nowhere }),
      () => i.s.w.owner.request(goodsImports.sheet, { path: nowhere, query: {} }),
      () => i.s.w.owner.request(goodsImports.preview, { path: nowhere, body: of }),
      () => i.s.w.owner.request(goodsImports.add, { path: nowhere, body: { ...of, fingerprint: "x" } }),
      () => i.s.w.owner.request(goodsImports.list, { path: nowhere, query: {} }),
      () => i.s.w.owner.request(goodsImports.undo, { path: { ...nowhere, goodsImportId: randomUUID() } }),
    ])
      await expect(request()).rejects.toMatchObject({ code: "loyalty.not_found" });
  });
});
