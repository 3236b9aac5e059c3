import { randomUUID } from "node:crypto";
import { EXPORT_TYPES } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { sql } from "kysely";
import { describe, expect, inject, test } from "vitest";
import { connected } from "#kit/database/connection.ts";
import { raw } from "#kit/database/rows.ts";
import { startTestServer } from "../../../test/server.ts";
import { type World, world } from "../../../test/world.ts";
import { findCustomer, joinProgramme } from "./public.ts";

const server = await startTestServer();
const phone = () => `+38067${String(Math.floor(Math.random() * 1e7)).padStart(7, "0")}`;
const credit = (w: World, customer_id: string, amount: string, more: object = {}) =>
  w.owner.request(
    calls.transactions.addBonuses,
    { body: { loyalty_id: w.loyaltyId, customer_id, currency: "UAH", amount, ...more } },
    { idempotencyKey: randomUUID() },
  );

describe("POST /customer", () => {
  test("makes a person with a card of the programme, with its access and default category", async () => {
    const w = await world(server);
    const path = { loyaltyId: w.loyaltyId };
    await w.owner.request(calls.loyalty.changeSettings, { path, body: { new_customer_access: "limited" } });
    const category = await w.make.cardCategory({ is_default: true, color: "#bb4d00" });

    const made = await w.make.customer({ phone: "067 123 45 67", last_name: "Franko", birth_date: "1990-05-01" });

    expect(made).toMatchObject({ name: "Ivan Franko", phone: "+380671234567", blocked: false });
    expect(made.profile).toMatchObject({ first_name: "Ivan", birth_date: "1990-05-01", tags: [] });
    expect(made.cards).toMatchObject([
      { access: "limited", category: { id: category.id, color: "#bb4d00" }, visits_count: 0, bonuses: [], totals: [] },
    ]);
  });

  test("gives an existing customer a card of another programme", async () => {
    const w = await world(server);
    const number = phone();
    const known = await w.make.customer({ phone: number });
    const other = await w.make.loyalty();
    const joined = await w.owner.request(calls.customers.add, {
      body: { loyalty_id: other.id, user_id_value: number, user_id_type: "phone" },
      query: { existing_user_only: true },
    });
    expect(joined).toMatchObject({ id: known.id, cards: [{ loyalty: { id: other.id } }] });
  });

  test("refuses a customer of the programme and returns who it is", async () => {
    const w = await world(server);
    const { id, external_id } = await w.make.customer();
    const again = w.make.customer({ external_id });
    await expect(again).rejects.toMatchObject({ code: "customer.already_joined", details: { user_id: id } });
  });

  test.each([
    ["loyalty.not_found", { loyalty_id: randomUUID() }],
    ["card_category.not_found", { category_id: randomUUID() }],
    ["customer.id_invalid", { phone: "12345" }],
    ["customer.id_invalid", { user_id_value: "no telephone", user_id_type: "phone" as const }],
    ["customer.id_missing", { external_id: null }],
    ["birth_date.invalid", { birth_date: "2999-01-01" }],
    ["country.unknown", { country: "XX" }],
  ])("refuses %s", async (code, body) => {
    const w = await world(server);
    await expect(w.make.customer(body)).rejects.toMatchObject({ code });
  });

  test("with existing_user_only creates nobody", async () => {
    const w = await world(server);
    const body = { loyalty_id: w.loyaltyId, phone: phone() };
    const add = w.owner.request(calls.customers.add, { body, query: { existing_user_only: true } });
    await expect(add).rejects.toMatchObject({ code: "customer.not_found" });
  });

  test("refuses the same id twice", async () => {
    const w = await world(server);
    const { id } = await w.make.customer();
    await expect(w.make.customer({ id })).rejects.toMatchObject({ code: "conflict.duplicate" });
  });
});

describe("GET /customer", () => {
  test("finds by telephone in any spelling, e-mail in any case, and external id", async () => {
    const w = await world(server);
    const { id } = await w.make.customer({ phone: "+380671234567", email: "Ivan@Example.com", external_id: "A-7" });
    for (const [user_id_value, user_id_type] of [
      ["067 123-45-67", "phone"],
      ["ivan@example.COM", undefined],
      ["A-7", "external-id"],
      ["A-7", undefined],
    ] as const) {
      const query = { user_id_value, ...(user_id_type ? { user_id_type } : {}) };
      expect((await w.owner.request(calls.customers.find, { query })).id).toBe(id);
    }
  });

  test("refuses unknown customers and malformed identities", async () => {
    const w = await world(server);
    const find = (user_id_value: string) =>
      w.owner.request(calls.customers.find, {
        query: { user_id_value, user_id_type: "phone", loyalty_id: w.loyaltyId },
      });
    await expect(find("+380670000001")).rejects.toMatchObject({ code: "customer.not_found" });
    await expect(find("12")).rejects.toMatchObject({ code: "customer.id_invalid" });
    await expect(w.owner.request(calls.customers.find, {})).rejects.toMatchObject({ code: "customer.id_invalid" });
    for (const route of [calls.customers.get, calls.customers.profile, calls.customers.movements] as const) {
      const gone = w.owner.request(route as typeof calls.customers.profile, { path: { userId: randomUUID() } });
      await expect(gone).rejects.toMatchObject({ code: "customer.not_found" });
    }
  });

  test("a light answer has no bonuses, and one without the person has no profile", async () => {
    const w = await world(server);
    const { id } = await w.make.customer();
    const path = { userId: id };
    const light = await w.owner.request(calls.customers.get, { path, query: { lite: true, customer_info: false } });
    expect(light.profile).toBeUndefined();
    expect(light.cards[0]?.bonuses).toBeUndefined();
    expect(await w.owner.request(calls.customers.profile, { path })).toMatchObject({ first_name: "Ivan" });
  });
});

describe("bonuses and their movements", () => {
  test("are returned by currency with lots, and the statement has the newest first", async () => {
    const w = await world(server);
    const { id } = await w.make.customer();
    await credit(w, id, "10.00");
    await credit(w, id, "2.50", { promotional: true, expire_type: "date", expire_value: "2100-01-01" });

    const [card] = (await w.owner.request(calls.customers.get, { path: { userId: id } })).cards;
    const query = { loyalty_id: w.loyaltyId };
    const { items } = await w.owner.request(calls.customers.movements, { path: { userId: id }, query });

    expect(card?.bonuses).toMatchObject([{ currency: "UAH", balance: "12.50", held: "0.00", available: "12.50" }]);
    expect(card?.bonuses?.[0]?.lots.map(({ kind, amount, expire_date }) => [kind, amount, expire_date])).toEqual([
      ["ordinary", "10.00", null],
      ["promotional", "2.50", "2100-01-01"],
    ]);
    expect(items.map(({ amount, balance_after }) => [amount, balance_after])).toEqual([
      ["2.50", "12.50"],
      ["10.00", "10.00"],
    ]);
  });
});

describe("PATCH /customer", () => {
  test("changes what the body names and clears what it nulls", async () => {
    const w = await world(server);
    const { id } = await w.make.customer({ email: "a@example.com", city: "Kyiv" });
    const body = { user_id: id, last_name: "Franko", email: null, tags: ["vip"], blocked: true };
    const changed = await w.owner.request(calls.customers.change, { body }, { version: 1 });
    expect(changed).toMatchObject({ name: "Ivan Franko", email: null, blocked: true, version: 2 });
    expect(changed.profile).toMatchObject({ city: "Kyiv", tags: ["vip"] });
    const late = w.owner.request(calls.customers.change, { body }, { version: 1 });
    await expect(late).rejects.toMatchObject({ code: "conflict.stale", details: { version: 2 } });
  });

  test("refuses what cannot be", async () => {
    const w = await world(server);
    const { id } = await w.make.customer();
    const taken = await w.make.customer({ email: "taken@example.com" });
    expect(taken.email).toBe("taken@example.com");
    const wrong: [string, object][] = [
      ["customer.not_found", { user_id: randomUUID() }],
      ["customer.id_invalid", { phone: "12345" }],
      ["customer.id_missing", { external_id: null }],
      ["birth_date.invalid", { birth_date: "1800-01-01" }],
      ["country.unknown", { country: "XX" }],
      ["conflict.duplicate", { email: "TAKEN@example.com" }],
    ];
    for (const [code, part] of wrong) {
      const change = w.owner.request(calls.customers.change, { body: { user_id: id, ...part } });
      await expect(change).rejects.toMatchObject({ code });
    }
  });

  test("names the field whose value another customer has, and takes one's own again", async () => {
    const w = await world(server);
    await w.make.customer({ phone: "+380671234567", email: "first@example.com", external_id: "A-1" });
    const { id } = await w.make.customer({ phone: "+380671234568" });
    for (const [field, value] of Object.entries({
      phone: "067 123 45 67",
      email: "FIRST@example.com",
      external_id: "A-1",
    })) {
      const change = w.owner.request(calls.customers.change, { body: { user_id: id, [field]: value } });
      await expect(change).rejects.toMatchObject({ code: "conflict.duplicate", details: { field } });
    }
    const own = { user_id: id, phone: "+380671234568", city: "Lviv" };
    expect(await w.owner.request(calls.customers.change, { body: own })).toMatchObject({ profile: { city: "Lviv" } });
  });
});

describe("PATCH /customer/access", () => {
  test("sets what the cards of customers allow", async () => {
    const w = await world(server);
    const { id } = await w.make.customer();
    const body = { loyalty_id: w.loyaltyId, user_ids: [id], access: "none" as const };
    expect(await w.owner.request(calls.customers.changeAccess, { body })).toEqual({ changed: 1 });
    expect((await w.owner.request(calls.customers.get, { path: { userId: id } })).cards[0]?.access).toBe("none");
    for (const [code, part] of [
      ["loyalty.not_found", { loyalty_id: randomUUID() }],
      ["customer.not_found", { user_ids: [randomUUID()] }],
    ] satisfies [string, object][]) {
      const change = w.owner.request(calls.customers.changeAccess, { body: { ...body, ...part } });
      await expect(change).rejects.toMatchObject({ code });
    }
  });
});

/** Many customers with one name, each a second older than the previous one; every second one has a card. */
const addMany = (count: number, loyaltyId: string) => sql<unknown>`
  with added as (
    insert into customer (id, phone, first_name, last_name, created_dt)
    select gen_random_uuid(), '+3809' || lpad(i::text, 8, '0'), 'Olena', i::text, now() - make_interval(secs => i)
    from generate_series(1, ${count}::int) i returning id, last_name, created_dt)
  insert into card (id, loyalty_id, customer_id, registered_dt)
  select gen_random_uuid(), ${loyaltyId}::uuid, id, created_dt from added where last_name::int % 2 = 0`;

describe("POST /customers", () => {
  const names = async (w: World, body: object) =>
    (await w.owner.request(calls.customers.search, { body })).items.map((one) => one.name);

  test("finds parts of words in any order, case and script, and nobody by a wildcard", async () => {
    const w = await world(server);
    await w.make.customer({ first_name: "Леся", last_name: "Українка", phone: "+380671112233" });
    await w.make.customer({ first_name: "Anna", last_name: "Smith_son" });
    expect(await names(w, { search_text: "УКРАЇН лес" })).toEqual(["Леся Українка"]);
    expect(await names(w, { search_text: "71112" })).toEqual(["Леся Українка"]);
    expect(await names(w, { search_text: "h_s" })).toEqual(["Anna Smith_son"]);
    expect(await names(w, { search_text: "%" })).toEqual([]);
  });

  test("finds an address by any part of it, and by no part that only looks alike", async () => {
    const w = await world(server);
    const people = [
      ["Anna", "anna.first@example.com"],
      ["Boris", "bo@example.com"],
      ["Clara", "anna_first@example.org"],
    ] as const;
    for (const [first_name, email] of people) await w.make.customer({ first_name, email });
    const found = async (search_text: string) => (await names(w, { search_text })).sort();
    expect(await found("first@example")).toEqual(["Anna", "Clara"]);
    expect(await found("ANNA.first@EXAMPLE.com")).toEqual(["Anna"]);
    expect(await found("anna_first@e")).toEqual(["Clara"]);
    expect(await found("bo@ex")).toEqual(["Boris"]);
    expect(await found("@example.org")).toEqual(["Clara"]);
    expect(await found("first@example boris")).toEqual([]);
    expect(await found("first@%")).toEqual([]);
    expect(await found("first@exampleXcom")).toEqual([]);
  });

  test("filters by programme, category, access, block and having a card, and pages do not overlap", async () => {
    const w = await world(server);
    const gold = await w.make.cardCategory();
    const other = await w.make.loyalty();
    await w.make.customer({ first_name: "A", category_id: gold.id });
    await w.make.customer({ first_name: "B", access: "none" });
    await w.make.customer({ first_name: "C", loyalty_id: other.id });
    const mine = { loyalty_id: w.loyaltyId };
    const { owner } = w;

    expect(await names(w, {})).toEqual(["C", "B", "A"]);
    expect(await names(w, mine)).toEqual(["B", "A"]);
    expect(await names(w, { ...mine, has_card: false })).toEqual(["C"]);
    expect(await names(w, { ...mine, category_id: gold.id })).toEqual(["A"]);
    expect(await names(w, { ...mine, category_id: null })).toEqual(["B"]);
    expect(await names(w, { ...mine, access: "none", search_text: "b" })).toEqual(["B"]);
    expect(await names(w, { blocked: true })).toEqual([]);
    expect(await names(w, { sort: "name", order: "desc" })).toEqual(["C", "B", "A"]);
    expect(await names(w, { ...mine, sort: "visits_count" })).toHaveLength(2);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => names(w, { page, count: 1 })));
    expect(pages).toEqual([["C"], ["B"], ["A"], []]);
    const first = await owner.request(calls.customers.search, { body: { ...mine, count: 1 } });
    expect(first).toMatchObject({ total: 2, page: 1, count: 1, items: [{ card: { access: "none" } }] });
    expect((await owner.request(calls.customers.ids, { body: mine })).ids).toHaveLength(2);
  });

  test("words that very many have are found in every order, and they are counted up to four hundred", async () => {
    const [w, foreign] = [await world(server), await world(server)];
    await foreign.make.customer({ first_name: "Olena", last_name: "Elsewhere" });
    await w.make.customer({ first_name: "Anna", last_name: "First" });
    await w.inside((tenant) => tenant.many(raw(addMany(10_100, w.loyaltyId))));
    // The database does this by itself within a minute of a bulk insert.
    await connected(inject("database").owner, (client) => client.query("analyze customer, card"));
    const search = (body: object) =>
      w.owner.request(calls.customers.search, { body: { search_text: "olena", ...body } });
    const mine = { loyalty_id: w.loyaltyId };

    expect(await search({ skip_totals: true, count: 2 })).toMatchObject({
      items: [{ name: "Olena 1" }, { name: "Olena 2" }],
      page: 1,
    });
    expect(await search({ skip_totals: true })).not.toHaveProperty("total");
    expect(await search({ count: 1 })).toMatchObject({ total: 400, total_estimated: true });
    // Every second has a card.
    const more = { total: 400, total_estimated: true };
    expect(await search({ ...mine, count: 1 })).toMatchObject({ items: [{ name: "Olena 2" }], ...more });
    expect(await search({ ...mine, has_card: false, count: 1 })).toMatchObject({
      items: [{ name: "Olena 1" }],
      ...more,
    });
    const some = await search({ ...mine, search_text: "olena 100", count: 1 });
    expect(some.total).toBeLessThan(400);
    expect(some).not.toHaveProperty("total_estimated");
    // Without a search everybody is counted.
    expect(await search({ ...mine, search_text: "", count: 1 })).toMatchObject({ total: 5_051 });
    // Beyond the newest, where the cursor continues; and in another order.
    const far = await search({ ...mine, skip_totals: true, count: 10, page: 500 });
    expect(far.items.map(({ name }) => name)).toEqual(Array.from({ length: 10 }, (_, at) => `Olena ${9_982 + at * 2}`));
    expect((await search({ sort: "name", skip_totals: true, count: 1 })).items[0]?.name).toBe("Olena 1");
    expect((await search({ sort: "created_dt", order: "asc", skip_totals: true, count: 1 })).items[0]?.name).toBe(
      "Olena 10100",
    );
    expect((await search({ search_text: "olena 10100", count: 1 })).items[0]?.name).toBe("Olena 10100");
    expect((await search({ search_text: "o_ena", skip_totals: true })).items).toEqual([]);
    expect((await w.owner.request(calls.customers.ids, { body: { search_text: "olena" } })).ids).toHaveLength(10_000);
  });

  test("is a file of everybody whom it finds, in its order and in the reader's language", async () => {
    const [w, foreign] = [await world(server), await world(server)];
    await foreign.make.customer({ first_name: "Olena", last_name: "Elsewhere" });
    const { id } = await w.make.customer({ first_name: "=Anna", phone: "+380671112233", access: "limited" });
    await credit(w, id, "3.00");
    const file = async (body: object, columns = "name,phone,access,bonuses,amount,currency,other_currencies") => {
      const headers = { accept: EXPORT_TYPES.csv, "accept-language": "de" };
      const answer = await w.owner.send({
        method: "POST",
        target: `/customers?columns=${columns}`,
        headers,
        json: body,
      });
      return { ...answer, lines: String(answer.body).replace("\ufeff", "").trimEnd().split("\r\n") };
    };
    expect((await file({ loyalty_id: w.loyaltyId })).lines).toEqual([
      "Name,Telefon,Zugang,Boni,Umsatz,Währung,In anderen Währungen",
      "'=Anna,+380671112233,Eingeschränkt,3.00,0.00,UAH,",
    ]);
    const gold = await w.make.cardCategory({ title: "Gold", external_code: "G-1" });
    await w.owner.request(calls.cardCategories.assign, {
      body: { loyalty_id: w.loyaltyId, user_ids: [id], category_id: gold.id },
    });
    expect((await file({ loyalty_id: w.loyaltyId }, "category,category_code")).lines).toEqual([
      "Kategorie,Code der Kategorie",
      "Gold,G-1",
    ]);
    await w.inside((tenant) => tenant.many(raw(addMany(2_500, w.loyaltyId))));
    const many = (await file({ search_text: "olena", sort: "created_dt", order: "asc", count: 5, page: 2 }, "name"))
      .lines;
    expect(many).toHaveLength(2_501);
    expect([many[1], many[2_500]]).toEqual(["Olena 2500", "Olena 1"]);
    expect(await file({ loyalty_id: randomUUID() })).toMatchObject({
      status: 404,
      body: { code: "loyalty.not_found" },
    });
    expect(await file({}, "secret")).toMatchObject({ status: 400, body: { code: "request.malformed" } });
    const { items } = await w.owner.request(calls.audit.list, { query: { entity_type: "export" } });
    expect(items[0]?.changes.map(({ field }) => field)).toContain("body");
  });

  test("shows sums of the card, and refuses an unknown programme", async () => {
    const w = await world(server);
    const { id } = await w.make.customer();
    await credit(w, id, "3.00");
    const { items } = await w.owner.request(calls.customers.search, { body: { loyalty_id: w.loyaltyId } });
    expect(items[0]?.card?.bonuses).toEqual([{ currency: "UAH", balance: "3.00" }]);
    const body = { loyalty_id: randomUUID() };
    const gone = { code: "loyalty.not_found" };
    await expect(w.owner.request(calls.customers.search, { body })).rejects.toMatchObject(gone);
    await expect(w.owner.request(calls.customers.ids, { body })).rejects.toMatchObject(gone);
  });
});

describe("the door for terminals", () => {
  test("joining twice is one customer with one card", async () => {
    const w = await world(server);
    const named = { user_id_value: "067 123 45 67", first_name: "Ivan" };
    const now = new Date();
    const first = await w.inside((tenant) => joinProgramme(tenant, w.loyaltyId, named, now));
    const second = await w.inside((tenant) => joinProgramme(tenant, w.loyaltyId, named, now));
    const found = await w.inside((tenant) => findCustomer(tenant, { user_id_value: "+380671234567" }, "UA"));

    expect(first).toMatchObject({ new_customer: true, new_card: true });
    expect(second).toEqual({ ...first, new_customer: false, new_card: false });
    expect(found?.id).toBe(first.customer_id);
    const gone = w.inside((tenant) => joinProgramme(tenant, randomUUID(), named, now));
    await expect(gone).rejects.toMatchObject({ code: "loyalty.not_found" });
  });
});
