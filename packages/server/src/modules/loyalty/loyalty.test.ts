import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { versionsOf } from "../../../test/audit.ts";
import { picture, svg } from "../../../test/pictures.ts";
import { startTestServer } from "../../../test/server.ts";
import { world } from "../../../test/world.ts";

const server = await startTestServer();
const missing = { code: "loyalty.not_found", status: 404 };

describe("GET and POST /loyalty", () => {
  test("a business starts with one programme; more are listed by title with their points of sale", async () => {
    const w = await world(server);
    await w.make.loyalty({ title: "Coffee club" });
    await w.make.pos();

    const { items } = await w.owner.request(calls.loyalty.list, {});

    expect(items.map(({ title, pos_count }) => [title, pos_count])).toEqual([
      ["Coffee club", 0],
      ["Kovalenko & Daughters", 1],
    ]);
  });

  test("country, language and time zone are the business's unless given", async () => {
    const w = await world(server);
    const given = { country: "DE", time_zone: "Europe/Berlin", default_language: "de" as const };

    expect(await w.make.loyalty()).toMatchObject({ country: "UA", time_zone: "Europe/Kyiv", default_language: "en" });
    expect(await w.make.loyalty(given)).toMatchObject({ ...given, version: 1, active: true });
  });

  test("stores every provided field and a version", async () => {
    const w = await world(server);
    const body = {
      public_title: { uk: "Клуб", en: "Club" },
      public_description: { en: "Coffee for members" },
      business_categories: ["cafe-and-restaurant" as const, "food" as const],
      web_site: "https://example.com",
      social_links: [{ type: "telegram" as const, url: "https://t.me/example" }],
    };
    const made = await w.make.loyalty(body);

    expect(await w.owner.request(calls.loyalty.get, { path: { loyaltyId: made.id } })).toMatchObject(body);
    expect(await w.inside((tenant) => tenant.many(versionsOf("loyalty", made.id)))).toHaveLength(1);
  });

  test.each([
    ["time_zone.unknown", { time_zone: "Europe/Atlantis" }],
    ["country.unknown", { country: "XX" }],
  ])("refuses %s", async (code, body) => {
    const w = await world(server);
    await expect(w.make.loyalty(body)).rejects.toMatchObject({ code });
    const change = w.owner.request(calls.loyalty.change, { path: { loyaltyId: w.loyaltyId }, body });
    await expect(change).rejects.toMatchObject({ code });
  });

  test("refuses the same id twice", async () => {
    const w = await world(server);
    await expect(w.make.loyalty({ id: w.loyaltyId })).rejects.toMatchObject({ code: "conflict.duplicate" });
  });
});

describe("PATCH /loyalty/{loyaltyId}", () => {
  test("changes only what the body names, and refuses an outdated version", async () => {
    const w = await world(server);
    const path = { loyaltyId: w.loyaltyId };
    const changed = await w.owner.request(calls.loyalty.change, { path, body: { active: false } }, { version: 1 });
    expect(changed).toMatchObject({ active: false, version: 2, title: "Kovalenko & Daughters" });

    const late = w.owner.request(calls.loyalty.change, { path, body: { title: "Late" } }, { version: 1 });
    await expect(late).rejects.toMatchObject({ code: "conflict.stale", details: { version: 2 } });
  });

  test("every call refuses an unknown programme", async () => {
    const w = await world(server);
    const path = { loyaltyId: randomUUID() };
    const image = await picture("png");
    const { owner } = w;
    await expect(owner.request(calls.loyalty.get, { path })).rejects.toMatchObject(missing);
    await expect(owner.request(calls.loyalty.change, { path, body: { title: "X" } })).rejects.toMatchObject(missing);
    await expect(owner.request(calls.loyalty.settings, { path })).rejects.toMatchObject(missing);
    const settings = owner.request(calls.loyalty.changeSettings, { path, body: { deny_anonymous_sale: true } });
    await expect(settings).rejects.toMatchObject(missing);
    await expect(owner.request(calls.loyalty.photo, { path, image })).rejects.toMatchObject(missing);
    await expect(owner.request(calls.loyalty.removePhoto, { path })).rejects.toMatchObject(missing);
    await expect(owner.request(calls.loyalty.pos, { path })).rejects.toMatchObject(missing);
  });
});

describe("the settings of a programme", () => {
  test("have defaults until they are set, and version 0", async () => {
    const w = await world(server);
    const settings = await w.owner.request(calls.loyalty.settings, { path: { loyaltyId: w.loyaltyId } });
    expect(settings).toMatchObject({
      version: 0,
      modified_dt: null,
      new_customer_access: "full",
      bonuses_payment_type: "partial",
      bonuses_max_percent: "100",
      redemption_moment: "before-tax",
      spent_bonus_policy: "refuse",
      refund_tills: "own-terminal",
      cash_rounding_steps: {},
    });
  });

  test("are changed one by one, keep what they had and leave a version each time", async () => {
    const w = await world(server);
    const path = { loyaltyId: w.loyaltyId };
    const request = (body: object, version?: number) =>
      w.owner.request(calls.loyalty.changeSettings, { path, body }, version === undefined ? {} : { version });
    await request({ deny_anonymous_sale: true, cash_rounding_steps: { UAH: "0.50" } }, 0);
    const second = await request({ bonuses_max_percent: "50", bonuses_min_check_amount: "10.00" }, 1);

    expect(second).toMatchObject({
      version: 2,
      deny_anonymous_sale: true,
      cash_rounding_steps: { UAH: "0.50" },
      bonuses_max_percent: "50",
      bonuses_min_check_amount: "10",
    });
    expect(await w.owner.request(calls.loyalty.settings, { path })).toEqual(second);
    const versions = await w.inside((tenant) => tenant.many(versionsOf("loyalty_settings", w.loyaltyId)));
    expect(versions.map(({ version }) => version)).toEqual([1, 2]);
    await expect(request({ consent_required: true }, 1)).rejects.toMatchObject({ code: "conflict.stale" });
  });

  test.each([
    ["goods.not_found", { bonuses_exclude_goods: [randomUUID()] }],
    ["goods_category.not_found", { bonuses_exclude_categories: [randomUUID()] }],
    ["currency.unknown", { cash_rounding_steps: { ZZZ: "1" } }],
    ["cash_rounding.step_invalid", { cash_rounding_steps: { UAH: "0" } }],
    ["cash_rounding.step_invalid", { cash_rounding_steps: { JPY: "0.5" } }],
    ["request.malformed", { bonuses_max_percent: "100.1" }],
  ])("refuses %s", async (code, body) => {
    const w = await world(server);
    const change = w.owner.request(calls.loyalty.changeSettings, { path: { loyaltyId: w.loyaltyId }, body });
    await expect(change).rejects.toMatchObject({ code });
  });
});

describe("the photo and the points of sale of a programme", () => {
  test("the photo is stored, shown and removed; a drawing is refused", async () => {
    const w = await world(server);
    const path = { loyaltyId: w.loyaltyId };
    const { photo } = await w.owner.request(calls.loyalty.photo, { path, image: await picture("jpeg") });
    expect((await fetch(server.url + photo!.url)).status).toBe(200); // The call has just returned it.
    expect((await w.owner.request(calls.loyalty.removePhoto, { path })).photo).toBeNull();
    await expect(w.owner.request(calls.loyalty.photo, { path, image: svg })).rejects.toMatchObject({
      code: "image.unsupported",
    });
  });

  test("the points of sale are those of this programme only", async () => {
    const w = await world(server);
    const other = await w.make.loyalty();
    const here = await w.make.pos();
    await w.make.pos({ loyalty_id: other.id });
    const { items } = await w.owner.request(calls.loyalty.pos, { path: { loyaltyId: w.loyaltyId } });
    expect(items.map(({ id }) => id)).toEqual([here.id]);
  });
});
