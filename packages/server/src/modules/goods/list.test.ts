import type { PageQuery } from "@patron/contract/client";
import { LISTED_GOODS_SORTS, type ListedGoodsSort } from "@patron/contract/enums";
import { EXPORT_TYPES } from "@patron/contract/kit";
import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { world } from "../../../test/world.ts";

const server = await startTestServer();

test("items come in pages, in every order, and by category and state", async () => {
  const w = await world(server);
  const { id: category } = await w.make.category({ title: "Drinks" });
  await w.make.goods({ title: "b", code: "1", service_type: "car-wash", unit: "piece", category_ids: [category] });
  await w.make.goods({ title: "A", code: "b", service_type: "fuel", unit: "L", active: false });
  await w.make.goods({ title: "c", code: "A", unit: "kg", barcodes: ["482001"] });
  const found = async (query: object, page: PageQuery = {}) =>
    (await w.owner.request(calls.goods.list, { query, page })).items.map(({ title }) => title).join("");

  expect(await found({})).toBe("Abc");
  expect(await found({}, { page: 2, count: 2 })).toBe("c");
  const orders: Record<ListedGoodsSort, string> = {
    title: "Abc",
    code: "bcA",
    unit: "Acb",
    service_type: "bAc",
    active: "Abc",
  };
  for (const sort of LISTED_GOODS_SORTS) {
    expect(await found({}, { sort, order: "asc" }), sort).toBe(orders[sort]);
    expect((await found({}, { sort, order: "desc" })).at(-1), sort).toBe(orders[sort][0]);
  }
  expect(await found({ category })).toBe("b");
  expect(await found({ uncategorised: true })).toBe("Ac");
  expect(await found({ uncategorised: false })).toBe("b");
  expect(await found({ active: false })).toBe("A");
  expect(await found({ service_type: "fuel" })).toBe("A");
  expect(await found({ search_text: "482" })).toBe("c");
  const { total } = await w.owner.request(calls.goods.list, { query: { active: true }, page: { count: 1 } });
  expect(total).toBe(2);
});

test("items are written as a file with their categories and prices", async () => {
  const w = await world(server);
  const category = async (title: string) => (await w.make.category({ title })).id;
  const category_ids = [await category("Hot"), await category("Drinks")];
  await w.make.goods({ title: "Cup", code: "C", unit: "piece", active: false });
  const prices = [{ currency: "UAH", price: "64.50" }];
  await w.make.goods({ title: "Espresso", code: "E", barcodes: ["1", "2"], category_ids, prices });
  const headers = { accept: EXPORT_TYPES.csv, "accept-language": "en" };
  const { body } = await w.owner.send({ method: "GET", target: "/x/goods", headers });
  const lines = String(body).replace("\ufeff", "").trimEnd().split("\r\n");
  expect(lines[0]).toBe("Name,Code,Barcodes,Categories,Price,Unit,Type,On sale");
  expect(lines[1]).toBe("Cup,C,,,,Piece,Goods,No");
  expect(lines[2]).toBe('Espresso,E,"1, 2","Drinks, Hot",64.5000 UAH,Piece,Goods,Yes');
});
