import type { Client } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { onceOnly } from "./api.ts";
import { type AccountKey, accounts, diesel, freeCoffee } from "./business/accounts.ts";
import { goods } from "./business/goods.ts";
import type { Chance } from "./chance.ts";
import type { Desk } from "./found/desk.ts";
import type { Founded } from "./found/found.ts";
import type { PlannedSale } from "./plan.ts";

/** Ids of the special accounts. */
export type Accounts = Record<AccountKey, string>;
type Holder = { customer: number; amount: string };

const holdsOnly = (sale: PlannedSale, has: (item: (typeof goods)[number]) => boolean) =>
  sale.lines.every(({ item }) => goods[item] !== undefined && has(goods[item]));
const isFuel = (sale: PlannedSale) => holdsOnly(sale, ({ unit }) => unit === "L");
const isDiesel = (sale: PlannedSale) => holdsOnly(sale, ({ code }) => code === diesel);
const isOneCoffee = (sale: PlannedSale) =>
  sale.lines.length === 1 &&
  sale.lines[0]?.quantity === "1" &&
  holdsOnly(sale, ({ category }) => category === "coffee");

/**
 * Sets up special accounts: creates them, sets the price of a coffee in stamps and the stamp that each earns, and credits what customers
 * have paid in or bring along on paper cards.
 */
export async function keepAccounts(
  desk: Desk,
  founded: Founded,
  sales: readonly PlannedSale[],
  chance: Chance,
): Promise<Accounts> {
  const add = async (key: AccountKey) => {
    const body = { ...accounts[key], scope: "retail" as const, loyalty_ids: [desk.loyaltyId] };
    return (await desk.request(calls.specialAccounts.add, { body })).id;
  };
  const ids = { deposit: await add("deposit"), litres: await add("litres"), coffee: await add("coffee") };
  for (const [index, { category }] of goods.entries()) {
    if (category !== "coffee") continue;
    const special_account_prices = [{ special_account_id: ids.coffee, price: String(freeCoffee) }];
    await desk.request(calls.goods.change, {
      path: { goodsId: founded.goodsIds[index] ?? "" },
      body: { special_account_prices },
    });
  }
  const rule = {
    ...{ title: "A stamp for every coffee", action_type: "charge-items-amount" as const, value: "1", members: true },
    ...{ charge_target: "special-account" as const, special_account_id: ids.coffee },
    include_categories: [founded.categoryIds.get("coffee") ?? ""],
  };
  await desk.request(calls.rules.add, { path: { loyaltyId: desk.loyaltyId }, body: rule });
  const begun = holdersOf(founded, sales, chance);
  for (const key of ["deposit", "litres", "coffee"] as const) {
    const holders = begun[key];
    const path = { accountId: ids[key], loyaltyId: desk.loyaltyId };
    const customers = holders.map(({ customer, amount }) => ({ user_id: founded.customerIds[customer] ?? "", amount }));
    const body = { customers, comment: key === "coffee" ? "Brought along on a card of paper" : "Paid in advance" };
    if (customers.length > 0) await desk.request(calls.specialAccounts.setCustomers, { path, body }, onceOnly());
  }
  return ids;
}

/** The initial holders: some of all customers, and many of the next visitors whom it suits. */
function holdersOf({ people }: Founded, sales: readonly PlannedSale[], chance: Chance): Record<AccountKey, Holder[]> {
  const suited = (suits: (sale: PlannedSale) => boolean) =>
    sales.flatMap((sale) => (sale.customer !== null && suits(sale) ? [sale.customer] : []));
  const some = (name: string, share: number, coming: readonly number[], amount: (own: Chance) => string) => {
    const own = chance.of(name);
    const chosen = [...people.keys().filter(() => own.is(share)), ...coming.filter(() => own.is(0.6))];
    return [...new Set(chosen)].slice(0, batchSize).map((customer) => ({ customer, amount: amount(own) }));
  };
  return {
    deposit: some(
      "deposit",
      0.02,
      suited((sale) => isFuel(sale) && !isDiesel(sale)),
      (own) => `${own.whole(2, 12) * 500}.00`,
    ),
    litres: some("litres", 0.01, suited(isDiesel), (own) => `${own.whole(2, 10) * 50}`),
    coffee: some("coffee", 0.08, suited(isOneCoffee), (own) => `${own.whole(1, freeCoffee + 2)}`),
  };
}

/** The limit of one call. */
const batchSize = 500;

/** An upper bound for the price of a litre. */
const dearest = 70;

/**
 * The account that pays for a sale, if the customer has one with enough on it; the till requests it. Customers who return something keep
 * their stamps: those earned by a cancelled coffee must still be there.
 */
export async function accountFor(
  till: Client,
  ids: Accounts,
  { sale, phone, keeps }: { sale: PlannedSale; phone: string; keeps: boolean },
): Promise<string | undefined> {
  const purchase = purchaseOf(sale);
  if (!purchase || (keeps && purchase.key === "coffee")) return undefined;
  const query = { user_id_value: phone, user_id_type: "phone" as const };
  const { special_accounts: own } = await till(calls.term.customer, { query });
  const account = own.find(({ special_account_id }) => special_account_id === ids[purchase.key]);
  return account && Number(account.available) >= purchase.amount ? ids[purchase.key] : undefined;
}

function purchaseOf(sale: PlannedSale): { key: AccountKey; amount: number } | undefined {
  const litres = sale.lines.reduce((all, { quantity }) => all + Number(quantity), 0);
  if (isDiesel(sale)) return { key: "litres", amount: litres };
  if (isFuel(sale)) return { key: "deposit", amount: litres * dearest };
  return isOneCoffee(sale) ? { key: "coffee", amount: freeCoffee } : undefined;
}
