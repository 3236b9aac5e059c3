import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { examples, shop } from "../../../test/shop.ts";
import { world } from "../../../test/world.ts";

const server = await startTestServer();

test("finds by parts of names, numbers and codes, whatever their case, and tells equal names apart", async () => {
  const s = await shop(server);
  await s.w.make.customer({ first_name: "Соломія", last_name: "Крушельницька", phone: "+380671234567" });
  await s.sell({ items: examples });
  const rule = await s.w.make.rule({ title: "Ten percent on Sundays" });
  const find = async (search_text: string) =>
    (await s.w.owner.ask(calls.search.everything, { query: { search_text } })).items;

  expect(await find("круш сол")).toMatchObject([
    { noun: "customer", title: "Соломія Крушельницька", detail: "+380671234567" },
  ]);
  expect(await find("7123456")).toMatchObject([{ noun: "customer" }]);
  expect((await find("1")).filter(({ noun }) => noun === "transaction")).toMatchObject([{ title: "1" }]);
  expect(await find("ITEM b")).toMatchObject([{ noun: "goods", title: "Item B", detail: "B" }]);
  expect(await find("sundays")).toMatchObject([{ noun: "rule", id: rule.id, loyalty_id: s.w.loyaltyId }]);
  expect(await find("%")).toEqual([]);
  expect(await find("")).toEqual([]);
  const nouns = new Set((await find("e")).map(({ noun }) => noun));
  for (const noun of ["goods", "pos", "terminal", "loyalty"] as const) expect(nouns).toContain(noun);
});

test("finds nothing of another business", async () => {
  const [s, stranger] = [await shop(server), await world(server)];
  await s.w.make.customer({ last_name: "Onlymine" });
  const { items } = await stranger.owner.ask(calls.search.everything, { query: { search_text: "onlymine" } });
  expect(items).toEqual([]);
});

test("finds only what the caller may list", async () => {
  const s = await shop(server);
  await s.w.make.customer({ first_name: "Item" });
  const accountant = await s.w.member({ roles: ["fuel-manager"] });
  await s.w.owner.ask(calls.business.changeRoleBasedModel, { body: { active: true } });
  const query = { search_text: "item" };
  const all = (await s.w.owner.ask(calls.search.everything, { query })).items.map(({ noun }) => noun);
  const some = (await accountant.ask(calls.search.everything, { query })).items.map(({ noun }) => noun);
  expect(all).toContain("customer");
  expect(some).not.toContain("customer");
});
