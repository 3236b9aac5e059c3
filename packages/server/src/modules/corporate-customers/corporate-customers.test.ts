import { randomUUID } from "node:crypto";
import { EXPORT_TYPES } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { world } from "../../../test/world.ts";

const server = await startTestServer();
const { corporateCustomers } = calls;

const whole = {
  title: "Steppe Logistics",
  legal_name: "Steppe Logistics LLC",
  code: "C-7",
  tax_id: "12345678",
  vat_id: "123456789012",
  registration_address: "Kharkiv, Sumska 1",
  bank: "Steppe Bank",
  iban: "UA213223130000026007233566001",
  email: "office@steppe.example",
  phone: "+380671234567",
  contact_name: "Ivan Bondar",
  language: "uk" as const,
  suspended: false,
  external_id: "1C-000017",
  comment: "Forty lorries",
  contract_number: "17/2026",
  contract_date: "2026-01-01",
  contract_end_date: "2026-12-31",
};

describe("POST and GET /corporate_customers/{customerId}", () => {
  test("keep what is known of a company, numbers as everybody writes them", async () => {
    const w = await world(server);
    const provided = { ...whole, phone: "067 123 45 67", iban: "ua21 3223 1300 0002 6007 2335 6600 1", code: " C-7 " };
    const added = await w.make.company(provided);
    expect(added).toMatchObject({ ...whole, version: 1 });
    expect(await w.owner.request(corporateCustomers.get, { path: { customerId: added.id } })).toEqual(added);
    const nothing = Object.fromEntries(Object.keys(whole).map((name) => [name, null]));
    expect(await w.make.company({ title: "Little" })).toMatchObject({ ...nothing, title: "Little", suspended: false });
  });

  test("take the id that the caller gives, once", async () => {
    const w = await world(server);
    const id = randomUUID();
    expect(await w.make.company({ id })).toMatchObject({ id });
    await expect(w.make.company({ id })).rejects.toMatchObject({ code: "conflict.duplicate" });
  });

  test("refuse what no company has, and what another one has", async () => {
    const w = await world(server);
    await w.make.company(whole);
    const add = (body: object) => w.make.company({ title: "Another", ...body });
    await expect(add({ phone: "12345" })).rejects.toMatchObject({ code: "phone.invalid" });
    await expect(add({ iban: "UA213223130000026007233566002" })).rejects.toMatchObject({ code: "iban.invalid" });
    await expect(add({ iban: "" })).rejects.toMatchObject({ code: "iban.invalid" });
    const reversed = add({ contract_date: "2026-02-01", contract_end_date: "2026-01-31" });
    await expect(reversed).rejects.toMatchObject({ code: "corporate_customer.contract_reversed" });
    for (const taken of [{ code: "C-7" }, { external_id: "1C-000017" }, { email: "Office@Steppe.example" }]) {
      const refused = { code: "conflict.duplicate", details: { field: Object.keys(taken)[0] } };
      await expect(add(taken)).rejects.toMatchObject(refused);
    }
    await expect(add({ title: "  " })).rejects.toMatchObject({ code: "request.malformed" });
    const missing = w.owner.request(corporateCustomers.get, { path: { customerId: randomUUID() } });
    await expect(missing).rejects.toMatchObject({ code: "corporate_customer.not_found", status: 404 });
  });
});

describe("PATCH /corporate_customers/{customerId}", () => {
  test("changes provided fields, clears null ones and is recorded in the audit log", async () => {
    const w = await world(server);
    const { id: customerId } = await w.make.company(whole);
    const change = (body: object, version?: number) =>
      w.owner.request(corporateCustomers.change, { path: { customerId }, body }, version ? { version } : {});
    const changed = await change({ suspended: true, phone: null, title: "Steppe", contract_date: "2026-12-31" }, 1);
    const now = { ...whole, suspended: true, phone: null, title: "Steppe", contract_date: "2026-12-31" };
    expect(changed).toMatchObject({ ...now, version: 2 });
    await expect(change({ title: "Late" }, 1)).rejects.toMatchObject({
      code: "conflict.stale",
      details: { version: 2 },
    });
    const { items } = await w.owner.request(calls.audit.list, {
      query: { entity_type: "corporate_customer", entity_id: customerId },
    });
    expect(items.map(({ action, title }) => [action, title])).toEqual([
      ["changed", "Steppe"],
      ["added", "Steppe Logistics"],
    ]);
  });

  test("refuses invalid fields, also in combination with stored ones", async () => {
    const w = await world(server);
    const { id: customerId } = await w.make.company(whole);
    await w.make.company({ title: "Another", code: "C-8" });
    const change = (body: object, id = customerId) =>
      w.owner.request(corporateCustomers.change, { path: { customerId: id }, body });
    await expect(change({ title: "x" }, randomUUID())).rejects.toMatchObject({ code: "corporate_customer.not_found" });
    await expect(change({ phone: "abc" })).rejects.toMatchObject({ code: "phone.invalid" });
    await expect(change({ iban: "UA1" })).rejects.toMatchObject({ code: "iban.invalid" });
    const reversed = { code: "corporate_customer.contract_reversed" };
    await expect(change({ contract_end_date: "2025-12-31" })).rejects.toMatchObject(reversed);
    await expect(change({ contract_date: "2027-01-01" })).rejects.toMatchObject(reversed);
    expect(await change({ contract_date: "2027-01-01", contract_end_date: null })).toMatchObject({ version: 2 });
    await expect(change({ code: "C-8" })).rejects.toMatchObject({ code: "conflict.duplicate" });
  });
});

describe("GET /corporate_customers and its ids", () => {
  test("find companies by state, address and words, in any order, page by page", async () => {
    const w = await world(server);
    const made = [
      await w.make.company({ ...whole, title: "beta" }),
      await w.make.company({ title: "Alpha", code: "Z", suspended: true, tax_id: "7700" }),
      await w.make.company({ title: "Gamma", code: "A", contact_name: "Ганна" }),
    ];
    const list = async (query: object = {}) => w.owner.request(corporateCustomers.list, { query });
    const titles = async (query: object = {}) => (await list(query)).items.map(({ title }) => title);
    expect(await list()).toMatchObject({ page: 1, count: 10, total: 3 });
    expect(await titles()).toEqual(["Alpha", "beta", "Gamma"]);
    expect(await titles({ sort: "title", order: "desc" })).toEqual(["Gamma", "beta", "Alpha"]);
    expect(await titles({ sort: "code" })).toEqual(["Gamma", "beta", "Alpha"]);
    expect(await titles({ sort: "email", order: "desc" })).toEqual([
      "beta",
      ...[made[2], made[1]].map((one) => one?.title),
    ]);
    expect(await titles({ sort: "created_dt" })).toEqual(["beta", "Alpha", "Gamma"]);
    expect(await titles({ count: 2, page: 2 })).toEqual(["Gamma"]);
    expect(await titles({ page: 9 })).toEqual([]);
    expect(await titles({ suspended: true })).toEqual(["Alpha"]);
    expect(await titles({ suspended: false })).toEqual(["beta", "Gamma"]);
    expect(await titles({ email: "OFFICE@steppe.example " })).toEqual(["beta"]);
    expect(await titles({ email: "steppe.example" })).toEqual([]);
    for (const [search_text, title] of Object.entries({
      "770": "Alpha",
      ГАН: "Gamma",
      "llc c-7": "beta",
      "17/2026": "beta",
    })) {
      expect(await titles({ search_text })).toEqual([title]);
    }
    expect(await titles({ search_text: "nobody" })).toEqual([]);
    await expect(list({ sort: "comment" })).rejects.toMatchObject({ code: "request.malformed" });
    const ids = async (query: object) => (await w.owner.request(corporateCustomers.ids, { query })).ids;
    expect(await ids({})).toEqual([made[1]?.id, made[0]?.id, made[2]?.id]);
    expect(await ids({ suspended: false, search_text: "gam" })).toEqual([made[2]?.id]);
  });
});

test("companies are changed by those who look after them, and seen by those who count", async () => {
  const w = await world(server);
  await w.owner.request(calls.business.changeRoleBasedModel, { body: { active: true } });
  const { id: customerId } = await w.make.company();
  const change = async (role: "corporate-manager" | "accountant" | "marketing") => {
    const caller = await w.member({ roles: [role] });
    const path = { customerId };
    const seen = await caller.request(corporateCustomers.get, { path }).then(
      () => "seen",
      () => "hidden",
    );
    return [
      seen,
      await caller.request(corporateCustomers.change, { path, body: { suspended: true } }).then(
        () => "changed",
        ({ code }) => code,
      ),
    ];
  };
  expect(await change("corporate-manager")).toEqual(["seen", "changed"]);
  expect(await change("accountant")).toEqual(["seen", "access.denied"]);
  expect(await change("marketing")).toEqual(["hidden", "access.denied"]);
});

test("the list is a file of those that the filters leave, in its order and in the reader's language", async () => {
  const [w, foreign] = [await world(server), await world(server)];
  await foreign.make.company({ title: "Elsewhere" });
  const { id } = await w.make.company({ title: "Second", suspended: true, contract_end_date: "2030-12-31" });
  const { id: firstId } = await w.make.company({ title: "=First", phone: "+380671112233", code: "C-1" });
  const deposit = { title: "Deposit", scope: "corporate", type: "money", currency: "UAH" } as const;
  const special = await w.owner.request(calls.specialAccounts.add, { body: deposit });
  const path = { customerId: firstId };
  const given = await w.owner.request(calls.corporateAccounts.add, { path, body: { special_account_id: special.id } });
  await w.owner.request(calls.corporateAccounts.refill, {
    path: { ...path, accountId: given.id },
    body: { amount: "5.00" },
  });
  const file = async (target: string) => {
    const headers = { accept: EXPORT_TYPES.csv, "accept-language": "de" };
    const { body } = await w.owner.send({ method: "GET", target: `/corporate_customers?${target}`, headers });
    return String(body).replace("\ufeff", "").trimEnd().split("\r\n");
  };
  expect(await file("columns=title,code,accounts,suspended,phone,contract_end_date")).toEqual([
    "Name,Code,Kontostände,Status,Telefon,Vertragsende",
    "'=First,C-1,Deposit: 5.00 UAH,Aktiv,+380671112233,",
    "Second,,,Gesperrt,,2030-12-31",
  ]);
  expect(await file("columns=id&suspended=true&sort=created_dt&order=desc")).toEqual(["Firmen-ID", id]);
});
