import type { Client } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { ownSystem } from "./incoming.ts";
import { offlineTill } from "./offline-till.ts";
import { clientOf, type Person } from "./person.ts";

/** Sample data for every list, so no screen of the sweep is empty. Names are realistically long. */
export async function everything(person: Person): Promise<void> {
  const { request, loyaltyId } = person;
  const addressAt = (number: number) => ({ street: `Khreshchatyk ${number}`, city: "Kyiv" });
  const path = { loyaltyId };
  for (let number = 1; number <= 12; number++) {
    const body = { loyalty_id: loyaltyId, title: `Station ${number} on the long way to Bila Tserkva` };
    const more = { address: addressAt(number), active: number % 3 > 0, phones: ["+380441234567"] };
    await request(calls.pos.add, { body: { ...body, ...more } });
  }
  const { items } = await request(calls.pos.list, {});
  const posId = items[0]?.id ?? "";
  const texts = { public_title: { en: "Ten percent off all tyres until the end of May" }, pos_ids: [posId] };
  await request(calls.news.add, { body: { loyalty_id: loyaltyId, title: "Spring tyres", priority: 5, ...texts } });
  const provider = { kind: "turbosms" as const, active: true, sender: "Kovalenko & Daughters", secret: "token" };
  await request(calls.messages.changeProvider, { path: { messageType: "sms" }, body: provider });
  const write = await ownSystem(person);
  await write("+380671234567", "Are the winter tyres of last year still in the store by the river?");
  const on = ["welcome", "bonuses-charged"] as const;
  const told = on.map((message_code) => ({ message_code, active: true, channels: ["sms" as const] }));
  await request(calls.messageTemplates.change, { path, body: { messages: told } });
  const roles = ["sales-point-manager" as const, "support-operator" as const];
  const manager = {
    first_name: "Oleksandra",
    last_name: "Kovalenko-Bondarchuk",
    position: "Night shift manager",
    roles,
  };
  await request(calls.staff.add, { body: { ...manager, phone: "+380671234567" } });
  const till = { title: "Till by the window", currency: "UAH", pos_id: posId };
  const { id: terminalId } = await request(calls.terminals.add, { body: till });
  const drinks = await request(calls.goods.addCategory, {
    path,
    body: { title: "Hot drinks and everything beside them" },
  });
  const priced: string[] = [];
  const sold = { loyalty_ids: [loyaltyId], prices: [{ currency: "UAH", price: "64.50" }] };
  for (const [code, title] of [
    ["espresso", "Espresso"],
    ["flat-white", "Flat white with oat milk from the farm around the corner"],
    ["a95", "Petrol A-95 Energy"],
  ] as const)
    priced.push((await request(calls.goods.add, { body: { ...sold, title, code, category_ids: [drinks.id] } })).id);
  await request(calls.taxes.add, {
    path,
    body: { title: "VAT", code: "vat", classification: "base-tax", type: "percentage", rate: "20" },
  });
  const fee = {
    title: "Card fee of the bank around the corner",
    code: "card",
    kind: "commission" as const,
    value: "1.5",
  };
  const { id: costId } = await request(calls.additionalCosts.add, { path, body: fee });
  // Prices stay what the flows expect.
  const costs = [{ additional_cost_id: costId, value: "0" }];
  await request(calls.terminalCosts.change, { path: { terminalId }, body: { costs } });
  const { id: priceGroupId } = await request(calls.priceGroups.add, {
    path,
    body: { title: "Retail", currency: "UAH" },
  });
  const shelf = priced.map((item_id, index) => ({ item_id, master_price: `${60 + index}.50` }));
  await request(calls.priceGroups.addItems, { path: { loyaltyId, priceGroupId }, body: shelf });
  const planned = { price_group_id: priceGroupId, prices: shelf.map(({ item_id }) => ({ item_id, price: "55" })) };
  await request(calls.priceMatrix.addChange, {
    path,
    body: { price_groups: [planned], valid_from: "2099-11-25T08:00:00Z", valid_until: "2099-11-28T08:00:00Z" },
  });
  const file = { file_name: "goods.csv", columns: ["code", "barcodes"], rows: [["espresso", "4820000000017"]] };
  const { fingerprint } = await request(calls.goodsImports.preview, { path, body: file });
  await request(calls.goodsImports.add, { path, body: { ...file, fingerprint } });
  // One that is done, as the day has no sales, or about to be.
  const trial = { title: "Ten percent", action_type: "discount-check-percent" as const, value: "10" };
  const draft = { kind: "rule" as const, rule: trial };
  await request(calls.ruleReplays.add, { path, body: { draft, date_from: "2026-01-01", date_to: "2026-01-02" } });
  await openStore({ request, loyaltyId }, posId, terminalId);
  const { id: goldId } = await request(calls.cardCategories.add, { path, body: { title: "Gold", sort_order: 2 } });
  const rule = { title: "Ten thousand in a year", currency: "UAH", category_to: goldId, threshold_from: "10000" };
  await request(calls.cardCategoryRules.add, { path, body: rule });
  const price = { option_type: "fixed-price" as const, value: "59.90", item_id: priced[1] ?? null };
  const ofGold = { ...path, categoryId: goldId, currency: "UAH" };
  await request(calls.priceOptions.addInCurrency, { path: ofGold, body: price });
  await request(calls.rules.add, {
    path,
    body: { title: "Ten percent on Sundays", action_type: "discount-check-percent", value: "10" },
  });
  const names = { first_name: "Oleksandra-Viktoriia", last_name: "Shevchenko" };
  const customer = await request(calls.customers.add, {
    body: { loyalty_id: loyaltyId, external_id: "C-1", ...names },
  });
  await request(calls.rules.add, {
    path,
    body: { title: "Five percent back", action_type: "charge-check-percent", charge_target: "bonuses", value: "5" },
  });
  const { api_key } = await request(calls.terminals.updateKey, { path: { terminalId } });
  await clientOf(api_key)(calls.terminalStatuses.report, { body: { state: "customer-awaiting", battery: 81 } });
  await clientOf(api_key)(
    calls.shifts.open,
    { body: { opening_amount: "500.00" } },
    { idempotencyKey: crypto.randomUUID() },
  );
  await sell(clientOf(api_key), customer.id);
  const offline = await offlineTill(clientOf(api_key));
  await offline.send(await offline.sold("espresso"));
  await offline.send(await offline.sold("espresso", { amount_to_pay: "1.00" }));
  const at = { path: { terminalId } };
  const device = { url: "http://127.0.0.1:1", license_key: "sample", cashier_secret: "1234", active: true };
  await request(calls.fiscal.changeDevice, { ...at, body: device });
  await request(calls.fiscal.closeShift, at, { idempotencyKey: crypto.randomUUID() });
}

/** Special accounts of every type for the customer of `everything`, the first with transactions and an expiry date. */
export async function accounts({ request }: Person): Promise<void> {
  const found = { user_id_value: "C-1", user_id_type: "external-id" as const };
  const { id: userId } = await request(calls.customers.find, { query: found });
  const account = async (body: object, amount: string) => {
    const named = { title: "Deposit", scope: "retail", type: "money", currency: "UAH", ...body } as const;
    const special = await request(calls.specialAccounts.add, { body: named });
    const given = { special_account_id: special.id, comment: "Reported by phone" };
    const { id: accountId } = await request(calls.customerAccounts.add, { path: { userId }, body: given });
    await request(calls.customerAccounts.refill, { path: { userId, accountId }, body: { amount } });
    return { userId, accountId };
  };
  const refill_presets = ["100.00", "500.00"];
  const path = await account(
    { title: "Deposit for the coffee of the whole office", refill_presets, low_balance_notify: "300.00" },
    "500.00",
  );
  await request(calls.customerAccounts.writeOff, {
    path,
    body: { amount: "320.50", comment: "Lost with the old card" },
  });
  const ends = { expire_type: "day" as const, expire_value: "30" };
  await account({ title: "Petrol ahead", type: "goods", currency: null, unit: "L", ...ends }, "40.125");
  await account({ title: "Every seventh coffee", type: "punches", currency: null }, "6");
}

/** Companies: one with all details and a used account, and another; one of them is suspended. */
export async function companies({ request }: Person): Promise<void> {
  const add = (title: string, more = {}) => request(calls.corporateCustomers.add, { body: { title, ...more } });
  const { id: customerId } = await add("Steppe Freight and Forwarding of the Dnipro Region", {
    ...{
      legal_name: "Limited Liability Company “Steppe Freight and Forwarding”",
      code: "C-7",
      external_id: "1C-000017",
    },
    ...{ tax_id: "38012345", vat_id: "380123404561", registration_address: "1 Naberezhna Peremohy, Dnipro, 49000" },
    ...{ bank: "Joint-Stock Bank of the East", iban: "UA213223130000026007233566001" },
    ...{ contact_name: "Oleksandra-Viktoriia Shevchenko", phone: "+380501112233", email: "office@steppe.example" },
    ...{ contract_number: "2026/17-P", contract_date: "2026-01-01", contract_end_date: "2030-12-31", language: "uk" },
    comment: "Pays by the tenth of the month.",
  });
  const renewed = {
    contract_number: "2026/18-P",
    contract_end_date: "2031-12-31",
    iban: "UA903052992990004149123456789",
  };
  await request(calls.corporateCustomers.change, { path: { customerId }, body: { ...renewed, suspended: true } });
  await request(calls.corporateCustomers.change, { path: { customerId }, body: { suspended: false } });
  await add("Zhyto Bakery", { code: "C-8", email: "zhyto@example.com", suspended: true });
  for (const [more, amount] of [
    [{ title: "Fuel for the fleet", type: "goods", unit: "L" }, "1250.5"],
    [
      { title: "Advance under the contract", type: "money", currency: "UAH", low_balance_notify: "90000.00" },
      "84000.00",
    ],
  ] as const) {
    const { id: special_account_id } = await request(calls.specialAccounts.add, {
      body: { scope: "corporate", ...more },
    });
    const { id: accountId } = await request(calls.corporateAccounts.add, {
      path: { customerId },
      body: { special_account_id },
    });
    const path = { customerId, accountId };
    await request(calls.corporateAccounts.refill, { path, body: { amount, document_number: "PO-4417" } });
    await request(calls.corporateAccounts.writeOff, { path, body: { amount: "50", comment: "Counted twice" } });
  }
}

/** A few checks: a member's, an unknown customer's, a reservation, and a cancelled one. */
async function sell(request: Client, customer_id: string): Promise<void> {
  const key = () => ({ idempotencyKey: crypto.randomUUID() });
  const items = [
    { code: "flat-white", quantity: "2" },
    { code: "espresso", quantity: "1" },
  ];
  await request(calls.term.sale, { body: { items, customer_id, payments: null } }, key());
  await request(calls.term.sale, { body: { items: [{ code: "a95", quantity: "40.125" }] } }, key());
  await request(calls.term.reserve, { body: { items, customer_id, bonuses_to_redeem: "5.00" } }, key());
  const { transaction } = await request(calls.term.sale, { body: { items } }, key());
  await request(calls.term.cancel, { body: { transaction_id: transaction.id, reason: "Rang up twice" } }, key());
}

/** A public online store with opening hours, a courier and a pick-up point. */
async function openStore(
  { request, loyaltyId }: Pick<Person, "request" | "loyaltyId">,
  posId: string,
  terminalId: string,
) {
  const uah = (amount_from: string, price: string) => ({ currency: "UAH", amount_from, price });
  const courier = { title: "Courier within the city and its suburbs", price_levels: [uah("0", "50"), uah("500", "0")] };
  await request(calls.deliveries.add, { body: { loyalty_id: loyaltyId, ...courier } });
  const pickUp = { title: "Pick-up", address_mode: "pos" as const, pos_ids: [posId] };
  await request(calls.deliveries.add, { body: { loyalty_id: loyaltyId, ...pickUp } });
  const wrapping = { title: "Gift wrapping with a ribbon", code: "wrap", loyalty_ids: [loyaltyId] };
  const item = await request(calls.goods.add, { body: { ...wrapping, prices: [{ currency: "UAH", price: "35" }] } });
  const path = { loyaltyId };
  const services = [
    { title: "Gift wrapping", public_description: { en: "Paper of your choice, with a ribbon" } },
    { title: "Bag", required: true },
  ];
  for (const service of services)
    await request(calls.additionalServices.add, { path, body: { goods_id: item.id, ...service } });
  const week = (["1", "2", "3", "4", "5"] as const).map((week_day) => ({ week_day, from: "09:00", to: "18:00" }));
  const exceptions = [{ date: "2026-12-25", closed: true, from: "09:00", to: "18:00" }];
  await request(calls.pos.change, { path: { posId }, body: { latitude: "50.450100", longitude: "30.523400" } });
  await request(calls.pos.changeHours, { path: { posId }, body: { hours: week, exceptions } });
  const stores = { terms: { en: "Goods can be returned within fourteen days." }, min_order_amounts: { UAH: "100" } };
  await request(calls.onlineStore.changeProgramme, { path: { loyaltyId }, body: stores });
  await request(calls.onlineStore.changePos, { path: { posId }, body: { active: true, terminal_id: terminalId } });
}
