import type { Language, MessageEvent } from "@patron/contract/enums";
import { type ledger, moneyText, type PricedCheck } from "@patron/engine";
import type { Tenant } from "#kit/tenant.ts";
import type { LockedAccounts } from "../../ledger/lock.ts";
import {
  addressText,
  bonusValue,
  moneyValue,
  type Notice,
  readAddressee,
  readTemplates,
  sendNotices,
  type Values,
} from "../message-templates/public.ts";
import { minor } from "../transactions/public.ts";
import type { Site } from "./price-input.ts";
import type { PricedSale, Sale } from "./sale.ts";

interface Sold {
  check: PricedCheck;
  site: Site;
  locked: LockedAccounts;
  bonuses: ledger.OwnerAccount | undefined;
}
/** The events of sales. */
const events = ["bonuses-charged", "bonuses-redeemed", "discount-given"] as const satisfies MessageEvent[];

/** What a finished sale gave its customer, once everything is posted. */
function noticesOf({ check, site, locked, bonuses }: Sold): Notice[] {
  const { totals, currency } = check;
  const sums = {
    added: minor(totals.bonuses_added_amount, currency) + minor(totals.promo_bonuses_added_amount, currency),
    redeemed: minor(totals.bonuses_redeemed_amount, currency),
    discount: minor(totals.discount_amount, currency),
  };
  const { balance, held } = bonuses ? locked.of(bonuses) : { balance: 0n, held: 0n };
  const values = (language: Language): Values => ({
    pos_title: site.pos_title,
    pos_address: addressText(site.pos_address),
    amount: moneyValue(totals.amount, currency, language),
    discount: moneyValue(moneyText(sums.discount, currency), currency, language),
    amount_to_pay: moneyValue(totals.amount_to_pay, currency, language),
    bonuses_added: bonusValue(sums.added, currency, language),
    bonuses_redeemed: bonusValue(sums.redeemed, currency, language),
    bonuses_balance: bonusValue(balance - held, currency, language),
  });
  const happened = {
    "bonuses-charged": sums.added,
    "bonuses-redeemed": sums.redeemed,
    "discount-given": sums.discount,
  };
  return events.filter((event) => happened[event] > 0n).map((event) => ({ event, values }));
}

/** Tells a member what a sale gave them, in messages that go out with the sale's last statements. */
export async function tellOfSale(
  { tenant, now }: Sale,
  { prepared, check, locked, bonuses }: PricedSale,
): Promise<void> {
  const { customer, site } = prepared;
  if (!customer?.card_id) return;
  const templates = await readTemplates(tenant, site.loyalty_id);
  if (templates.active.size === 0) return;
  const happened = { templates, recipient: customer, now, language: site.language };
  sendNotices(tenant, happened, noticesOf({ check, site, locked, bonuses }));
}

/** The same for a sale that was reserved before. */
export async function tellOfReserved(tenant: Tenant, customerId: string | null, sold: Sold, now: Date): Promise<void> {
  const { site } = sold;
  const found = customerId && (await readAddressee(tenant, { loyaltyId: site.loyalty_id, customerId }, events));
  if (found) sendNotices(tenant, { ...found, now, language: site.language }, noticesOf(sold));
}
