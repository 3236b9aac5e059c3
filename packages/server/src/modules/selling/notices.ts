import type { Language, MessageEvent } from "@patron/contract/enums";
import { ledger, moneyText, type PricedCheck } from "@patron/engine";
import type { Selectable } from "kysely";
import type { Transaction } from "#kit/database/tables.ts";
import { dayIn } from "#kit/span.ts";
import type { Tenant } from "#kit/tenant.ts";
import type { LockedAccounts } from "../../ledger/lock.ts";
import {
  addressText,
  bonusValue,
  moneyValue,
  type Notice,
  notify,
  readAddressee,
  readTemplates,
  sendNotices,
  type Values,
} from "../message-templates/public.ts";
import { accountValues, type NamedAccount } from "../special-accounts/public.ts";
import { minor } from "../transactions/public.ts";
import type { Credited } from "./account-charges.ts";
import { takenOf } from "./account-payment.ts";
import type { Site } from "./price-input.ts";
import type { PricedSale, Sale } from "./sale.ts";
import { posNameIn } from "./site.ts";

interface Sold {
  check: PricedCheck;
  site: Site;
  locked: LockedAccounts;
  bonuses: ledger.OwnerAccount | undefined;
  /** The special account that paid. */
  paying: { row: NamedAccount; account: ledger.OwnerAccount } | undefined;
  /** What rules credited to special accounts. */
  credited: readonly Credited[];
  now: Date;
}
/** The events of sales. */
const events = [
  "bonuses-charged",
  "bonuses-redeemed",
  "discount-given",
  "account-charged",
  "account-used",
  "account-opened",
] as const satisfies MessageEvent[];

/** What a finished sale gave its customer, once everything is posted. */
function noticesOf({ check, site, locked, bonuses, paying, credited, now }: Sold): Notice[] {
  const { totals, currency } = check;
  const sums = {
    added: minor(totals.bonuses_added_amount, currency) + minor(totals.promo_bonuses_added_amount, currency),
    redeemed: minor(totals.bonuses_redeemed_amount, currency),
    discount: minor(totals.discount_amount, currency),
  };
  const { balance, held } = bonuses ? locked.of(bonuses) : { balance: 0n, held: 0n };
  const taken = takenOf(check).total;
  const paid = paying && locked.of(paying.account);
  const account = paid && {
    ...{ amount: taken, balance: paid.balance - paid.held },
    available: ledger.available(paid, dayIn(site.loyalty_time_zone, now)),
  };
  const values = (language: Language): Values => ({
    pos_title: posNameIn(site, language),
    pos_address: addressText(site.pos_address),
    amount: moneyValue(totals.amount, currency, language),
    discount: moneyValue(moneyText(sums.discount, currency), currency, language),
    amount_to_pay: moneyValue(totals.amount_to_pay, currency, language),
    bonuses_added: bonusValue(sums.added, currency, language),
    bonuses_redeemed: bonusValue(sums.redeemed, currency, language),
    bonuses_balance: bonusValue(balance - held, currency, language),
    ...(paying && account && accountValues(paying.row, account, language)),
  });
  const day = dayIn(site.loyalty_time_zone, now);
  const ofAccounts = credited.flatMap(({ target, amount, after, isNew }): Notice[] => {
    const credit = { type: after.credit_type ?? ("debit" as const), limit: after.credit_limit ?? 0n };
    const figures = { amount, balance: after.balance - after.held, available: ledger.available(after, day), credit };
    const own = (language: Language) => ({ ...values(language), ...accountValues(target, figures, language) });
    return [
      ...(isNew ? [{ event: "account-opened" as const, values: own }] : []),
      { event: "account-charged", values: own },
    ];
  });
  const happened = {
    "bonuses-charged": sums.added,
    "bonuses-redeemed": sums.redeemed,
    "discount-given": sums.discount,
    "account-used": taken,
  };
  const moved = (Object.keys(happened) as (keyof typeof happened)[]).filter((event) => happened[event] > 0n); // Its own keys.
  return [...moved.map((event) => ({ event, values })), ...ofAccounts];
}

/** Tells a member what a sale gave them, in messages that go out with the sale's last statements. */
export async function tellOfSale(
  { tenant, now }: Sale,
  priced: PricedSale,
  credited: readonly Credited[],
): Promise<void> {
  const { customer, site } = priced.prepared;
  if (!customer?.card_id || customer.access === "none") return;
  const templates = await readTemplates(tenant, site.loyalty_id);
  if (templates.active.size === 0) return;
  const happened = { templates, recipient: customer, now, language: site.language };
  sendNotices(tenant, happened, noticesOf({ ...priced, credited, site, now }));
}

/** Whom to tell of a sale that was reserved before; undefined if there is nothing to tell. */
export async function readBuyer(tenant: Tenant, { loyalty_id: loyaltyId, ...row }: Selectable<Transaction>) {
  if (!row.card_id || !row.customer_id) return undefined;
  return readAddressee(tenant, { loyaltyId, customerId: row.customer_id }, events);
}

/** The same for a sale that was reserved before, and is finished now. */
export function tellOfReserved(tenant: Tenant, buyer: Awaited<ReturnType<typeof readBuyer>>, sold: Sold): void {
  const { site, now } = sold;
  if (buyer) sendNotices(tenant, { ...buyer, now, language: site.language }, noticesOf(sold));
}

/** Tells the customer that their purchase was cancelled. */
export async function tellOfCancelled(
  tenant: Tenant,
  row: Selectable<Transaction>,
  site: Site,
  now: Date,
): Promise<void> {
  const { amount, discount_amount, amount_to_pay } = row;
  const sums = { amount, discount: discount_amount, amount_to_pay };
  await tellBuyer(tenant, row, { event: "sale-cancelled", sums, site }, now);
}

/** Tells the customer of a sale what was paid back for goods of it. */
export async function tellOfRefunded(
  tenant: Tenant,
  row: Selectable<Transaction>,
  { site, amount_to_pay }: { site: Site; amount_to_pay: bigint },
  now: Date,
): Promise<void> {
  await tellBuyer(tenant, row, { event: "sale-refunded", sums: { amount_to_pay }, site }, now);
}

async function tellBuyer(
  tenant: Tenant,
  { customer_id: customerId, card_id, loyalty_id: loyaltyId, currency }: Selectable<Transaction>,
  told: { event: MessageEvent; sums: Partial<Record<"amount" | "discount" | "amount_to_pay", bigint>>; site: Site },
  now: Date,
): Promise<void> {
  if (!customerId || !card_id) return;
  const values = (language: Language): Values => ({
    pos_title: posNameIn(told.site, language),
    ...Object.fromEntries(
      Object.entries(told.sums).map(([name, sum]) => [name, moneyValue(moneyText(sum, currency), currency, language)]),
    ),
  });
  await notify(tenant, { loyaltyId, customerId }, { event: told.event, values }, now);
}
