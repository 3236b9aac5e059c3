import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { Caller } from "../../../test/caller.ts";
import { picture, svg } from "../../../test/pictures.ts";
import { startTestServer } from "../../../test/server.ts";
import { shop } from "../../../test/shop.ts";
import { world } from "../../../test/world.ts";

const server = await startTestServer();
const second = { title: "Second shop", country: "DE", currency: "EUR", time_zone: "Europe/Berlin", language: "de" };
const another = { ...second, language: "de" as const };

describe("GET /business", () => {
  test("returns with ext the settings and the number of records of each kind", async () => {
    const w = await world(server);
    expect((await w.owner.request(calls.business.get, {})).counters).toBeUndefined();
    await w.make.pos();
    await w.make.pos();
    const { counters, settings } = await w.owner.request(calls.business.get, { query: { ext: true } });
    expect(counters).toEqual({
      loyalties: 1,
      rules: 0,
      pos: 2,
      terminals: 0,
      price_groups: 0,
      prices: 0,
      taxes: 0,
      goods: 0,
      customers: 0,
      transactions: 0,
    });
    expect(settings).toMatchObject({ version: 0, session_hours: 720, photo: null });
  });
});

describe("POST /business", () => {
  test("founds a business with its first programme that the caller owns; the session stays where it was", async () => {
    const w = await world(server);
    const founded = await w.owner.request(calls.business.add, { body: { ...another, loyalty_title: "Punkte" } });
    expect(founded).toMatchObject(second);
    expect((await w.owner.request(calls.business.get, {})).id).toBe(w.businessId);
    const login = { login: w.login, password: w.password };
    expect((await w.anonymous.request(calls.auth.token, { body: login })).business.id).toBe(w.businessId);

    const session = await w.owner.request(calls.auth.switchBusiness, { body: { business_id: founded.id } });
    const there = new Caller(server, session.token);
    expect(session).toMatchObject({ access: "owner", business: { id: founded.id, title: "Second shop" } });
    const { items } = await there.request(calls.embedded.loyalties, {});
    expect(items).toMatchObject([{ title: "Punkte", time_zone: "Europe/Berlin" }]);
  });

  test.each([
    ["country.unknown", { country: "QQ" }],
    ["currency.unknown", { currency: "QQQ" }],
    ["time_zone.unknown", { time_zone: "Nowhere/Never" }],
  ])("refuses %s, as a change does, and makes nothing", async (code, bad) => {
    const w = await world(server);
    await expect(w.owner.request(calls.business.add, { body: { ...another, ...bad } })).rejects.toMatchObject({ code });
    await expect(w.owner.request(calls.business.change, { body: bad })).rejects.toMatchObject({ code });
    expect((await w.owner.request(calls.auth.businesses, {})).items).toHaveLength(1);
  });

  test("makes one business for one id, and never one that is somebody else's", async () => {
    const w = await world(server);
    const outsider = await world(server);
    const again = { body: { ...another, id: outsider.businessId } };
    await expect(w.owner.request(calls.business.add, again)).rejects.toMatchObject({ code: "conflict.duplicate" });
    expect((await outsider.owner.request(calls.business.get, {})).title).toBe("Kovalenko & Daughters");
  });
});

describe("switching the business", () => {
  test("lists where the person may work, ends the old session and is remembered by the next sign-in", async () => {
    const w = await world(server);
    const founded = await w.owner.request(calls.business.add, { body: another });
    const { items } = await w.owner.request(calls.auth.businesses, {});
    expect(new Set(items.map((one) => one.title))).toEqual(new Set(["Kovalenko & Daughters", "Second shop"]));

    await w.owner.request(calls.auth.switchBusiness, { body: { business_id: founded.id } });

    await expect(w.owner.request(calls.business.get, {})).rejects.toMatchObject({ code: "auth.expired" });
    const login = { login: w.login, password: w.password };
    const session = await w.anonymous.request(calls.auth.token, { body: login });
    expect(session.business.id).toBe(founded.id);
  });

  test("leads into no business that the person does not belong to", async () => {
    const w = await world(server);
    const outsider = await world(server);
    for (const business_id of [outsider.businessId, randomUUID()]) {
      const attempt = w.owner.request(calls.auth.switchBusiness, { body: { business_id } });
      await expect(attempt).rejects.toMatchObject({ code: "business.not_found" });
    }
    expect((await w.owner.request(calls.business.get, {})).id).toBe(w.businessId);
  });
});

describe("PATCH /business", () => {
  test("changes what the body names, and refuses an outdated version", async () => {
    const w = await world(server);
    const changed = await w.owner.request(calls.business.change, { body: { title: "New name" } }, { version: 1 });
    expect(changed).toMatchObject({ title: "New name", currency: "UAH", version: 2 });
    const late = w.owner.request(calls.business.change, { body: { title: "Late" } }, { version: 1 });
    await expect(late).rejects.toMatchObject({ code: "conflict.stale", details: { version: 2 } });
  });

  test("moves the currency until the first sale", async () => {
    const s = await shop(server);
    const body = { currency: "EUR" };
    expect(await s.w.owner.request(calls.business.change, { body })).toMatchObject(body);
    await s.sell({ items: [{ code: "A", quantity: "1" }] });
    const attempt = s.w.owner.request(calls.business.change, { body: { currency: "UAH" } });
    await expect(attempt).rejects.toMatchObject({ code: "business.currency_locked" });
    expect(await s.w.owner.request(calls.business.change, { body })).toMatchObject(body);
  });
});

describe("the business's own apps", () => {
  const app_store_url = "https://apps.apple.com/ua/app/kovalenko/id1234567890";
  const google_play_url = "https://play.google.com/store/apps/details?id=ua.kovalenko.shop&hl=uk";

  test("are listed once the business has entered their pages, under its public name", async () => {
    const w = await world(server);
    const { applications, changeSettings } = calls.business;
    expect(await w.owner.request(applications, {})).toEqual({ items: [] });
    await w.owner.request(changeSettings, { body: { app_store_url, public_name: { en: "Olena’s" } } });
    const ios = { platform: "ios", name: "Olena’s", store_id: "1234567890", link: app_store_url };
    expect(await w.owner.request(applications, {})).toEqual({ items: [ios] });
    await w.owner.request(changeSettings, { body: { google_play_url } });
    expect((await w.owner.request(applications, {})).items).toMatchObject([
      ios,
      { platform: "android", store_id: "ua.kovalenko.shop" },
    ]);
    await w.owner.request(changeSettings, { body: { app_store_url: null, google_play_url: null } });
    expect(await w.owner.request(applications, {})).toEqual({ items: [] });
  });

  test.each([
    ["https://example.com/id1234567890", "https://apps.apple.com/developer/kovalenko"],
    ["https://apps.apple.com.example.com/app/id1234567890", "https://play.google.com/store/games"],
  ])("are no other addresses, such as %s and %s", async (one, other) => {
    const w = await world(server);
    const change = (body: object) => w.owner.request(calls.business.changeSettings, { body });
    await expect(change({ app_store_url: one })).rejects.toMatchObject({ code: "app_store.bad_link" });
    await expect(change({ google_play_url: other })).rejects.toMatchObject({ code: "google_play.bad_link" });
  });
});

describe("the settings of a business", () => {
  test("have defaults until they are set, are changed one by one, and refuse an outdated version", async () => {
    const w = await world(server);
    expect(await w.owner.request(calls.business.settings, {})).toMatchObject({ version: 0, public_name: {} });
    await w.owner.request(calls.business.changeSettings, { body: { public_name: { uk: "Кав’ярня" } } }, { version: 0 });
    const terms_url = "https://example.com/terms";
    const settings = await w.owner.request(calls.business.changeSettings, { body: { terms_url } });
    expect(settings).toMatchObject({ version: 2, public_name: { uk: "Кав’ярня" }, terms_url });
    const late = w.owner.request(calls.business.changeSettings, { body: { terms_url: null } }, { version: 1 });
    await expect(late).rejects.toMatchObject({ code: "conflict.stale", details: { version: 2 } });
  });

  test("of two first changes at once keep both", async () => {
    const w = await world(server);
    await Promise.all([
      w.owner.request(calls.business.changeSettings, { body: { receipt_text: { en: "Bye" } } }),
      w.owner.request(calls.business.changeSettings, { body: { session_hours: 8 } }),
    ]);
    expect(await w.owner.request(calls.business.settings, {})).toMatchObject({
      receipt_text: { en: "Bye" },
      session_hours: 8,
      version: 2,
    });
  });

  test("decide how long the next sign-in lasts", async () => {
    const w = await world(server);
    await w.owner.request(calls.business.changeSettings, { body: { session_hours: 2 } });
    const login = { login: w.login, password: w.password };
    const { expires_dt } = await w.anonymous.request(calls.auth.token, { body: login });
    const hours = (Date.parse(expires_dt) - server.clock.now().getTime()) / 3_600_000;
    expect(hours).toBeGreaterThan(1.9);
    expect(hours).toBeLessThanOrEqual(2);
  });

  test("require a comment when bonuses are moved by hand", async () => {
    const w = await world(server);
    const { id: customer_id } = await w.make.customer();
    await w.owner.request(calls.business.changeSettings, { body: { transaction_comment_required: true } });
    const common = { loyalty_id: w.loyaltyId, customer_id, currency: "UAH" };
    const missing = { code: "comment.missing" };
    const { transactions } = calls;
    const add = (comment?: string) =>
      w.owner.request(transactions.addBonuses, {
        body: { ...common, amount: "5.00", ...(comment ? { comment } : {}) },
      });
    await expect(add()).rejects.toMatchObject(missing);
    await expect(add("  ")).rejects.toMatchObject(missing);
    const adjust = w.owner.request(transactions.adjustBonuses, { body: { ...common, amount: "5.00" } });
    await expect(adjust).rejects.toMatchObject(missing);
    const writeOff = w.owner.request(transactions.writeOffBonuses, { body: { ...common, amount: "5.00" } });
    await expect(writeOff).rejects.toMatchObject(missing);
    expect((await add("Apology")).transaction.comment).toBe("Apology");
  });

  test("hold a logo, and refuse a drawing with a picture's name", async () => {
    const w = await world(server);
    const { photo } = await w.owner.request(calls.business.photo, { image: await picture("png", 800, 600) });
    expect((await fetch(server.url + photo!.url)).status).toBe(200); // The call has just returned it.
    expect((await w.owner.request(calls.business.get, {})).photo).toEqual(photo);
    expect((await w.owner.request(calls.business.removePhoto, {})).photo).toBeNull();
    await expect(w.owner.request(calls.business.photo, { image: svg })).rejects.toMatchObject({
      code: "image.unsupported",
    });
  });
});

describe("the role-based model", () => {
  test("behaviour 7: lets only the owner switch it, and holds from the next request on", async () => {
    const w = await world(server);
    const accountant = await w.member({ roles: ["accountant"], scopes: ["administration"] });
    const body = { title: "Mine now" };
    expect(await accountant.request(calls.business.change, { body })).toMatchObject(body);
    const attempt = accountant.request(calls.business.changeRoleBasedModel, { body: { active: true } });
    await expect(attempt).rejects.toMatchObject({ code: "access.denied" });

    const { role_based_model_active } = await w.owner.request(calls.business.changeRoleBasedModel, {
      body: { active: true },
    });

    expect(role_based_model_active).toBe(true);
    await expect(accountant.request(calls.business.change, { body })).rejects.toMatchObject({ code: "access.denied" });
    await w.owner.request(calls.business.changeRoleBasedModel, { body: { active: false } });
    expect(await accountant.request(calls.business.change, { body })).toMatchObject(body);
  });
});

describe("what people keep of their screens", () => {
  const name = "MENU_SETTINGS_V2";

  test("behaviour 18: is theirs alone, by name, once added and then replaced", async () => {
    const w = await world(server);
    const colleague = await w.member({});
    const added = await w.owner.request(calls.business.addPreference, { body: { name, value: { collapsed: true } } });
    expect(added).toMatchObject({ name, value: { collapsed: true }, version: 1 });
    const twice = w.owner.request(calls.business.addPreference, { body: { name, value: {} } });
    await expect(twice).rejects.toMatchObject({ code: "conflict.duplicate" });
    const body = { name, value: { collapsed: false } };
    expect(await w.owner.request(calls.business.changePreference, { body })).toMatchObject({ ...body, version: 2 });
    const late = w.owner.request(calls.business.changePreference, { body }, { version: 1 });
    await expect(late).rejects.toMatchObject({ code: "conflict.stale" });

    expect((await w.owner.request(calls.business.preferences, { query: { name } })).items).toMatchObject([body]);
    expect((await w.owner.request(calls.business.preferences, { query: { name: "other" } })).items).toEqual([]);
    expect((await colleague.request(calls.business.preferences, {})).items).toEqual([]);
    const missing = colleague.request(calls.business.changePreference, { body });
    await expect(missing).rejects.toMatchObject({ code: "preferences.not_found" });
  });

  test.each(["\u0000", "\ud800"])("refuses text that cannot be stored, without breaking", async (text) => {
    const w = await world(server);
    const raw = JSON.stringify({ name, value: { text } });
    for (const method of ["POST", "PATCH"] as const) {
      const { status, body } = await w.owner.send({
        method,
        target: "/business/custom/preferences",
        headers: {},
        raw,
      });
      expect({ status, body }).toMatchObject({ status: 400, body: { code: "request.malformed" } });
    }
  });
});

describe("GET /business/currencies", () => {
  test("lists the business's own, those of terminals and price groups, or those of prices", async () => {
    const w = await world(server);
    await w.make.priceGroup({ currency: "PLN" });
    const codes = async (query: { loyalty_id?: string; goods_prices_currencies?: boolean }) =>
      (await w.owner.request(calls.business.currencies, { query })).items.map((one) => `${one.code} ${one.main}`);
    expect(await codes({})).toEqual(["PLN false", "UAH true"]);
    expect(await codes({ loyalty_id: randomUUID() })).toEqual(["UAH true"]);
    expect(await codes({ goods_prices_currencies: true })).toEqual([]);
  });
});

describe("legal information", () => {
  test("is empty at first, stores what is provided, and refuses a wrong account number", async () => {
    const w = await world(server);
    expect(await w.owner.request(calls.business.legalInfo, {})).toMatchObject({
      legal_name: "",
      iban: null,
      version: 0,
    });
    const body = { legal_name: "Kovalenko LLC", tax_id: "1234567890", iban: "ua21 3223 1300 0002 6007 2335 6600 1" };
    const saved = await w.owner.request(calls.business.changeLegalInfo, { body });
    expect(saved).toMatchObject({ ...body, iban: "UA213223130000026007233566001", version: 1 });
    const wrong = w.owner.request(calls.business.changeLegalInfo, { body: { iban: "UA213223130000026007233566002" } });
    await expect(wrong).rejects.toMatchObject({ code: "iban.invalid" });
    const late = w.owner.request(calls.business.changeLegalInfo, { body: { bank: "X" } }, { version: 0 });
    await expect(late).rejects.toMatchObject({ code: "conflict.stale" });
    expect((await w.owner.request(calls.business.changeLegalInfo, { body: { iban: null } })).iban).toBeNull();
  });

  test("appear on the copies for the business and for companies; the customer's has the public name", async () => {
    const s = await shop(server);
    const { owner } = s.w;
    const legal = { legal_name: "Kovalenko <LLC>", tax_id: "1234567890", vat_number: "UA99" };
    await owner.request(calls.business.changeLegalInfo, { body: legal });
    await owner.request(calls.business.changeSettings, {
      body: { public_name: { en: "Olena’s" }, receipt_text: { en: "See you" }, terms_url: "https://example.com/terms" },
    });
    const { transaction } = await s.sell({ items: [{ code: "A", quantity: "1" }] });
    const page = (template_type: "business" | "customer" | "commercial") =>
      owner.request(calls.transactions.receipt, { path: { transactionId: transaction.id }, query: { template_type } });
    for (const template of ["business", "commercial"] as const) {
      expect(await page(template)).toContain("Kovalenko &lt;LLC&gt;");
      expect(await page(template)).toContain("1234567890 · VAT no. UA99");
    }
    const customer = await page("customer");
    expect(customer).not.toContain("1234567890");
    for (const text of ["<h1>Olena’s</h1>", "See you", 'href="https://example.com/terms"']) {
      expect(customer).toContain(text);
    }
  });
});
