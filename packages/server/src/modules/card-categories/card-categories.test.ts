import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { auditOf, versionsOf } from "../../../test/audit.ts";
import { picture, svg } from "../../../test/pictures.ts";
import { startTestServer } from "../../../test/server.ts";
import { world } from "../../../test/world.ts";

const server = await startTestServer();
const missing = { code: "card_category.not_found", status: 404 };

describe("GET and POST /loyalty/{loyaltyId}/card_categories", () => {
  test("lists categories from the lowest to the highest, with their cards", async () => {
    const w = await world(server);
    const gold = await w.make.cardCategory({ title: "Gold", sort_order: 2 });
    await w.make.cardCategory({ title: "Silver", sort_order: 1 });
    await w.make.customer({ category_id: gold.id });

    const { items } = await w.owner.request(calls.cardCategories.list, { path: { loyaltyId: w.loyaltyId } });

    expect(items.map(({ title, cards_count }) => [title, cards_count])).toEqual([
      ["Silver", 0],
      ["Gold", 1],
    ]);
  });

  test("stores every provided field and a version", async () => {
    const w = await world(server);
    const body = {
      public_title: { uk: "Золото", en: "Gold" },
      public_description: { en: "For our best" },
      color: "#bb4d00",
      text_color: "#ffffff",
      sort_order: 5,
      notify_on_assign: ["push" as const, "sms" as const],
      external_code: "G",
    };
    const made = await w.make.cardCategory(body);
    const path = { loyaltyId: w.loyaltyId, categoryId: made.id };
    expect(await w.owner.request(calls.cardCategories.get, { path })).toMatchObject({ ...body, is_default: false });
    expect(await w.inside((tenant) => tenant.many(versionsOf("card_category", made.id)))).toHaveLength(1);
  });

  test("refuses the same id twice, and an unknown programme", async () => {
    const w = await world(server);
    const { id } = await w.make.cardCategory();
    await expect(w.make.cardCategory({ id })).rejects.toMatchObject({ code: "conflict.duplicate" });
    const path = { loyaltyId: randomUUID() };
    const gone = { code: "loyalty.not_found" };
    await expect(w.owner.request(calls.cardCategories.list, { path })).rejects.toMatchObject(gone);
    const add = w.owner.request(calls.cardCategories.add, { path, body: { title: "X" } });
    await expect(add).rejects.toMatchObject(gone);
  });
});

describe("the default category", () => {
  test("is at most one: a new one replaces the old, also when two arrive at once", async () => {
    const w = await world(server);
    const first = await w.make.cardCategory({ is_default: true });
    await Promise.all([w.make.cardCategory({ is_default: true }), w.make.cardCategory({ is_default: true })]);

    const { items } = await w.owner.request(calls.cardCategories.list, { path: { loyaltyId: w.loyaltyId } });

    expect(items.filter(({ is_default }) => is_default)).toHaveLength(1);
    expect(items.find(({ id }) => id === first.id)).toMatchObject({ is_default: false, version: 2 });
  });

  test("is given to new customers and must be active", async () => {
    const w = await world(server);
    const { id } = await w.make.cardCategory({ is_default: true });
    expect((await w.make.customer()).cards[0]?.category?.id).toBe(id);

    const refused = { code: "card_category.default_inactive" };
    const path = { loyaltyId: w.loyaltyId, categoryId: id };
    await expect(w.make.cardCategory({ is_default: true, active: false })).rejects.toMatchObject(refused);
    const off = w.owner.request(calls.cardCategories.change, { path, body: { active: false } });
    await expect(off).rejects.toMatchObject(refused);
  });
});

describe("PATCH /loyalty/{loyaltyId}/card_categories/{categoryId}", () => {
  test("changes what the body names and refuses an outdated version", async () => {
    const w = await world(server);
    const made = await w.make.cardCategory({ color: "#bb4d00" });
    const path = { loyaltyId: w.loyaltyId, categoryId: made.id };
    const changed = await w.owner.request(
      calls.cardCategories.change,
      { path, body: { title: "Platinum", color: null } },
      { version: 1 },
    );
    expect(changed).toMatchObject({ title: "Platinum", color: null, version: 2 });
    const late = w.owner.request(calls.cardCategories.change, { path, body: { title: "Late" } }, { version: 1 });
    await expect(late).rejects.toMatchObject({ code: "conflict.stale", details: { version: 2 } });
  });

  test("every call refuses an unknown category and another programme's", async () => {
    const w = await world(server);
    const { id } = await w.make.cardCategory();
    const other = await w.make.loyalty();
    const image = await picture("png");
    for (const path of [
      { loyaltyId: w.loyaltyId, categoryId: randomUUID() },
      { loyaltyId: other.id, categoryId: id },
    ]) {
      await expect(w.owner.request(calls.cardCategories.get, { path })).rejects.toMatchObject(missing);
      const change = w.owner.request(calls.cardCategories.change, { path, body: { title: "X" } });
      await expect(change).rejects.toMatchObject(missing);
      await expect(w.owner.request(calls.cardCategories.image, { path, image })).rejects.toMatchObject(missing);
      await expect(w.owner.request(calls.cardCategories.removeImage, { path })).rejects.toMatchObject(missing);
    }
  });
});

test("the picture of a category is stored and removed; a drawing is refused", async () => {
  const w = await world(server);
  const path = { loyaltyId: w.loyaltyId, categoryId: (await w.make.cardCategory()).id };
  const { image } = await w.owner.request(calls.cardCategories.image, { path, image: await picture("png") });
  expect((await fetch(server.url + image!.thumbnail_url)).status).toBe(200); // The call has just returned it.
  expect((await w.owner.request(calls.cardCategories.removeImage, { path })).image).toBeNull();
  await expect(w.owner.request(calls.cardCategories.image, { path, image: svg })).rejects.toMatchObject({
    code: "image.unsupported",
  });
});

describe("the settings of categories", () => {
  test("have defaults, are changed one by one, and refuse an outdated version", async () => {
    const w = await world(server);
    const path = { loyaltyId: w.loyaltyId };
    expect(await w.owner.request(calls.cardCategories.settings, { path })).toMatchObject({
      version: 0,
      notify_raise: true,
    });
    const body = { notification_channel: "smart" as const, recalc_time: "04:30" };
    const changed = await w.owner.request(calls.cardCategories.changeSettings, { path, body }, { version: 0 });
    expect(changed).toMatchObject({ ...body, notify_raise: true, version: 1 });
    const late = w.owner.request(calls.cardCategories.changeSettings, { path, body }, { version: 0 });
    await expect(late).rejects.toMatchObject({ code: "conflict.stale" });
  });

  test("belong to a programme", async () => {
    const w = await world(server);
    const path = { loyaltyId: randomUUID() };
    const gone = { code: "loyalty.not_found" };
    await expect(w.owner.request(calls.cardCategories.settings, { path })).rejects.toMatchObject(gone);
    const change = w.owner.request(calls.cardCategories.changeSettings, { path, body: { notify_lower: true } });
    await expect(change).rejects.toMatchObject(gone);
  });
});

describe("POST /cards/category_assign", () => {
  test("puts customers into a category, pinned or not, and takes them out again", async () => {
    const w = await world(server);
    const gold = await w.make.cardCategory();
    const [one, two] = [await w.make.customer(), await w.make.customer()];
    const body = { loyalty_id: w.loyaltyId, user_ids: [one.id, two.id], comment: "On request" };
    const assign = (more: object) =>
      w.owner.request(calls.cardCategories.assign, { body: { ...body, category_id: gold.id, ...more } });

    expect(await assign({ pinned: true })).toEqual({ changed: 2 });
    expect(await assign({ pinned: true })).toEqual({ changed: 0 });
    const path = { userId: one.id };
    const [card] = (await w.owner.request(calls.customers.get, { path })).cards;
    expect(card).toMatchObject({ category: { id: gold.id, title: "Gold" }, category_pinned: true, version: 2 });
    await assign({ category_id: null });
    expect((await w.owner.request(calls.customers.get, { path })).cards[0]?.category).toBeNull();

    const lines = await w.inside((tenant) => tenant.many(auditOf(one.id)));
    expect(lines.find((line) => line.call === "cardCategories.assign")).toMatchObject({
      after: { category_id: gold.id, comment: "On request" },
    });
  });

  test("refuses unknown programmes, categories and customers, and then moves nobody", async () => {
    const w = await world(server);
    const gold = await w.make.cardCategory();
    const customer = await w.make.customer();
    const good = { loyalty_id: w.loyaltyId, category_id: gold.id, user_ids: [customer.id] };
    const wrong = {
      "loyalty.not_found": { loyalty_id: randomUUID() },
      "card_category.not_found": { category_id: randomUUID() },
      "customer.not_found": { user_ids: [customer.id, randomUUID()] },
    };
    for (const [code, part] of Object.entries(wrong)) {
      const assign = w.owner.request(calls.cardCategories.assign, { body: { ...good, ...part } });
      await expect(assign).rejects.toMatchObject({ code });
    }
    expect(
      (await w.owner.request(calls.customers.get, { path: { userId: customer.id } })).cards[0]?.category,
    ).toBeNull();
  });
});

test("the lookup lists categories of a programme for pickers", async () => {
  const w = await world(server);
  await w.make.cardCategory({ title: "Off", active: false });
  await w.make.cardCategory({ title: "On" });
  const request = (only_active: boolean) =>
    w.owner.request(calls.embedded.cardCategories, { query: { loyalty_id: w.loyaltyId, only_active } });
  expect((await request(false)).items.map(({ title }) => title)).toEqual(["Off", "On"]);
  expect((await request(true)).items.map(({ title }) => title)).toEqual(["On"]);
});
