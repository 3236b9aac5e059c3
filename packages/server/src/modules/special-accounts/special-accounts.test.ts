import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { auditOf, versionsOf } from "../../../test/audit.ts";
import { startTestServer } from "../../../test/server.ts";
import { world } from "../../../test/world.ts";

const server = await startTestServer();
const { specialAccounts } = calls;

describe("GET and POST /business/special_account", () => {
  test("stores every provided field, in the decimals of its unit, with a version", async () => {
    const w = await world(server);
    const pos = await w.make.pos();
    const body = {
      public_title: { en: "Fuel account", uk: "Паливний рахунок" },
      public_description: { en: "Litres ahead" },
      goods_codes: ["A95", "DP"],
      limit_without_pin: "40.5",
      credit_type: "credit" as const,
      credit_limit: "100",
      odometer: "yes" as const,
      vehicle_id: "possible" as const,
      loyalty_ids: [w.loyaltyId],
      pos_ids: [pos.id],
      refill_allowed_in_app: true,
      refill_min: "10",
      refill_max: "1000",
      refill_presets: ["50", "100.125"],
      low_balance_notify: "20",
      bonuses_on_payment: false,
      active: false,
      sort_order: 4,
    };
    const made = await w.make.specialAccount({ type: "goods", currency: null, unit: "L", ...body });
    const path = { accountId: made.id };
    expect(await w.owner.request(specialAccounts.get, { path })).toMatchObject({
      ...body,
      currency: null,
      unit: "L",
      limit_without_pin: "40.500",
      credit_limit: "100.000",
      refill_min: "10.000",
      refill_max: "1000.000",
      refill_presets: ["50.000", "100.125"],
      low_balance_notify: "20.000",
      accounts_count: 0,
      version: 1,
    });
    expect(await w.inside((tenant) => tenant.many(versionsOf("special_account", made.id)))).toHaveLength(1);
  });

  test("lists them in their order, of one scope or of all", async () => {
    const w = await world(server);
    await w.make.specialAccount({ title: "B", sort_order: 2 });
    await w.make.specialAccount({ title: "C", sort_order: 1, scope: "corporate" });
    await w.make.specialAccount({ title: "A", sort_order: 2, active: false });
    const titles = async (query: object) =>
      (await w.owner.request(specialAccounts.list, { query })).items.map(({ title }) => title);
    expect(await titles({})).toEqual(["C", "A", "B"]);
    expect(await titles({ scope: "retail" })).toEqual(["A", "B"]);
    const looked = await w.owner.request(calls.embedded.specialAccounts, {
      query: { scope: "retail", only_active: true },
    });
    expect(looked.items).toMatchObject([{ title: "B", type: "money", currency: "UAH", unit: null, scope: "retail" }]);
    expect((await w.owner.request(calls.embedded.specialAccounts, {})).items).toHaveLength(3);
  });

  test.each([
    ["special_account.unit_invalid", { currency: null }],
    ["special_account.unit_invalid", { unit: "L" as const }],
    ["special_account.unit_invalid", { type: "goods" as const }],
    ["special_account.unit_invalid", { type: "goods" as const, currency: null }],
    ["special_account.unit_invalid", { type: "punches" as const }],
    ["currency.unknown", { currency: "ABC" }],
    ["special_account.expiry_invalid", { expire_type: "day" as const }],
    ["special_account.expiry_invalid", { expire_type: "day" as const, expire_value: "0" }],
    ["special_account.expiry_invalid", { expire_type: "date" as const, expire_value: "2026-02-30" }],
    ["special_account.expiry_invalid", { expire_value: "30" }],
    [
      "special_account.expiry_on_credit",
      { expire_type: "month" as const, expire_value: "1", credit_type: "credit" as const },
    ],
    ["special_account.range_reversed", { refill_min: "2", refill_max: "1.99" }],
    ["loyalty.not_found", { loyalty_ids: [randomUUID()] }],
    ["pos.not_found", { pos_ids: [randomUUID()] }],
    ["request.malformed", { credit_limit: "1.005" }],
    ["request.malformed", { refill_presets: ["1", "0.001"] }],
  ])("answers %s to %j, also when it is changed", async (code, body) => {
    const w = await world(server);
    await expect(w.make.specialAccount(body)).rejects.toMatchObject({ code });
    const { id } = await w.make.specialAccount();
    const change = w.owner.request(specialAccounts.change, { path: { accountId: id }, body });
    await expect(change).rejects.toMatchObject({ code });
  });

  test("refuses the same id twice", async () => {
    const w = await world(server);
    const { id } = await w.make.specialAccount();
    await expect(w.make.specialAccount({ id })).rejects.toMatchObject({ code: "conflict.duplicate" });
  });
});

describe("PATCH /business/special_account/{accountId}", () => {
  test("changes the provided fields, also its unit while nobody has it; an outdated version is refused", async () => {
    const w = await world(server);
    const { id } = await w.make.specialAccount({ credit_limit: "5.00", credit_type: "credit" });
    const path = { accountId: id };
    const body = { title: "Litres", type: "goods" as const, currency: null, unit: "L" as const };
    const changed = await w.owner.request(specialAccounts.change, { path, body }, { version: 1 });
    expect(changed).toMatchObject({ ...body, credit_limit: "5.000", version: 2 });
    const late = w.owner.request(specialAccounts.change, { path, body: { title: "Late" } }, { version: 1 });
    await expect(late).rejects.toMatchObject({ code: "conflict.stale", details: { version: 2 } });
    const [entry] = await w.inside((tenant) => tenant.many(auditOf(id)));
    expect(entry).toMatchObject({ entity_type: "special_account" });
  });

  test("cannot change its unit, scope and expiry once a customer has it", async () => {
    const w = await world(server);
    const special = await w.make.specialAccount();
    await w.make.customerAccount((await w.make.customer()).id, special.id);
    const path = { accountId: special.id };
    const change = (body: object) => w.owner.request(specialAccounts.change, { path, body });
    const refusedFor = (...fields: string[]) => ({ code: "special_account.in_use", details: { fields } });
    await expect(change({ currency: "EUR" })).rejects.toMatchObject(refusedFor("currency"));
    await expect(change({ type: "punches", currency: null })).rejects.toMatchObject(refusedFor("type", "currency"));
    await expect(change({ scope: "corporate" })).rejects.toMatchObject(refusedFor("scope"));
    await expect(change({ expire_type: "day", expire_value: "3" })).rejects.toMatchObject(refusedFor("expire_type"));
    expect(await change({ title: "Purse", currency: "UAH", sort_order: 9 })).toMatchObject({
      title: "Purse",
      accounts_count: 1,
    });
  });
});

test("the goods that it may pay for are those of its codes, else all of its programmes", async () => {
  const w = await world(server);
  const other = await w.make.loyalty();
  await w.make.goods({ title: "Petrol", code: "A95", unit: "L", loyalty_ids: [w.loyaltyId] });
  await w.make.goods({ title: "Diesel", code: "DP", loyalty_ids: [other.id], active: false });
  const codes = async (body: object) => {
    const { id } = await w.make.specialAccount(body);
    return (await w.owner.request(specialAccounts.goods, { path: { accountId: id } })).items.map(
      ({ code, title, active }) => [code, title, active],
    );
  };
  expect(await codes({})).toEqual([
    ["A95", "Petrol", true],
    ["DP", "Diesel", false],
  ]);
  expect(await codes({ loyalty_ids: [w.loyaltyId] })).toEqual([["A95", "Petrol", true]]);
  expect(await codes({ goods_codes: ["GAS", "DP"] })).toEqual([
    ["DP", "Diesel", false],
    ["GAS", null, false],
  ]);
});

test("every call refuses an unknown special account", async () => {
  const w = await world(server);
  const missing = { code: "special_account.not_found", status: 404 };
  const path = { accountId: randomUUID() };
  await expect(w.owner.request(specialAccounts.get, { path })).rejects.toMatchObject(missing);
  await expect(w.owner.request(specialAccounts.goods, { path })).rejects.toMatchObject(missing);
  await expect(w.owner.request(specialAccounts.change, { path, body: { title: "X" } })).rejects.toMatchObject(missing);
  const inside = { ...path, loyaltyId: w.loyaltyId };
  await expect(w.owner.request(specialAccounts.customers, { path: inside })).rejects.toMatchObject(missing);
  const body = { customers: [{ user_id: randomUUID() }] };
  await expect(w.owner.request(specialAccounts.setCustomers, { path: inside, body })).rejects.toMatchObject(missing);
});
