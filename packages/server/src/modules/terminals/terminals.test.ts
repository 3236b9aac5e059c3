import { randomUUID, randomUUIDv7 } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { versionsOf } from "../../../test/audit.ts";
import { Caller } from "../../../test/caller.ts";
import { fleet } from "../../../test/fleet.ts";
import { prepaid } from "../../../test/prepaid.ts";
import { startTestServer } from "../../../test/server.ts";
import { shop } from "../../../test/shop.ts";
import { world } from "../../../test/world.ts";

const server = await startTestServer();
const { terminals } = calls;
const freshLogin = () => `till-${randomUUIDv7()}`;

describe("POST /terminal", () => {
  test("has the programme's language and stores every provided field", async () => {
    const w = await world(server);
    const group = await w.make.priceGroup();
    const login = freshLogin();
    const body = {
      title: "Каса 2",
      terminal_type: "kiosk" as const,
      display_type: "gift-redeem" as const,
      display_active: true,
      phone: "067 123 45 67",
      price_group_id: group.id,
      staff_auth_required: true,
      active: false,
    };

    const made = await w.make.till({ ...body, login: login.toUpperCase(), password: "1234" });

    const { price_group_id: _, ...same } = body;
    expect(made).toMatchObject({ ...same, phone: "+380671234567", language: "en", currency: "UAH", login });
    expect(made).toMatchObject({ price_group: { id: group.id, title: "Retail" }, password_set: true, has_sold: false });
    expect(JSON.stringify(made)).not.toContain("argon2");
    expect(await w.owner.request(terminals.get, { path: { terminalId: made.id } })).toEqual(made);
    expect((await w.owner.request(terminals.list, {})).items).toEqual([made]);
  });

  test("a login belongs to one terminal across all businesses, whatever its case", async () => {
    const [w, other] = [await world(server), await world(server)];
    const login = freshLogin();
    await w.make.till({ login });
    const taken = { code: "terminal.login_taken", status: 422 };
    await expect(other.make.till({ login: login.toUpperCase() })).rejects.toMatchObject(taken);
    const { id } = await other.make.till();
    const change = { path: { terminalId: id }, body: { login } };
    await expect(other.owner.request(terminals.change, change)).rejects.toMatchObject(taken);
  });

  test("refuses what points at nothing, and price groups of other currencies and programmes", async () => {
    const w = await world(server);
    const euro = await w.make.priceGroup({ currency: "EUR" });
    const { id } = await w.make.till();
    const path = { terminalId: id };
    const wrong: [string, object][] = [
      ["pos.not_found", { pos_id: randomUUID() }],
      ["price_group.not_found", { price_group_id: randomUUID() }],
      ["price_group.other_currency", { price_group_id: euro.id }],
      ["currency.unknown", { currency: "XXX" }],
      ["phone.invalid", { phone: "12" }],
    ];
    for (const [code, body] of wrong) {
      await expect(w.make.till(body)).rejects.toMatchObject({ code });
      await expect(w.owner.request(terminals.change, { path, body })).rejects.toMatchObject({ code });
    }
    await expect(w.make.till({ id })).rejects.toMatchObject({ code: "conflict.duplicate" });
  });
});

describe("PATCH /terminal/{terminalId}", () => {
  test("changes only what the body names; a new login frees the old one", async () => {
    const w = await world(server);
    const login = freshLogin();
    const made = await w.make.till({ login, password: "first" });
    const path = { terminalId: made.id };

    const renamed = await w.owner.request(terminals.change, { path, body: { login: null, phone: null } });

    expect(renamed).toMatchObject({ login: null, title: made.title, password_set: true, version: 2 });
    expect(await w.make.till({ login })).toMatchObject({ login });
    const euro = await w.make.priceGroup({ currency: "EUR" });
    const moved = { currency: "EUR", price_group_id: euro.id };
    expect(await w.owner.request(terminals.change, { path, body: moved })).toMatchObject({ currency: "EUR" });
    expect(await w.inside((tenant) => tenant.many(versionsOf("terminal", made.id)))).toHaveLength(3);
  });

  test("signs in with its password until it gets another", async () => {
    const w = await world(server);
    const login = freshLogin();
    const { id } = await w.make.till({ login, password: "first" });
    const { token } = await w.anonymous.request(calls.term.token, { body: { login, password: "first" } });
    const till = new Caller(server, token);
    expect(await till.request(calls.term.facts, {})).toMatchObject({ id });

    await w.owner.request(terminals.change, { path: { terminalId: id }, body: { password: "second" } });

    await expect(till.request(calls.term.facts, {})).rejects.toMatchObject({ code: "auth.expired" });
    const old = w.anonymous.request(calls.term.token, { body: { login, password: "first" } });
    await expect(old).rejects.toMatchObject({ code: "terminal.refused" });
  });

  test("keeps its currency once it has sold", async () => {
    const w = await world(server);
    const { id } = await w.make.till();
    const goods = await w.make.goods({ prices: [{ currency: "UAH", price: "10" }] });
    const path = { terminalId: id };
    const { api_key } = await w.owner.request(terminals.updateKey, { path });
    const check = { items: [{ goods_id: goods.id, quantity: "1" }], payments: [{ payment_type: "cash" as const }] };
    await new Caller(server, api_key).request(calls.term.sale, { body: check }, { idempotencyKey: randomUUID() });

    const change = w.owner.request(terminals.change, { path, body: { currency: "EUR" } });

    await expect(change).rejects.toMatchObject({ code: "terminal.currency_locked", status: 422 });
    expect(await w.owner.request(terminals.get, { path })).toMatchObject({ has_sold: true, currency: "UAH" });
  });

  test("refuses unknown ids and stale changes", async () => {
    const w = await world(server);
    const { id } = await w.make.till();
    const gone = { terminalId: randomUUID() };
    const missing = { code: "terminal.not_found" };
    const body = { title: "X" };
    const { get, change, updateKey, application, changeApplication, goods, goodsPaginated } = terminals;
    await expect(w.owner.request(get, { path: gone })).rejects.toMatchObject(missing);
    await expect(w.owner.request(change, { path: gone, body })).rejects.toMatchObject(missing);
    await expect(w.owner.request(updateKey, { path: gone })).rejects.toMatchObject(missing);
    await expect(w.owner.request(application, { path: gone })).rejects.toMatchObject(missing);
    const settings = w.owner.request(changeApplication, { path: gone, body: { tips_enabled: true } });
    await expect(settings).rejects.toMatchObject(missing);
    await expect(w.owner.request(goods, { path: gone })).rejects.toMatchObject(missing);
    await expect(w.owner.request(goodsPaginated, { path: gone })).rejects.toMatchObject(missing);
    const stale = w.owner.request(change, { path: { terminalId: id }, body }, { version: 8 });
    await expect(stale).rejects.toMatchObject({ code: "conflict.stale" });
  });
});

describe("the key of a terminal", () => {
  test("opens the terminal API until a new one is made", async () => {
    const w = await world(server);
    const made = await w.make.till();
    const path = { terminalId: made.id };
    expect(made.api_key_dt).toBeNull();

    const first = await w.owner.request(terminals.updateKey, { path });
    const second = await w.owner.request(terminals.updateKey, { path });

    const old = new Caller(server, first.api_key);
    await expect(old.request(calls.term.facts, {})).rejects.toMatchObject({ code: "auth.expired" });
    expect(await new Caller(server, second.api_key).request(calls.term.facts, {})).toMatchObject({ id: made.id });
    const shown = await w.owner.request(terminals.get, { path });
    expect(shown.api_key_dt).toBe(second.created_dt);
    expect(JSON.stringify(shown)).not.toContain(second.api_key);
  });
});

describe("how the application on a terminal works", () => {
  test("has defaults, stores provided fields and leaves the rest", async () => {
    const w = await world(server);
    const path = { terminalId: (await w.make.till()).id };
    const before = await w.owner.request(terminals.application, { path });
    expect(before).toMatchObject({
      identification_methods: [],
      receipt_copies: 1,
      tips_enabled: false,
    });

    const body = { payment_types_allowed: ["cash" as const], tips_presets: [5] };
    const after = await w.owner.request(terminals.changeApplication, { path, body });

    expect(after).toEqual({ ...before, ...body, version: before.version + 1 });
    expect(await w.owner.request(terminals.application, { path })).toEqual(after);
  });

  test("refuses a change of an outdated version, and leaves the first change", async () => {
    const w = await world(server);
    const path = { terminalId: (await w.make.till()).id };
    const { version } = await w.owner.request(terminals.application, { path });
    const change = (tips_presets: number[]) =>
      w.owner.request(terminals.changeApplication, { path, body: { tips_presets } }, { version });
    await change([5, 10]);

    const stale = { code: "conflict.stale", details: { version: version + 1 } };
    await expect(change([15])).rejects.toMatchObject(stale);
    expect((await w.owner.request(terminals.application, { path })).tips_presets).toEqual([5, 10]);
  });
});

describe("goods of a terminal", () => {
  test("have the price of its group with taxes, else the item's own, with an explanation", async () => {
    const w = await world(server);
    const group = await w.make.priceGroup();
    const tax = await w.make.tax();
    const path = { loyaltyId: w.loyaltyId, priceGroupId: group.id };
    const goods = await w.make.goods({ title: "Coffee", prices: [{ currency: "UAH", price: "99" }] });
    await w.make.goods({ title: "Off", active: false });
    await w.owner.request(calls.priceGroups.changeTaxes, { path, body: { taxes: [{ tax_id: tax.id }] } });
    await w.owner.request(calls.priceGroups.addItems, { path, body: [{ item_id: goods.id, master_price: "10" }] });
    const grouped = { terminalId: (await w.make.till({ price_group_id: group.id })).id };
    const plain = { terminalId: (await w.make.till()).id };

    const query = { prices_values: true, taxes_values: true, margins_values: true, price_explain: true };
    const one = await w.owner.request(terminals.goods, { path: grouped, query });
    const other = await w.owner.request(terminals.goods, { path: plain });

    expect(one.items).toMatchObject([
      {
        title: "Coffee",
        price: "12.0000",
        currency: "UAH",
        taxes_values: [{ tax_id: tax.id, amount: "2.0000" }],
        margins_values: [],
        price_explain: { problem: null, trace: { entries: [{ step: "price-source" }, {}, {}, {}] } },
      },
    ]);
    expect(one.items[0]?.prices_values).toHaveLength(3);
    expect(other.items).toMatchObject([{ price: "99.0000" }]);
    expect(Object.keys(other.items[0]!)).not.toContain("price_explain"); // One item was just listed.
  });

  test("are found by category, words and kind, limited and in pages", async () => {
    const w = await world(server);
    const category = await w.make.category();
    await w.make.goods({ title: "Coffee", category_ids: [category.id] });
    await w.make.goods({ title: "Wash", service_type: "car-wash" });
    const path = { terminalId: (await w.make.till()).id };
    const found = async (query: object) =>
      (await w.owner.request(terminals.goods, { path, query })).items.map(({ title }) => title);

    expect(await found({ category: category.id })).toEqual(["Coffee"]);
    expect(await found({ search: "was" })).toEqual(["Wash"]);
    expect(await found({ service_type: "goods" })).toEqual(["Coffee"]);
    expect(await found({ limit: 1 })).toEqual(["Coffee"]);
    const paged = async (query: object) =>
      (await w.owner.request(terminals.goodsPaginated, { path, query })).items.map(({ title }) => title);
    expect(await paged({ category: category.id })).toEqual(["Coffee"]);
    expect(await paged({ search: "was" })).toEqual(["Wash"]);
    expect(await paged({ service_type: "goods" })).toEqual(["Coffee"]);
    const query = { prices_values: true, prices_values_scope: ["base" as const], customers_account_info: true };
    const page = await w.owner.request(terminals.goodsPaginated, { path, query, page: { count: 1, page: 2 } });
    expect(page).toMatchObject({ total: 2, items: [{ title: "Wash", prices_values: [], customers_account_info: [] }] });
  });

  test("list which special accounts may pay for each: all of them, or those of a customer", async () => {
    const p = await prepaid(server, {
      special: { title: "Cups", type: "goods", currency: null, unit: "piece", goods_codes: ["A"] },
    });
    const { w, terminalId } = p.s;
    const money = await w.make.specialAccount({ title: "Money" });
    await w.make.specialAccount({ title: "Litres", type: "goods", currency: null, unit: "L" });
    await w.make.specialAccount({ title: "Euros", currency: "EUR" });
    await w.make.specialAccount({ title: "Punches", type: "punches", currency: null });
    await w.make.specialAccount({ title: "Off", active: false });
    const elsewhere = await w.make.pos();
    await w.make.specialAccount({ title: "Elsewhere", pos_ids: [elsewhere.id] });
    const info = async (query: object) => {
      const { items } = await w.owner.request(terminals.goods, { path: { terminalId }, query });
      return Object.fromEntries(items.map(({ code, customers_account_info: accounts }) => [code, accounts]));
    };
    const cups = { special_account_id: p.specialId };
    expect(await info({ customers_account_info: true })).toEqual({
      A: [cups, { special_account_id: money.id }],
      B: [{ special_account_id: money.id }],
    });
    const named = { user_id_value: p.email, customers_account_info_extended: true };
    const extended = { title: "Cups", type: "goods", currency: null, unit: "piece", available: "100.000" };
    expect(await info(named)).toEqual({ A: [{ ...cups, extended }], B: [] });
    const nobody = { user_id_value: "nobody@example.com", customers_account_info: true };
    expect(await info(nobody)).toEqual({ A: [], B: [] });
    const wrong = {
      path: { terminalId },
      query: { user_id_value: "12", user_id_type: "phone" as const, customers_account_info: true },
    };
    await expect(w.owner.request(terminals.goods, wrong)).rejects.toMatchObject({ code: "customer.id_invalid" });
    await expect(w.owner.request(terminals.goodsPaginated, wrong)).rejects.toMatchObject({
      code: "customer.id_invalid",
    });
  });

  test("list which of a company's special accounts may pay for each", async () => {
    const s = await shop(server);
    const { w, terminalId } = s;
    const { company, special, refill } = await fleet(w, { goods_codes: ["A"] });
    await refill("50.00");
    await w.make.specialAccount({ title: "Of customers" });
    await w.make.specialAccount({ title: "Of another company", scope: "corporate" });
    const off = await w.make.specialAccount({ title: "Off", scope: "corporate" });
    await w.make.companyAccount(company.id, off.id, { active: false });
    const path = { terminalId };
    const query = { corporate_customer_id: company.id, customers_account_info_extended: true };
    const { items } = await w.owner.request(terminals.goods, { path, query });
    const extended = { title: "Fuel", type: "money", currency: "UAH", unit: null, available: "50.00" };
    expect(items.map(({ code, customers_account_info: accounts }) => [code, accounts])).toEqual([
      ["A", [{ special_account_id: special.id, extended }]],
      ["B", []],
    ]);
    const page = await w.owner.request(terminals.goodsPaginated, { path, query });
    expect(page.items).toEqual(items);
    const unknown = { path, query: { ...query, corporate_customer_id: randomUUID() } };
    const missing = { code: "corporate_customer.not_found" };
    await expect(w.owner.request(terminals.goods, unknown)).rejects.toMatchObject(missing);
    await expect(w.owner.request(terminals.goodsPaginated, unknown)).rejects.toMatchObject(missing);
    const other = await shop(server);
    const foreign = { path: { terminalId: other.terminalId }, query };
    await expect(other.w.owner.request(terminals.goods, foreign)).rejects.toMatchObject(missing);
  });
});

test("a terminal defines how far a provided amount may be off", async () => {
  const s = await shop(server);
  const path = { terminalId: s.terminalId };
  const stated = { items: [{ code: "A", quantity: "2", stated_amount: "20.03" }] };
  const tolerance = async (line_tolerance: string | null) =>
    (await s.w.owner.request(calls.terminals.change, { path, body: { line_tolerance } })).line_tolerance;
  const priced = () => s.till.request(calls.term.process, { body: stated });
  const outside = { code: "line.amount_outside_tolerance" };
  await expect(priced()).rejects.toMatchObject(outside);
  expect(await tolerance("0.03")).toBe("0.03");
  expect((await priced()).check.totals.amount).toBe("20.03");
  expect(await tolerance(null)).toBe("0.01");
  await expect(priced()).rejects.toMatchObject(outside);
  await expect(tolerance("0.001")).rejects.toMatchObject({ code: "request.malformed" });
});
