import { randomUUID } from "node:crypto";
import type { onlineStore } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { picture } from "../../../test/pictures.ts";
import { startTestServer } from "../../../test/server.ts";
import { hoursAround, type Shop, shop } from "../../../test/shop.ts";
import { addDelivery } from "./fixture.ts";

const server = await startTestServer();
type Store = ReplyOf<typeof onlineStore.show>;

/** A shop whose store is public, with a courier and items A at 10.00 and B at 5.55. */
async function publicShop() {
  const s = await shop(server);
  await addDelivery(s.w, { public_title: { uk: "Кур'єр" } });
  await switchOn(s);
  return s;
}
const switchOn = ({ w, posId, terminalId }: Shop, body: object = {}) =>
  w.owner.request(calls.onlineStore.changePos, {
    path: { posId },
    body: { active: true, terminal_id: terminalId, ...body },
  });
const ask = (posId: string, query = "", headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/public/store/${posId}${query}`, { headers });
async function storeOf(posId: string, query = "", headers: Record<string, string> = {}): Promise<Store> {
  const answer = await ask(posId, query, headers);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Store; // The contract's shape, which the server writes by.
}
const problemsOf = async ({ w, posId }: Shop) =>
  (await w.owner.request(calls.onlineStore.pos, { path: { posId } })).problems;

describe("a public store", () => {
  test("shows its items at the prices of its till, with what customers read of it", async () => {
    const s = await publicShop();
    const { owner, loyaltyId } = s.w;
    const path = { posId: s.posId };
    const about = { public_title: { uk: "Крамниця" }, email: "shop@example.com", phones: ["+380671234567"] };
    await owner.request(calls.pos.change, { path, body: about });
    await owner.request(calls.pos.photo, { path, image: await picture("png") });
    const body = {
      public_description: { en: "Fresh every day" },
      payment_methods: ["payment-at-checkout" as const],
      min_order_amounts: { UAH: "150", EUR: "5" },
      terms: { en: "No returns of bread" },
    };
    await owner.request(calls.onlineStore.changeProgramme, { path: { loyaltyId }, body });

    const store = await storeOf(s.posId);

    expect(store).toMatchObject({
      id: s.posId,
      language: "en",
      currency: "UAH",
      email: "shop@example.com",
      phones: ["+380671234567"],
      description: "Fresh every day",
      payment_methods: ["payment-at-checkout"],
      min_order_amount: "150",
      terms: "No returns of bread",
      is_open: true,
      hours: [],
      delivery_types: [{ title: "Courier", address_mode: "address", price_levels: [], pick_up_points: [] }],
    });
    expect(store.goods.map(({ code, price }) => [code, price])).toEqual([
      ["A", "10.0000"],
      ["B", "5.5500"],
    ]);
    expect((await fetch(server.url + store.photo?.url)).status).toBe(200);
    const sold = await s.till.request(calls.term.goods, {});
    const posted = new Map(sold.items.map(({ id, price }) => [id, price]));
    for (const { id, price } of store.goods) expect(price).toBe(posted.get(id));
  });

  test("has shelf prices with taxes where its till has a price group", async () => {
    const s = await publicShop();
    await s.excise("A", "1.50");
    const sold = await s.till.request(calls.term.goods, {});
    const store = await storeOf(s.posId);
    const prices = (items: readonly { code: string; price: string | null }[]) =>
      items.filter(({ price }) => price !== null).map(({ code, price }) => [code, price]);
    expect(prices(store.goods)).toEqual(prices(sold.items));
  });

  test("is read in the requested language, by parameter or header, else in the programme's", async () => {
    const s = await publicShop();
    const change = (title: object) =>
      s.w.owner.request(calls.pos.change, { path: { posId: s.posId }, body: { public_title: { ...title } } });
    await change({ uk: "Крамниця", de: "Laden" });
    const { default_language } = await s.w.owner.request(calls.loyalty.get, { path: { loyaltyId: s.w.loyaltyId } });
    const german = await storeOf(s.posId, "?language=de");
    expect([german.title, german.delivery_types[0]?.title]).toEqual(["Laden", "Courier"]);
    expect((await storeOf(s.posId, "?language=uk")).delivery_types[0]?.title).toBe("Кур'єр");
    expect((await storeOf(s.posId, "", { "accept-language": "uk-UA,uk;q=0.9" })).title).toBe("Крамниця");
    // The name for staff is not shown where there is another one.
    expect((await storeOf(s.posId, "?language=fr")).title).toBe("Laden");
    await change({ [default_language]: "By default" });
    expect((await storeOf(s.posId, "?language=fr")).title).toBe("By default");
    expect((await ask(s.posId, "?language=xx")).status).toBe(400);
  });

  test("offers delivery types with prices in its currency, and the points of sale for pick-up", async () => {
    const s = await publicShop();
    const other = await s.w.make.pos({ title: "Second", address: { city: "Lviv" } });
    await s.w.make.pos({ title: "Inactive", active: false });
    const price_levels = [
      { currency: "UAH", amount_from: "100", price: "0" },
      { currency: "UAH", amount_from: "0", price: "5.50" },
      { currency: "EUR", amount_from: "0", price: "1" },
    ];
    await addDelivery(s.w, { title: "Paid", price_levels, date_required: true, time_required: true });
    await addDelivery(s.w, { title: "Abroad", price_levels: price_levels.slice(2) });
    await addDelivery(s.w, { title: "Off", active: false });
    await addDelivery(s.w, { title: "Anywhere", address_mode: "pos" });
    await addDelivery(s.w, { title: "There", address_mode: "pos", pos_ids: [other.id] });

    const { delivery_types } = await storeOf(s.posId);

    expect(delivery_types.map(({ title }) => title)).toEqual(["Courier", "Paid", "Anywhere", "There"]);
    expect(delivery_types[1]).toMatchObject({
      date_required: true,
      time_required: true,
      price_levels: [
        { amount_from: "0", price: "5.50" },
        { amount_from: "100", price: "0" },
      ],
    });
    expect(delivery_types[2]?.pick_up_points.map(({ id }) => id).sort()).toEqual([other.id, s.posId].sort());
    expect(delivery_types[3]?.pick_up_points).toEqual([{ id: other.id, title: "Second", address: { city: "Lviv" } }]);
  });

  test("offers pick-up at the points of sale with the highest priority first, then by name", async () => {
    const s = await publicShop();
    for (const [title, priority] of [
      ["B", 1],
      ["A", 1],
      ["Z", 9],
    ] as const)
      await s.w.make.pos({ title, priority });
    await addDelivery(s.w, { title: "Anywhere", address_mode: "pos" });
    const { delivery_types } = await storeOf(s.posId);
    const points = delivery_types[1]?.pick_up_points.map(({ title }) => title) ?? [];
    expect(points.slice(0, 3)).toEqual(["Z", "A", "B"]);
    expect(points).toHaveLength(4);
  });

  test("shows the links of its point of sale", async () => {
    const s = await publicShop();
    const path = { posId: s.posId };
    const references = [
      { type: "instagram" as const, url: "https://instagram.com/shop" },
      { type: "web" as const, url: "https://example.com", title: "About us" },
    ];
    await s.w.owner.request(calls.pos.changeReferences, { path, body: { references } });
    expect((await storeOf(s.posId)).references).toEqual([{ ...references[0], title: "" }, references[1]]);
  });

  test("hides items of hidden categories, unless a shown one has them too, and inactive ones", async () => {
    const s = await publicShop();
    const { owner, loyaltyId } = s.w;
    const path = { loyaltyId };
    const category = (title: string, body: object) =>
      owner.request(calls.goods.addCategory, { path, body: { title, ...body } });
    const shown = await category("Bread", { public_title: { en: "Our bread" } });
    const hidden = await category("Staff", { show_in_store: false });
    const item = (title: string, category_ids: string[], more: object = {}) =>
      s.w.make.goods({ title, category_ids, prices: [{ currency: "UAH", price: "1" }], ...more });
    await item("In both", [shown.id, hidden.id]);
    await item("Hidden", [hidden.id]);
    await item("Inactive", [shown.id], { active: false });
    await item("Without a price", [shown.id], { prices: [] });

    const { goods, categories } = await storeOf(s.posId);

    expect(goods.map(({ title }) => title)).toEqual(["In both", "Item A", "Item B"]);
    expect(goods[0]?.category_ids).toEqual([shown.id]);
    expect(categories.map(({ title }) => title)).toEqual(["Our bread"]);
  });

  test("shows the picture and the description of each category, in the reader's language", async () => {
    const s = await publicShop();
    const { id } = await s.w.make.category({
      title: "For staff",
      public_title: { en: "Bread", de: "Brot" },
      public_description: { en: "Baked at night", de: "Nachts gebacken" },
    });
    const path = { categoryId: id };
    const { photo } = await s.w.owner.request(calls.goods.categoryPhoto, { path, image: await picture("png") });
    const [german] = (await storeOf(s.posId, "?language=de")).categories;
    expect(german).toEqual({ id, parent_id: null, title: "Brot", description: "Nachts gebacken", photo });
    const body = { public_title: {}, public_description: {} };
    await s.w.owner.request(calls.goods.changeCategory, { path, body });
    await s.w.owner.request(calls.goods.removeCategoryPhoto, { path });
    expect((await storeOf(s.posId)).categories[0]).toMatchObject({ title: "For staff", description: "", photo: null });
  });

  test("is open by the time zone of its point of sale, also after that changes", async () => {
    const s = await publicShop();
    const path = { posId: s.posId };
    const hours = hoursAround("Europe/Kyiv");
    await s.w.owner.request(calls.pos.changeHours, { path, body: { hours, exceptions: [] } });
    expect(await storeOf(s.posId)).toMatchObject({ is_open: true, time_zone: "Europe/Kyiv" });
    for (const [time_zone, is_open] of [
      ["Pacific/Auckland", false],
      ["Europe/Bucharest", true],
    ] as const) {
      await s.w.owner.request(calls.pos.change, { path, body: { time_zone } });
      expect(await storeOf(s.posId)).toMatchObject({ is_open, time_zone });
    }
  });

  test("says when it is closed, and how each item and delivery is ordered", async () => {
    const s = await publicShop();
    const path = { posId: s.posId };
    expect(await storeOf(s.posId)).toMatchObject({ is_open: true, closed_message: "" });
    await switchOn(s, { closed_message: { en: "We bake again at eight" } });
    // Hours on one day that has passed: the store is closed from now on.
    const exceptions = [{ date: "2020-01-01", closed: false, from: "10:00", to: "11:00" }];
    await s.w.owner.request(calls.pos.changeHours, { path, body: { hours: [], exceptions } });
    await addDelivery(s.w, { title: "Bike", public_comment: { en: "Within the city" } });
    const ordered = { quantity_min: "2", quantity_step: "0.5", quantity_precision: 1, age_limit: 18 };
    const words = { public_title: { en: "Dry cider" }, public_description: { en: "From our orchard" } };
    await s.w.make.goods({
      title: "Cider",
      code: "C",
      prices: [{ currency: "UAH", price: "1" }],
      ...words,
      ...ordered,
    });
    const store = await storeOf(s.posId);
    expect(store).toMatchObject({ is_open: false, closed_message: "We bake again at eight" });
    expect(store.delivery_types.map(({ comment }) => comment)).toEqual(["", "Within the city"]);
    expect(store.goods.find(({ code }) => code === "C")).toMatchObject({
      ...ordered,
      ...{ title: "Dry cider", description: "From our orchard", quantity_min: "2.000", quantity_step: "0.500" },
    });
  });

  test("may be stored for a minute by shared caches, and is not sent again while it is the same", async () => {
    const s = await publicShop();
    const answer = await ask(s.posId);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=60");
    expect(answer.headers.get("vary")?.toLowerCase()).toContain("accept-language");
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    const tag = answer.headers.get("etag") ?? "";

    const again = await ask(s.posId, "", { "if-none-match": `W/${tag}` });
    expect([again.status, await again.text()]).toEqual([304, ""]);

    await s.goods("C", "7.00");
    expect((await ask(s.posId, "", { "if-none-match": tag })).status).toBe(200);
    expect((await ask(randomUUID())).headers.get("cache-control")).toBe("no-store");
  });
});

test("a public store leads to the business's own app", async () => {
  const s = await publicShop();
  const path = { posId: s.posId };
  expect((await s.w.anonymous.request(calls.onlineStore.show, { path })).applications).toEqual([]);
  const link = "https://apps.apple.com/ua/app/kovalenko/id1234567890";
  await s.w.owner.request(calls.business.changeSettings, { body: { app_store_url: link } });
  const { applications } = await s.w.anonymous.request(calls.onlineStore.show, { path });
  expect(applications).toMatchObject([{ platform: "ios", link, store_id: "1234567890" }]);
});

describe("a store is public only while", () => {
  const isPublic = async ({ posId }: Shop) => (await ask(posId)).status === 200;

  test("it is switched on and has a till of its own, a delivery type and items", async () => {
    const s = await shop(server);
    expect(await problemsOf(s)).toEqual(["off", "no-terminal"]);
    await switchOn(s, { terminal_id: null });
    expect([await problemsOf(s), await isPublic(s)]).toEqual([["no-terminal"], false]);
    await switchOn(s);
    expect([await problemsOf(s), await isPublic(s)]).toEqual([["no-delivery"], false]);
    const { id: deliveryTypeId } = await addDelivery(s.w);
    expect([await problemsOf(s), await isPublic(s)]).toEqual([[], true]);
    await s.w.owner.request(calls.deliveries.change, { path: { deliveryTypeId }, body: { active: false } });
    expect(await isPublic(s)).toBe(false);
    await s.w.owner.request(calls.deliveries.change, { path: { deliveryTypeId }, body: { active: true } });
    const { items } = await s.w.owner.request(calls.goods.inBusiness, { query: {} });
    for (const { id } of items)
      await s.w.owner.request(calls.goods.change, { path: { goodsId: id }, body: { active: false } });
    expect([await problemsOf(s), await isPublic(s)]).toEqual([["no-goods"], false]);
  });

  test("its programme, the stores of the programme, and its terminal are active", async () => {
    const s = await publicShop();
    const { owner, loyaltyId } = s.w;
    const stores = (active: boolean) =>
      owner.request(calls.onlineStore.changeProgramme, { path: { loyaltyId }, body: { active } });
    await stores(false);
    expect([await problemsOf(s), await isPublic(s)]).toEqual([["programme-off"], false]);
    await stores(true);
    expect(await isPublic(s)).toBe(true);
    await owner.request(calls.terminals.change, { path: { terminalId: s.terminalId }, body: { active: false } });
    expect([await problemsOf(s), await isPublic(s)]).toEqual([["no-terminal"], false]);
    await owner.request(calls.pos.change, { path: { posId: s.posId }, body: { active: false } });
    expect(await problemsOf(s)).toEqual(["pos-off", "no-terminal"]);
  });

  test("it is on: once switched off, its address is unknown again", async () => {
    const s = await publicShop();
    const path = { posId: s.posId };
    expect(await s.w.anonymous.request(calls.onlineStore.show, { path })).toMatchObject({ id: s.posId });
    await switchOn(s, { active: false });
    const unknown = s.w.anonymous.request(calls.onlineStore.show, { path });
    await expect(unknown).rejects.toMatchObject({ status: 404, code: "store.not_found" });
    expect(await isPublic(s)).toBe(false);
  });
});

describe("the settings of stores", () => {
  test("have defaults, and a change of an outdated version is refused", async () => {
    const { w, posId, terminalId } = await shop(server);
    const programme = { path: { loyaltyId: w.loyaltyId } };
    const { programme: show, changeProgramme, pos, changePos } = calls.onlineStore;
    expect(await w.owner.request(show, programme)).toMatchObject({ active: true, terms: {}, version: 0 });
    await w.owner.request(changeProgramme, { ...programme, body: { terms: { en: "A" } } });
    const late = w.owner.request(changeProgramme, { ...programme, body: { terms: {} } }, { version: 5 });
    await expect(late).rejects.toMatchObject({ code: "conflict.stale" });
    const path = { posId };
    expect(await w.owner.request(pos, { path })).toMatchObject({ active: false, terminal_id: null, version: 0 });
    const changed = await w.owner.request(changePos, { path, body: { terminal_id: terminalId } });
    expect(changed).toMatchObject({ active: false, terminal_id: terminalId, version: 1 });
    const stale = w.owner.request(changePos, { path, body: { active: true } }, { version: 7 });
    await expect(stale).rejects.toMatchObject({ code: "conflict.stale" });
  });

  test("refuse unknown currencies, programmes, points of sale, and a terminal that stands elsewhere", async () => {
    const { w, posId } = await shop(server);
    const { programme, changeProgramme, pos, changePos } = calls.onlineStore;
    const body = { min_order_amounts: { XXQ: "1" } };
    const unknown = w.owner.request(changeProgramme, { path: { loyaltyId: w.loyaltyId }, body });
    await expect(unknown).rejects.toMatchObject({ code: "currency.unknown" });
    const nowhere = { path: { loyaltyId: randomUUID() } };
    await expect(w.owner.request(programme, nowhere)).rejects.toMatchObject({ code: "loyalty.not_found" });
    const lost = w.owner.request(changeProgramme, { ...nowhere, body: { active: true } });
    await expect(lost).rejects.toMatchObject({ code: "loyalty.not_found" });
    const gone = { path: { posId: randomUUID() } };
    await expect(w.owner.request(pos, gone)).rejects.toMatchObject({ code: "pos.not_found" });
    const change = w.owner.request(changePos, { ...gone, body: { active: true } });
    await expect(change).rejects.toMatchObject({ code: "pos.not_found" });
    const elsewhere = await w.make.terminal((await w.make.pos()).id);
    const foreign = w.owner.request(changePos, { path: { posId }, body: { terminal_id: elsewhere.id } });
    await expect(foreign).rejects.toMatchObject({ code: "terminal.not_found" });
  });

  test("that two people change at once end in one of both, with its address", async () => {
    const s = await publicShop();
    await Promise.all([true, false, true, false, true].map((active) => switchOn(s, { active })));
    const { active } = await s.w.owner.request(calls.onlineStore.pos, { path: { posId: s.posId } });
    expect((await ask(s.posId)).status === 200).toBe(active);
  });
});

test("a business whose point of sale has the id of another's store is told so, instead of showing that one", async () => {
  const [first, second] = [await publicShop(), await shop(server)];
  const { owner, loyaltyId } = second.w;
  await owner.request(calls.pos.add, { body: { id: first.posId, loyalty_id: loyaltyId, title: "The same id" } });
  const path = { posId: first.posId };
  const refused = owner.request(calls.onlineStore.changePos, { path, body: { active: true } });
  await expect(refused).rejects.toMatchObject({ code: "conflict.duplicate" });
  expect(await owner.request(calls.onlineStore.pos, { path })).toMatchObject({ active: false, version: 0 });
  await switchOn(first, { active: true });
  expect((await storeOf(first.posId)).goods).toHaveLength(2);
});

test("a store shows nothing of another business, and its address no business at all", async () => {
  const [mine, theirs] = [await publicShop(), await publicShop()];
  await addDelivery(theirs.w, { title: "Only theirs" });
  const text = JSON.stringify(await storeOf(mine.posId));
  expect(text).not.toContain("Only theirs");
  for (const id of [mine.w.businessId, theirs.posId, theirs.w.loyaltyId, theirs.terminalId])
    expect(text).not.toContain(id);
});
