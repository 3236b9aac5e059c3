import { randomUUID } from "node:crypto";
import type { pos } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { beforeEach, describe, expect, test } from "vitest";
import { saveRow } from "#kit/records/record-rows.ts";
import { mailTo } from "../../../test/mail.ts";
import { picture } from "../../../test/pictures.ts";
import { startTestServer } from "../../../test/server.ts";
import { hoursAround } from "../../../test/shop.ts";
import { type World, world } from "../../../test/world.ts";

const server = await startTestServer();
const { requestListing, withdrawListing } = calls.pos;
const { list, requests, decide } = calls.places;

/** A word that only the places of one test have: the directory is that of the whole installation. */
let mark: string;
let w: World;
/** Works in a business of their own, and is support of the installation. */
let support: World;
beforeEach(async () => {
  mark = `m${randomUUID().slice(0, 8)}`;
  w = await world(server);
  support = await world(server);
  await server.pool.query("update person set email_confirmed_dt = now() where email = $1", [support.login]);
  server.settings.supportEmails = [support.login];
});

const kyiv = { latitude: "50.450001", longitude: "30.523333" };
const lviv = { latitude: "49.839683", longitude: "24.029717" };
const street = { address: { street: "Khreshchatyk 1", city: "Kyiv" } };
const made = (body: Partial<BodyOf<typeof pos.add>> = {}) =>
  w.make.pos({ public_title: { en: `Café ${mark}` }, ...street, ...body });
const requested = async (body: Partial<BodyOf<typeof pos.add>> = {}) => {
  const { id } = await made(body);
  return w.owner.request(requestListing, { path: { posId: id } });
};
const decided = (posId: string, state: "allowed" | "rejected" = "allowed", reason?: string) =>
  support.owner.request(decide, { path: { posId }, body: { state, ...(reason && { reason }) } });
async function listed(body: Partial<BodyOf<typeof pos.add>> = {}) {
  const one = await requested(body);
  await decided(one.id);
  return one;
}
const found = async (query: object = {}) =>
  (await w.anonymous.request(list, { query: { search: mark, language: "en", ...query } })).items;
const change = (posId: string, body: object) => w.owner.request(calls.pos.change, { path: { posId }, body });

describe("the listing of a point of sale", () => {
  test("is requested by its business, allowed by support, and withdrawn", async () => {
    const { id } = await made();
    const path = { posId: id };
    expect(await w.owner.request(requestListing, { path })).toMatchObject({ catalog_publication_state: "requested" });
    expect(await found()).toEqual([]);
    expect(await decided(id)).toMatchObject({ id, state: "allowed", business: { id: w.businessId } });
    expect(await found()).toMatchObject([{ id, title: `Café ${mark}`, address: street.address }]);
    expect(await w.owner.request(calls.pos.get, { path })).toMatchObject({ catalog_publication_state: "allowed" });
    expect(await w.owner.request(withdrawListing, { path })).toMatchObject({ catalog_publication_state: "none" });
    expect(await found()).toEqual([]);
    await expect(decided(id)).rejects.toMatchObject({ code: "place.not_found", status: 404 });
  });

  test("is rejected with a reason, which the business reads and is told, and can be requested again", async () => {
    const { id, title } = await requested();
    const path = { posId: id };
    await expect(decided(id, "rejected", "  ")).rejects.toMatchObject({ code: "place.reason_missing", status: 422 });
    await decided(id, "rejected", "The address does not exist.");
    expect(await w.owner.request(calls.pos.get, { path })).toMatchObject({
      catalog_publication_state: "rejected",
      catalog_publication_reason: "The address does not exist.",
    });
    const { items } = await w.owner.request(calls.notifications.list, { query: { language: "en" } });
    expect(items).toMatchObject([
      {
        event: "listing-decided",
        title: `The listing of ${title} was rejected`,
        text: "The address does not exist.",
        entity_type: "pos",
        entity_id: id,
      },
    ]);
    const again = await w.owner.request(requestListing, { path });
    expect(again).toMatchObject({ catalog_publication_state: "requested", catalog_publication_reason: null });
    await decided(id);
    await decided(id, "rejected", "Complaints");
    expect(await found()).toEqual([]);
  });

  test("has a history: who requested it, and that support decided", async () => {
    const { id } = await listed();
    await w.owner.request(withdrawListing, { path: { posId: id } });
    const { items } = await w.owner.request(calls.audit.list, { query: { entity_type: "pos", entity_id: id } });
    const states = items.map(({ actor, changes }) => [
      actor.kind,
      changes.find(({ field }) => field === "catalog_publication_state")?.after,
    ]);
    expect(states).toEqual([
      ["person", "none"],
      ["support", "allowed"],
      ["person", "requested"],
      ["person", "none"],
    ]);
    const { user } = support.session;
    expect(items[1]?.actor).toMatchObject({ id: user.id, name: `${user.first_name} ${user.last_name}`.trim() });
  });

  test("needs a street or coordinates, except for an online store, and support staff", async () => {
    const nowhere = { address: {} };
    const missing = { code: "place.address_missing", status: 422 };
    await expect(requested(nowhere)).rejects.toMatchObject(missing);
    await requested({ ...nowhere, ...kyiv });
    await requested({ ...nowhere, pos_type: "online-store" });
    const halfway = await made(nowhere);
    await w.inside((tenant) => tenant.run(saveRow("pos", halfway.id, { latitude: 1n }, new Date())));
    expect(await w.owner.request(calls.pos.get, { path: { posId: halfway.id } })).toMatchObject({
      longitude: null,
      latitude: "0.000001",
    });
    const path = { posId: halfway.id };
    await expect(w.owner.request(requestListing, { path })).rejects.toMatchObject(missing);
    server.settings.supportEmails = [];
    await expect(requested()).rejects.toMatchObject({ code: "place.unavailable", status: 422 });
  });

  test("is told to support by e-mail, once however often it is requested", async () => {
    const { id, title } = await requested();
    await w.owner.request(requestListing, { path: { posId: id } });
    const mail = await mailTo(server, support.login);
    const own = mail.filter(({ body }) => body.includes("/support/places"));
    expect(own).toHaveLength(1);
    expect(own[0]?.body).toContain(title);
  });

  test("changes nothing more when it is repeated", async () => {
    const { id } = await listed();
    const path = { posId: id };
    const { version } = await w.owner.request(calls.pos.get, { path });
    await w.owner.request(requestListing, { path });
    await decided(id);
    expect(await w.owner.request(calls.pos.get, { path })).toMatchObject({
      version,
      catalog_publication_state: "allowed",
    });
    const gone = await w.owner.request(withdrawListing, { path });
    expect(await w.owner.request(withdrawListing, { path })).toMatchObject({ version: gone.version });
  });

  test("is never both withdrawn and shown, whoever comes first", async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => requested()));
    await Promise.all(
      ids.flatMap(({ id }) => [
        decided(id).catch((error: unknown) => error),
        w.owner.request(withdrawListing, { path: { posId: id } }),
      ]),
    );
    expect(await found()).toEqual([]);
    for (const { id } of ids)
      expect(await w.owner.request(calls.pos.get, { path: { posId: id } })).toMatchObject({
        catalog_publication_state: "none",
      });
  });

  test("of a business is not that of another one with the same id", async () => {
    const { id } = await listed();
    const other = await world(server);
    await other.make.pos({ id, ...street });
    const asked = other.owner.request(requestListing, { path: { posId: id } });
    await expect(asked).rejects.toMatchObject({ code: "conflict.duplicate", status: 409 });
    await other.owner.request(withdrawListing, { path: { posId: id } });
    await other.owner.request(calls.pos.change, { path: { posId: id }, body: { public_title: { en: "Not mine" } } });
    expect(await found()).toMatchObject([{ id, title: `Café ${mark}` }]);
  });

  test("is that of a point of sale which exists", async () => {
    const path = { posId: randomUUID() };
    const missing = { code: "pos.not_found", status: 404 };
    await expect(w.owner.request(requestListing, { path })).rejects.toMatchObject(missing);
    await expect(w.owner.request(withdrawListing, { path })).rejects.toMatchObject(missing);
  });
});

describe("support of the installation", () => {
  test("sees the requests of every business, the oldest first, and nobody else does", async () => {
    const one = await requested();
    const two = await requested();
    await decided(two.id);
    const all = await support.owner.request(requests, { page: { count: 200 } });
    const own = all.items.filter(({ business }) => business.id === w.businessId);
    expect(own.map(({ id, state }) => [id, state])).toEqual([
      [one.id, "requested"],
      [two.id, "allowed"],
    ]);
    const waiting = await support.owner.request(requests, { query: { state: "requested" }, page: { count: 200 } });
    expect(waiting.items.map(({ id }) => id)).toContain(one.id);
    expect(waiting.items.map(({ id }) => id)).not.toContain(two.id);
    expect((await support.owner.request(requests, { query: { state: "none" } })).items).toEqual([]);
    expect(await w.owner.request(requests, {})).toMatchObject({ items: [], total: 0 });
    const path = { posId: one.id };
    const byOwner = w.owner.request(decide, { path, body: { state: "allowed" } });
    await expect(byOwner).rejects.toMatchObject({ code: "place.not_found" });
  });
});

describe("the public directory", () => {
  test("shows what customers read of a place, in their language, else in the programme's", async () => {
    const { id } = await listed({
      title: "Internal 7",
      public_title: { uk: `Кав’ярня ${mark}`, en: `Café ${mark}` },
      public_description: { en: "Open late" },
      phones: ["+380671234567"],
      email: "cafe@example.com",
      ...kyiv,
    });
    const path = { posId: id };
    const references = [{ type: "instagram" as const, url: "https://instagram.com/cafe" }];
    await w.owner.request(calls.pos.changeReferences, { path, body: { references } });
    await w.owner.request(calls.pos.photo, { path, image: await picture("png") });
    const hours = ["1", "2", "3", "4", "5", "6", "7"].map((day) => ({
      week_day: day as "1",
      from: "00:00",
      to: "00:00",
    }));
    await w.owner.request(calls.pos.changeHours, { path, body: { hours } });

    const [place] = await found();
    expect(place).toMatchObject({
      title: `Café ${mark}`,
      description: "Open late",
      phones: ["+380671234567"],
      email: "cafe@example.com",
      ...kyiv,
      distance_m: null,
      is_open: true,
      references: [{ ...references[0], title: "" }],
      photo: { url: expect.any(String) },
    });
    expect(place?.hours).toHaveLength(7);
    expect((await found({ language: "de" }))[0]?.title).toBe(
      `${(await w.owner.request(calls.loyalty.get, { path: { loyaltyId: w.loyaltyId } })).default_language === "uk" ? "Кав’ярня" : "Café"} ${mark}`,
    );
    expect(JSON.stringify(await found())).not.toContain("Internal 7");
    expect(await w.anonymous.request(list, { query: { search: `Internal ${mark}` } })).toMatchObject({ items: [] });
  });

  test("says whether a place is open by its time zone, also after that changes", async () => {
    const { id } = await listed({ time_zone: "Europe/Kyiv" });
    const hours = hoursAround("Europe/Kyiv");
    await w.owner.request(calls.pos.changeHours, { path: { posId: id }, body: { hours, exceptions: [] } });
    expect(await found()).toMatchObject([{ is_open: true }]);
    await change(id, { time_zone: "Pacific/Auckland" });
    expect(await found()).toMatchObject([{ is_open: false }]);
    await change(id, { time_zone: "Europe/Bucharest" });
    expect(await found()).toMatchObject([{ is_open: true }]);
  });

  test("shows a name in another language rather than the one for staff", async () => {
    await listed({ title: "Internal 7", public_title: { fr: `Boulangerie ${mark}` } });
    expect(await found()).toMatchObject([{ title: `Boulangerie ${mark}` }]);
  });

  test("follows its places: a change shows at once and keeps them listed, what is off is hidden", async () => {
    const { id } = await listed();
    await change(id, { public_title: { en: `Bakery ${mark}` } });
    expect(await found()).toMatchObject([{ title: `Bakery ${mark}`, is_open: null, photo: null }]);
    await change(id, { active: false });
    expect(await found()).toEqual([]);
    await change(id, { active: true });
    const programme = { path: { loyaltyId: w.loyaltyId } };
    await w.owner.request(calls.loyalty.change, { ...programme, body: { active: false } });
    expect(await found()).toEqual([]);
    await w.owner.request(calls.loyalty.change, {
      ...programme,
      body: { active: true, public_title: { en: `Club ${mark}x` } },
    });
    expect(await found({ search: `${mark}x` })).toMatchObject([{ id, programme_title: `Club ${mark}x` }]);
  });

  test("finds by every word of name, description, address and programme, whatever their case", async () => {
    const { id } = await listed({ public_description: { en: "Fresh BREAD" } });
    for (const search of [`bread ${mark}`, `kyiv ${mark.toUpperCase()}`, `khreshchatyk ${mark}`])
      expect(await found({ search }), search).toMatchObject([{ id }]);
    expect(await found({ search: `${mark} elsewhere` })).toEqual([]);
    expect(await found({ search: `${mark} %` })).toEqual([]);
  });

  test("puts the nearest first, with its distance, and those without coordinates last", async () => {
    const [far, near, nowhere] = [await listed(lviv), await listed(kyiv), await listed()];
    const items = await found({ latitude: "50.46", longitude: "30.52" });
    expect(items.map(({ id }) => id)).toEqual([near.id, far.id, nowhere.id]);
    expect(items[0]?.distance_m).toBeGreaterThan(1000);
    expect(items[0]?.distance_m).toBeLessThan(1300);
    // Kyiv to Lviv is about 468 km.
    expect(Math.abs((items[1]?.distance_m ?? 0) - 468_000)).toBeLessThan(5000);
    expect(items[2]?.distance_m).toBeNull();
    expect((await found({ ...kyiv }))[0]?.distance_m).toBe(0);
    const half = w.anonymous.request(list, { query: { latitude: "50.46" } });
    await expect(half).rejects.toMatchObject({ code: "place.point_incomplete", status: 422 });
    const page = w.anonymous.request(calls.places.page, { query: { longitude: "30.5" } });
    await expect(page).rejects.toMatchObject({ code: "place.point_incomplete", status: 422 });
  });

  test("comes in pages, each place once", async () => {
    const ids = [await listed(), await listed(), await listed()].map(({ id }) => id).sort();
    const pages = [1, 2].map((page) =>
      w.anonymous.request(list, { query: { search: mark }, page: { page, count: 2 } }),
    );
    const [first, second] = await Promise.all(pages);
    expect(first).toMatchObject({ total: 3, page: 1, count: 2 });
    expect([...(first?.items ?? []), ...(second?.items ?? [])].map(({ id }) => id)).toEqual(ids);
  });
});

describe("the page of the directory", () => {
  const page = async (query: Record<string, string>) => {
    const target = `/public/places/html?${new URLSearchParams(query)}`;
    const { status, body } = await w.anonymous.send({ method: "GET", target, headers: {} });
    return { status, html: String(body) };
  };

  test("shows places without scripts in each language, and no text becomes markup", async () => {
    await listed({ public_title: { en: `<b>${mark}</b>`, uk: `<b>${mark}</b>` }, ...kyiv });
    for (const [lang, title] of Object.entries({
      en: "Shops and services",
      uk: "Магазини та послуги",
      ru: "Магазины и услуги",
      de: "Geschäfte und Dienste",
      fr: "Commerces et services",
    })) {
      const { status, html } = await page({ lang, search: mark });
      expect(status).toBe(200);
      expect(html).toContain(`<html lang="${lang}">`);
      expect(html).toContain(title);
      expect(html).toContain(`&lt;b&gt;${mark}&lt;/b&gt;`);
      expect(html).not.toMatch(/<script|<b>/);
    }
  });

  test("leads to the website of an online store, which other types do not have", async () => {
    const shop_url = "https://shop.example.com/?a=1&b=2";
    const { id } = await listed({ pos_type: "online-store", shop_url });
    expect(await found()).toMatchObject([{ id, pos_type: "online-store", shop_url }]);
    const { html } = await page({ lang: "en", search: mark });
    expect(html).toContain('<a href="https://shop.example.com/?a=1&amp;b=2" rel="noreferrer">Go to the shop</a>');
    // What was listed by an earlier version.
    await server.pool.query("update place set body = body - 'shop_url' where pos_id = $1", [id]);
    expect(await found()).toMatchObject([{ id, shop_url: null }]);
    await change(id, { priority: 1 });
    expect(await found()).toMatchObject([{ id, shop_url }]);
    await change(id, { pos_type: "pos" });
    expect(await found()).toMatchObject([{ id, shop_url: null }]);
    expect((await page({ lang: "en", search: mark })).html).not.toContain("Go to the shop");
  });

  test("leads to what is near a place and to the other pages, and says when nothing fits", async () => {
    for (let one = 0; one < 21; one += 1) await listed(kyiv);
    const { html } = await page({ lang: "en", search: mark });
    expect(html).toContain("21 places");
    expect(html.match(/<h2/g)).toHaveLength(20);
    const next = /rel="next" href="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const second = await fetch(server.url + next);
    const text = await second.text();
    expect(text.match(/<h2/g)).toHaveLength(1);
    expect(text).toContain('rel="prev"');
    const near = await page({ lang: "en", search: mark, latitude: "50.46", longitude: "30.52" });
    expect(near.html).toContain("1.1 km away");
    expect((await page({ lang: "en", search: `${mark} nothing` })).html).toContain("Nothing found.");
    expect((await page({ latitude: "1" })).status).toBe(422);
  });
});
