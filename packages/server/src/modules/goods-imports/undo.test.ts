import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { beforeEach, describe, expect, test } from "vitest";
import { importer, rowsIn } from "../../../test/goods/importer.ts";
import { startTestServer } from "../../../test/server.ts";

const server = await startTestServer();
const { goodsImports, goods, priceMatrix, priceGroups } = calls;

let i: Awaited<ReturnType<typeof importer>>;
beforeEach(async () => {
  i = await importer(server);
});

describe("undoing an import", () => {
  test("gives items back what they had, prices too, and takes new ones off sale", async () => {
    const { key } = await i.priceGroup();
    const before = await i.found("A");
    const made = await i.add(
      rowsIn(
        ["code", "title", "categories", "price.UAH", key, "public_title.de"],
        ["A", "Apple", "Fruit", "11", "12", "Apfel"],
        ["N", "New", "Fruit", "1", "2", ""],
      ),
    );
    expect(await i.sold("N")).toBe("2.0000");
    const { goods_import: undone, kept } = await i.undo(made.id);

    expect(undone).toMatchObject({ kept_count: 0, version: 2 });
    expect(undone.undone_dt).not.toBeNull();
    expect(kept).toEqual([]);
    const { version: _, modified_dt: __, ...same } = before;
    expect(await i.found("A")).toMatchObject(same);
    expect(await i.sold("A")).toBe("10.0000");
    expect(await i.found("N")).toMatchObject({ active: false, loyalty_ids: [], category_ids: [] });
    await expect(i.sold("N")).rejects.toMatchObject({ code: "goods.not_found" });
    await expect(i.undo(made.id)).rejects.toMatchObject({ code: "goods_import.undone" });
    const again = await i.add(rowsIn(["code", "title"], ["N", "New again"]));
    expect(again).toMatchObject({ new_count: 0, changed_count: 1 });
  });

  test("leaves what somebody has touched since, whether the item, its category or its price", async () => {
    const { group, key } = await i.priceGroup();
    await i.add(rowsIn(["code", "title"], ["C", "Item C"], ["D", "Item D"]));
    const made = await i.add(
      rowsIn(
        ["code", "title", "categories", key],
        ["A", "Apple", "Fruit", "12"],
        ["B", "Berry", "Fruit", "13"],
        ["C", "Cherry", "Fruit", "14"],
        ["D", "Date", "Fruit", "15"],
      ),
    );
    const ids = await Promise.all(["A", "B", "C", "D"].map(async (code) => (await i.found(code)).id));
    const [a = "", b = "", c = ""] = ids;
    await i.s.w.owner.request(goods.change, { path: { goodsId: a }, body: { age_limit: 18 } });
    const { items: categories } = await i.s.w.owner.request(goods.categories, { path: i.path });
    const category = categories.find(({ title }) => title === "Fruit")?.id ?? "";
    await i.s.w.owner.request(goods.orderInCategory, {
      path: i.path,
      query: { category },
      body: { goods_ids: ids.filter((id) => id !== b) },
    });
    const prices = [{ item_id: c, price: "9" }];
    await i.s.w.owner.request(priceMatrix.addChange, {
      path: i.path,
      body: { price_groups: [{ price_group_id: group.id, prices }] },
    });

    const { goods_import: undone, kept } = await i.undo(made.id);

    expect(undone.kept_count).toBe(3);
    expect(new Set(kept.map(({ id }) => id))).toEqual(new Set([a, b, c]));
    expect((await i.found("A")).title).toBe("Apple");
    expect((await i.found("C")).title).toBe("Cherry");
    expect((await i.found("D")).title).toBe("Item D");
    expect(await i.sold("C")).toBe("9.0000");
  });

  test("works where a price group is gone meanwhile, is told when it is not there, and when somebody else was faster", async () => {
    const group = await i.s.w.make.priceGroup({ title: "Short" });
    const made = await i.add(rowsIn(["code", "title", `group.${group.id}`], ["A", "Apple", "12"]));
    await i.s.w.owner.request(priceGroups.remove, { path: { ...i.path, priceGroupId: group.id } });
    const stale = { path: { ...i.path, goodsImportId: made.id } };
    await expect(i.s.w.owner.request(goodsImports.undo, stale, { version: 7 })).rejects.toMatchObject({
      code: "conflict.stale",
    });
    expect((await i.undo(made.id)).goods_import.kept_count).toBe(0);
    expect((await i.found("A")).title).toBe("Item A");
    await expect(i.undo(randomUUID())).rejects.toMatchObject({ code: "goods_import.not_found" });
  });
});
