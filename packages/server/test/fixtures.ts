import { randomUUID } from "node:crypto";
import { globSync } from "node:fs";
import { join } from "node:path";
import { calls } from "@patron/contract/routes";
import { expireIdleIn } from "../src/modules/bonuses/idle.ts";
import { addProof } from "../src/modules/platform/nightly-queries.ts";
import { rollUpAll } from "./rollup.ts";
import { type Known, onePixel } from "./sample.ts";
import type { TestServer } from "./server.ts";
import { type Shop, shop, tillOf } from "./shop.ts";

/** A business with at least one row in every tenant's table, a till of its own, and its marker in every text. */
export interface Fixtures extends Shop {
  marker: string;
  /** One id of each entity, by its type as the contract writes it: `idOf("pos")`. */
  ids: Known & Awaited<ReturnType<typeof seedCore>>;
  /** Further values that an outsider may know of it and request by. */
  names: { phone: string; email: string; externalId: string; code: string; barcode: string; login: string };
}

/**
 * A module's own records for the business, and their ids: the `fixture` that `fixture.ts` in the
 * module's folder exports.
 */
export type Fixture = (shop: Shop, marker: string) => Promise<Known>;

async function seedModules(s: Shop, marker: string): Promise<Known> {
  const ids: Known = {};
  for (const file of globSync("../src/modules/*/fixture.ts", { cwd: import.meta.dirname }).sort()) {
    const { fixture } = (await import(join(import.meta.dirname, file))) as { fixture: Fixture }; // By the convention above.
    Object.assign(ids, await fixture(s, marker));
  }
  return ids;
}

/** Creates a business with one of everything, through its calls. */
export async function seedFixtures(server: TestServer, marker: string): Promise<Fixtures> {
  const s = await shop(server);
  const names = namesOf(marker);
  const ids = await seedCore(s, marker, names);
  const added = await seedModules(s, marker);
  const audit_line = (await s.w.owner.request(calls.audit.list, {})).items[0]!.id; // All of the above is in it.
  return { ...s, marker, names, ids: { ...ids, ...added, audit_line } };
}

async function seedCore(s: Shop, marker: string, names: Fixtures["names"]) {
  const priced = await seedGoods(s, marker, names);
  const met = await seedCustomers(s, marker, names);
  const punches = await s.w.make.specialAccount({ title: `${marker} punches`, type: "punches", currency: null });
  const special_account_prices = [{ special_account_id: punches.id, price: "9" }];
  await s.w.owner.request(calls.goods.change, { path: { goodsId: priced.goods }, body: { special_account_prices } });
  const bought = await seedCompany(s, marker, names);
  const sold = await trade(s, marker, met.customer, priced.goods);
  const check = { items: [{ goods_id: priced.goods, quantity: "1" }] };
  const second = await tillOf(s.w, priced.terminal);
  await second.request(calls.term.sale, { body: check }, { idempotencyKey: randomUUID() });
  await seedOffice(s, marker, priced.terminal);
  const { id: saved_view } = await s.w.make.view({ title: `${marker} view`, shared: true });
  const own = { business: s.w.businessId, person: s.w.session.user.id, loyalty: s.w.loyaltyId };
  return { ...own, ...priced, ...met, ...bought, ...sold, saved_view };
}

function namesOf(marker: string) {
  const digits = String(Math.floor(Math.random() * 1e7)).padStart(7, "0");
  const own = `${marker}-${randomUUID()}`;
  return {
    phone: `+38050${digits}`,
    email: `${own}@example.com`.toLowerCase(),
    externalId: own,
    code: `c${randomUUID()}`,
    barcode: `48${digits}`,
    login: `till-${randomUUID()}`,
  };
}

async function seedGoods({ w, posId, terminalId }: Shop, marker: string, names: Fixtures["names"]) {
  const category = await w.make.category({ title: `${marker} drinks` });
  const goods = await w.make.goods({
    title: `${marker} coffee`,
    code: names.code,
    barcodes: [names.barcode],
    category_ids: [category.id],
    loyalty_ids: [w.loyaltyId],
  });
  const image = new Blob([onePixel], { type: "image/png" });
  await w.owner.request(calls.goods.photo, { path: { goodsId: goods.id }, image });
  await w.owner.request(calls.goods.categoryPhoto, { path: { categoryId: category.id }, image });
  const { additional_images } = await w.owner.request(calls.goods.addImage, { path: { goodsId: goods.id }, image });
  const tax = await w.make.tax({ title: `${marker} tax` });
  const group = await w.make.priceGroup({ title: `${marker} prices` });
  const path = { loyaltyId: w.loyaltyId, priceGroupId: group.id };
  await w.owner.request(calls.priceGroups.changeTaxes, { path, body: { taxes: [{ tax_id: tax.id, active: true }] } });
  await w.owner.request(calls.priceGroups.addItems, { path, body: [{ item_id: goods.id, master_price: "10" }] });
  const added = await w.owner.request(calls.priceGroups.changeItems, {
    path,
    body: [{ item_id: goods.id, master_price: "11", valid_from: "2100-01-01T00:00:00Z" }],
  });
  await w.owner.request(calls.priceGroups.changeItem, {
    path: { ...path, itemId: goods.id },
    body: { tax_overrides: [{ tax_id: tax.id, rate: "10" }] },
  });
  await w.owner.request(calls.terminals.change, { path: { terminalId }, body: { price_group_id: group.id } });
  const till = await w.make.till({
    pos_id: posId,
    title: `${marker} till`,
    price_group_id: group.id,
    login: names.login,
    password: "a password of a till",
  });
  return {
    goods: goods.id,
    goods_category: category.id,
    goods_image: additional_images[0]!.id, // One was just added.
    tax: tax.id,
    price_group: group.id,
    master_price: added.items[0]!.planned_prices![0]!.id, // Likewise.
    terminal: till.id,
    pos: posId,
  };
}

async function seedCustomers({ w }: Shop, marker: string, names: Fixtures["names"]) {
  const category = await w.make.cardCategory({ title: `${marker} gold` });
  const customer = await w.make.customer({
    phone: names.phone,
    email: names.email,
    external_id: names.externalId,
    first_name: marker,
    category_id: category.id,
  });
  const rule = await w.make.rule({ title: `${marker} rule`, limit_total: 100, members: true });
  const body = { loyalty_id: w.loyaltyId, customer_id: customer.id, currency: "UAH", amount: "500.00" };
  await w.owner.request(calls.transactions.addBonuses, { body: { ...body, comment: `${marker} gift` } });
  const ending = { promotional: true, expire_type: "day" as const, expire_value: "30" };
  await w.owner.request(calls.transactions.addBonuses, { body: { ...body, ...ending } });
  const special = await w.make.specialAccount({ title: `${marker} deposit`, goods_codes: [names.code] });
  const limits = [{ period: "day" as const, amount: "90000.00" }];
  const account = await w.make.customerAccount(customer.id, special.id, { comment: `${marker} purse`, limits });
  await w.make.refill(account, "100000.00");
  const credits = { action_type: "charge-check-amount" as const, charge_target: "special-account" as const };
  const target = { special_account_id: special.id, currency: "UAH", value: "0.10" };
  await w.make.rule({ title: `${marker} reward`, ...credits, ...target });
  const accounts = { special_account: special.id, customer_account: account.id };
  return { card_category: category.id, customer: customer.id, rule: rule.id, ...accounts };
}

async function seedCompany({ w }: Shop, marker: string, names: Fixtures["names"]) {
  const { email, externalId: external_id, code } = names;
  const company = await w.make.company({ title: `${marker} fleet`, email, external_id, code, comment: marker });
  const scope = "corporate" as const;
  const special = await w.make.specialAccount({ title: `${marker} fuel`, scope, goods_codes: [code] });
  const limits = [{ period: "month" as const, amount: "70000.00" }];
  const account = await w.make.companyAccount(company.id, special.id, { comment: `${marker} tanks`, limits });
  const path = { customerId: company.id, accountId: account.id };
  const body = { amount: "90000.00", comment: `${marker} prepaid` };
  await w.owner.request(calls.corporateAccounts.refill, { path, body });
  const accounts = { corporate_special_account: special.id, corporate_account: account.id };
  return { corporate_customer: company.id, ...accounts };
}

/** Sells twice around a rollup, so both rollups and pending deltas have rows, and keeps one check reserved. */
async function trade({ till, w, sell }: Shop, marker: string, customer_id: string, goods_id: string) {
  const check = { customer_id, items: [{ goods_id, quantity: "2" }], bonuses_to_redeem: "1.00", comment: marker };
  const paid = { ...check, payments: [{ payment_type: "cash" as const }] };
  await sell(paid);
  await rollUpAll(w);
  const { transaction } = await sell(paid);
  const key = { idempotencyKey: randomUUID() };
  const reserved = await till.request(calls.term.reserve, { body: check }, key);
  await payFromAccount({ till, w }, marker, customer_id, goods_id);
  const { receipt_url } = await till.request(calls.term.check, { path: { transactionId: transaction.id } });
  const receipt_token = receipt_url.split("/").at(-1) ?? "";
  return { transaction: transaction.id, reservation: reserved.transaction.id, receipt_token };
}

/** Pays from the customer's special account, with a PIN and a vehicle. */
async function payFromAccount(
  { till, w }: Pick<Shop, "till" | "w">,
  marker: string,
  customer_id: string,
  goods_id: string,
) {
  const { items } = await w.owner.request(calls.customerAccounts.list, { path: { userId: customer_id } });
  const special_account_id = items[0]!.special_account_id; // They were just given one.
  await till.request(calls.term.accountPin, { body: { customer_id, special_account_id } });
  const payments = [{ payment_type: "special-account" as const, special_account_id }];
  const body = {
    customer_id,
    items: [{ goods_id, quantity: "1" }],
    payments,
    vehicle_id: `${marker} van`.slice(0, 40),
  };
  await till.request(calls.term.sale, { body }, { idempotencyKey: randomUUID() });
}

async function seedOffice({ w, posId }: Shop, marker: string, terminalId: string) {
  const image = new Blob([onePixel], { type: "image/png" });
  await w.owner.request(calls.pos.change, { path: { posId }, body: { title: `${marker} branch` } });
  await w.owner.request(calls.pos.photo, { path: { posId }, image });
  await w.owner.request(calls.loyalty.change, { path: { loyaltyId: w.loyaltyId }, body: { title: `${marker} club` } });
  await w.owner.request(calls.loyalty.photo, { path: { loyaltyId: w.loyaltyId }, image });
  await w.owner.request(calls.business.change, { body: { title: `${marker} company` } });
  await w.owner.request(calls.business.photo, { image });
  await w.owner.request(calls.business.changeLegalInfo, { body: { legal_name: `${marker} limited` } });
  await w.owner.request(calls.business.addPreference, { body: { name: "menu", value: { note: marker } } });
  await w.owner.request(calls.businessUser.changeProfile, { body: { last_name: marker } });
  await w.owner.request(calls.loyalty.changeSettings, {
    path: { loyaltyId: w.loyaltyId },
    body: { consent_text: { en: marker }, bonuses_inactivity_expire_months: 24 },
  });
  await expireIdleIn(w.server.pool, w.businessId, w.server.clock.now());
  await w.owner.request(calls.terminals.updateKey, { path: { terminalId } });
  await w.inside((tenant) =>
    tenant.maybe(
      addProof({
        ...{ id: randomUUID(), business_date: "2026-01-01", proved_dt: new Date(), took_ms: 7 },
        ...{ promises: [], gaps_count: 1 },
        proved: JSON.stringify({ accounts: 1, transfers: 1, entries: 2, lots: 1, holds: 0 }),
        gaps: JSON.stringify([{ promise: "entries-chain", subject: marker, found: marker, expected: marker }]),
      }),
    ),
  );
}
