import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { examples, shop } from "../../../test/shop.ts";
import { world } from "../../../test/world.ts";

const server = await startTestServer();

test("finds by parts of names, numbers and codes in any case, and distinguishes equal names", async () => {
  const s = await shop(server);
  await s.w.make.customer({ first_name: "Соломія", last_name: "Крушельницька", phone: "+380671234567" });
  await s.sell({ items: examples });
  const rule = await s.w.make.rule({ title: "Ten percent on Sundays" });
  const find = async (search_text: string) =>
    (await s.w.owner.request(calls.search.everything, { query: { search_text } })).items;

  expect(await find("круш сол")).toMatchObject([
    { entity_type: "customer", title: "Соломія Крушельницька", detail: "+380671234567" },
  ]);
  expect(await find("7123456")).toMatchObject([{ entity_type: "customer" }]);
  expect((await find("1")).filter(({ entity_type }) => entity_type === "transaction")).toMatchObject([{ title: "1" }]);
  expect(await find("ITEM b")).toMatchObject([{ entity_type: "goods", title: "Item B", detail: "B" }]);
  const goodsId = (await find("ITEM b"))[0]?.id ?? "";
  await s.w.owner.request(calls.goods.change, { path: { goodsId }, body: { barcodes: ["4820000000017"] } });
  expect(await find("4820000000017")).toMatchObject([{ entity_type: "goods", id: goodsId }]);
  expect(await find("sundays")).toMatchObject([{ entity_type: "rule", id: rule.id, loyalty_id: s.w.loyaltyId }]);
  expect(await find("%")).toEqual([]);
  expect(await find("")).toEqual([]);
  const entityTypes = new Set((await find("e")).map(({ entity_type }) => entity_type));
  for (const entity_type of ["goods", "pos", "terminal", "loyalty"] as const)
    expect(entityTypes).toContain(entity_type);
});

test("finds nothing of another business", async () => {
  const [s, outsider] = [await shop(server), await world(server)];
  await s.w.make.customer({ last_name: "Onlymine" });
  const { items } = await outsider.owner.request(calls.search.everything, { query: { search_text: "onlymine" } });
  expect(items).toEqual([]);
});

test("finds only what the caller may list", async () => {
  const s = await shop(server);
  await s.w.make.customer({ first_name: "Item" });
  const accountant = await s.w.member({ roles: ["fuel-manager"] });
  await s.w.owner.request(calls.business.changeRoleBasedModel, { body: { active: true } });
  const query = { search_text: "item" };
  const all = (await s.w.owner.request(calls.search.everything, { query })).items.map(({ entity_type }) => entity_type);
  const some = (await accountant.request(calls.search.everything, { query })).items.map(
    ({ entity_type }) => entity_type,
  );
  expect(all).toContain("customer");
  expect(some).not.toContain("customer");
});
