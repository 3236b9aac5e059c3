import { EXPORT_TYPES } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { parseCsv } from "hucre/csv";
import { beforeEach, describe, expect, test } from "vitest";
import { importer, rowsIn } from "../../../test/goods/importer.ts";
import { startTestServer } from "../../../test/server.ts";

const server = await startTestServer();
const { goodsImports, goods, priceMatrix } = calls;

let i: Awaited<ReturnType<typeof importer>>;
beforeEach(async () => {
  i = await importer(server);
});

describe("an export", () => {
  const file = (accept: string, language: string) =>
    i.s.w.owner.send({
      method: "GET",
      target: `/x/loyalty/${i.s.w.loyaltyId}/goods_sheet`,
      headers: { accept, "accept-language": language },
    });

  test("has a column for each language, currency and price group, and only what is filtered", async () => {
    const { group } = await i.priceGroup();
    const shown = await i.s.w.owner.request(goodsImports.sheet, { path: i.path, query: { search_text: "B" } });
    expect(shown.total).toBe(1);
    const cell = (key: string) => shown.items[0]?.cells[shown.columns.indexOf(key)];
    expect([cell("code"), cell("price.UAH"), cell(`group.${group.id}`), cell("active")]).toEqual([
      "B",
      "5.5500",
      null,
      "Yes",
    ]);
    const { items } = await i.s.w.owner.request(goodsImports.columns, { path: i.path });
    expect(items.map(({ key }) => key)).toEqual(shown.columns);
    expect(items.find(({ key }) => key === "title")).toMatchObject({
      title: { en: "Name", uk: "Назва" },
      required: true,
    });
    expect(items.find(({ key }) => key === "price.UAH")?.names).toContain("Ціна");
    await i.add(rowsIn(["code", "categories"], ["A", "Fruit"]));
    const { items: categories } = await i.s.w.owner.request(goods.categories, { path: i.path });
    const inFruit = await i.s.w.owner.request(goodsImports.sheet, {
      path: i.path,
      query: { category: categories[0]?.id ?? "" },
    });
    expect(inFruit.total).toBe(1);
    const found = async (query: object) =>
      (await i.s.w.owner.request(goodsImports.sheet, { path: i.path, query })).items.map(({ cells }) => cells[0]);
    expect(await found({ uncategorised: true })).toEqual(["B"]);
    expect(await found({ uncategorised: false })).toEqual(["A"]);
    await i.add(rowsIn(["code", "active"], ["B", "no"]));
    expect(await found({ active: true })).toEqual(["A"]);
    expect(await found({ active: false, service_type: "goods" })).toEqual(["B"]);
  });

  test.each(["en", "uk", "ru", "de", "fr"])(
    "imported again changes nothing, whatever the texts of the items, in %s",
    async (language) => {
      const { group, key } = await i.priceGroup();
      const titles = [
        "=1+1",
        "'=1",
        "+380",
        "-5",
        "@home",
        'Say "cheese"',
        "a, b; c",
        "Ünïcode Ґ 😀",
        " spaces ",
        "back\\slash",
        "tab\there",
        "two\nlines",
        "two\r\nlines",
        "'",
        "1,234",
        "4.82E+12",
        "yes",
      ];
      const category = await i.s.w.owner.request(goods.addCategory, {
        path: i.path,
        body: { title: "Tea/Coffee; =sweet\\" },
      });
      const twins = await Promise.all(
        [1, 2].map(() => i.s.w.owner.request(goods.addCategory, { path: i.path, body: { title: "Twin" } })),
      );
      for (const [n, title] of titles.entries()) {
        const { id } = await i.s.w.owner.request(goods.add, {
          body: {
            ...{
              title,
              code: n % 2 ? `c${n}` : `${title.slice(0, 60)}${n}`,
              age_limit: n,
              cost_price: "0.0001",
              active: n % 3 > 0,
            },
            ...{
              public_title: { uk: title },
              public_description: { de: title, pl: title },
              barcodes: [`0${n}`, title],
            },
            ...{
              unit: n % 2 ? ("g" as const) : ("G" as const),
              quantity_min: "0.5",
              prices: [
                { currency: "UAH", price: "1234.5" },
                { currency: "EUR", price: "0" },
              ],
            },
            category_ids: [category.id, twins[n % 2]?.id ?? ""],
          },
        });
        const prices = [{ item_id: id, price: `${n}.25` }];
        await i.s.w.owner.request(priceMatrix.addChange, {
          path: i.path,
          body: { price_groups: [{ price_group_id: group.id, prices }] },
        });
      }
      const { items } = await i.s.w.owner.request(goodsImports.columns, { path: i.path });
      const columns = items.map((one) => one.key);
      expect(columns).toContain(key);
      const [head = [], ...rows] = parseCsv(String((await file(EXPORT_TYPES.csv, language)).body)) as string[][];
      expect(head).toEqual(items.map(({ title }) => title[language]));
      const of = { columns, rows, empty_cells: "clear" as const };
      expect(await i.preview(of)).toMatchObject({
        rows: [],
        unchanged_count: titles.length + 2,
        new_count: 0,
        faulty_count: 0,
        categories: [],
      });
      const sheet = await i.s.w.owner.request(goodsImports.sheet, {
        path: i.path,
        query: {},
        page: { page: 1, count: 100 },
      });
      expect(await i.preview({ ...of, rows: sheet.items.map(({ cells }) => cells) })).toMatchObject({ rows: [] });
    },
  );

  test("does not let what somebody wrote become a formula", async () => {
    await i.s.w.owner.request(goods.change, {
      path: { goodsId: (await i.found("A")).id },
      body: { title: "=HYPERLINK(1)" },
    });
    expect(String((await file(EXPORT_TYPES.csv, "en")).body)).toContain(",'=HYPERLINK(1)");
    const created = await i.add(rowsIn(["code", "title"], ["N", "'=1+1"]));
    expect(created.new_count).toBe(1);
    expect((await i.found("N")).title).toBe("=1+1");
  });
});
