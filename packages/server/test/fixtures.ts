import { randomUUID } from "node:crypto";
import type { AnyCall } from "@patron/contract/kit";
import { calls } from "@patron/contract/routes";
import { expireIdleIn } from "../src/modules/bonuses/idle.ts";
import { addProof } from "../src/modules/platform/nightly-queries.ts";
import { rollUpAll } from "./rollup.ts";
import { type Known, onePixel } from "./sample.ts";
import type { TestServer } from "./server.ts";
import { type Shop, shop, tillOf } from "./shop.ts";

/** Entities that ids of the contract refer to. */
type Entity =
  | "business"
  | "person"
  | "loyalty"
  | "pos"
  | "news"
  | "terminal"
  | "goods"
  | "goods_category"
  | "goods_image"
  | "tax"
  | "price_group"
  | "master_price"
  | "card_category"
  | "customer"
  | "rule"
  | "transaction"
  | "special_account"
  | "customer_account"
  | "corporate_customer"
  | "corporate_special_account"
  | "corporate_account"
  | "reservation"
  | "view"
  | "audit";

/** A business with at least one row in every tenant table, its own till, and its marker in every text. */
export interface Fixtures extends Shop {
  marker: string;
  ids: Record<Entity, string>;
  /** What else an outsider may know and search by. */
  names: { phone: string; email: string; externalId: string; code: string; barcode: string; login: string };
}

/** The entity of field and parameter names. A missing name fails the sweeps until it is added. */
const entityTypes: Record<Exclude<Entity, "reservation">, readonly string[]> = {
  business: ["business_id"],
  person: ["actor_id"],
  loyalty: ["loyaltyId", "loyalty_id", "loyalty_ids", "loyalty"],
  pos: ["posId", "pos_id", "pos_ids", "pos"],
  news: ["newsId"],
  terminal: ["terminalId", "terminal_id", "terminal_ids", "terminal"],
  goods: [
    ...["goodsId", "goods_id", "goods_ids", "itemId", "item_id", "items", ""],
    ...["include_goods", "exclude_goods", "get_goods", "bonuses_exclude_goods"],
  ],
  goods_category: [
    ...["categoryId", "category_id", "category_ids", "category", "item_category_id", "parent_id"],
    ...["include_categories", "exclude_categories", "get_categories", "bonuses_exclude_categories"],
  ],
  goods_image: ["imageId"],
  tax: ["taxId", "tax_id", "compound_on"],
  price_group: ["priceGroupId", "price_group_id"],
  master_price: ["masterPriceId"],
  card_category: ["card_category_id"],
  customer: ["userId", "user_id", "user_ids", "customer_id"],
  rule: ["ruleId", "rule_ids"],
  transaction: ["transactionId", "transaction_id"],
  special_account: ["special_account_id"],
  customer_account: ["accountId", "account_id"],
  corporate_customer: ["customerId", "corporate_customer_id"],
  corporate_special_account: [],
  corporate_account: [],
  view: ["viewId"],
  audit: [],
};
const entityOf = new Map(
  Object.entries(entityTypes).flatMap(([entityType, names]) => names.map((name) => [name, entityType as Entity])),
); // Keys of the record.

/** The entity of a plain `id` in a query or a body. */
const madeBy: [RegExp, Entity][] = [
  [/^audit/, "audit"],
  [/^business\./, "business"],
  [/^pos/, "pos"],
  [/^news/, "news"],
  [/^cardCategories/, "card_category"],
  [/^customers/, "customer"],
  [/^customerAccounts/, "customer_account"],
  [/^corporateCustomers/, "corporate_customer"],
  [/^corporateAccounts/, "corporate_account"],
  [/^specialAccounts/, "special_account"],
  [/^loyalty/, "loyalty"],
  [/^rules/, "rule"],
  [/^goods\..*categor/i, "goods_category"],
  [/^goods/, "goods"],
  [/^taxes/, "tax"],
  [/^priceGroups/, "price_group"],
  [/^terminals/, "terminal"],
  [/^term/, "transaction"],
  [/^views/, "view"],
];

/** The ids of a business by the names in a call. */
export function idsFor(call: AnyCall, { ids }: Fixtures): Known {
  const known = Object.fromEntries([...entityOf].map(([name, entityType]) => [name, ids[entityType]]));
  const [group] = call.name.split(".");
  if (group === "cardCategories" || group === "customers") {
    for (const name of ["categoryId", "category_id"]) known[name] = ids.card_category;
  }
  if (group === "corporateAccounts") {
    known.accountId = ids.corporate_account;
    known.special_account_id = ids.corporate_special_account;
  }
  if (group === "specialAccounts") known.accountId = ids.special_account;
  const made = madeBy.find(([calls]) => calls.test(call.name))?.[1];
  if (made) known.id = ids[made];
  if (/\.(finalize)$/.test(call.name)) known.transaction_id = ids.reservation;
  return known;
}

/** Creates a business with one of everything, through its calls. */
export async function seedFixtures(server: TestServer, marker: string): Promise<Fixtures> {
  const s = await shop(server);
  const names = namesOf(marker);
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
  const { id: view } = await s.w.make.view({ title: `${marker} view`, shared: true });
  const { id: news } = await s.w.make.news({ title: `${marker} news` });
  const audit = (await s.w.owner.request(calls.audit.list, {})).items[0]!.id; // It contains all of the above.
  const own = { business: s.w.businessId, person: s.w.session.user.id, loyalty: s.w.loyaltyId };
  return { ...s, marker, names, ids: { ...own, ...priced, ...met, ...bought, ...sold, view, news, audit } };
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
  return { transaction: transaction.id, reservation: reserved.transaction.id };
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
  await w.owner.request(calls.pos.change, { path: { posId }, body: { title: `${marker} place` } });
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
