import type { offline } from "@patron/contract";
import type { BodyOf } from "@patron/contract/kit";
import { inputFrom, type PaymentInput, type PricedCheck, type PriceInput, price } from "@patron/engine";
import type { Tenant } from "#kit/tenant.ts";
import { type Held, readSite, type Site } from "../selling/public.ts";
import { totalNames } from "../transactions/public.ts";
import { readCatalogue } from "./catalogue.ts";
import { type Conflict, conflict } from "./conflict.ts";

export type ArrivedSale = BodyOf<typeof offline.sell>;

/** How far the clock of a till may be from that of the server. */
const driftMs = 60_000;

/** A sale as its till has priced it. */
export interface Agreed {
  input: PriceInput;
  check: PricedCheck;
  site: Site;
  held: Held;
  soldAt: Date;
}

/**
 * Prices a sale from what its till held, at the time of the sale. Anything but the same amounts is a reason not to book it, because then its receipt
 * says something else.
 */
export async function priceAsSold(
  tenant: Tenant,
  terminalId: string,
  sale: ArrivedSale,
  now: Date,
): Promise<Agreed | Conflict> {
  const [site, catalogue] = await Promise.all([
    readSite(tenant, terminalId),
    readCatalogue(tenant, terminalId, sale.catalogue_id),
  ]);
  if (!catalogue) return conflict("catalogue-unknown");
  const soldAt = new Date(sale.sold_dt);
  const [earliest, latest] = [
    catalogue.taken_dt.getTime(),
    Math.min(now.getTime(), catalogue.valid_until_dt.getTime()),
  ];
  if (soldAt.getTime() < earliest - driftMs || soldAt.getTime() > latest + driftMs) return conflict("time-wrong");
  const { held } = catalogue;
  const input = inputOf(held, sale);
  if (!input) return conflict("not-priced", { code: "goods.not_found" });
  const outcome = price(input);
  if (!outcome.ok) return conflict("not-priced", { code: outcome.refusal.code });
  const { check } = outcome;
  const differs = totalNames.some((name) => check.totals[name] !== sale.totals[name]);
  if (differs) return conflict("sums-differ", { amount: check.totals.amount_to_pay });
  return { input, check, site: siteThen(site, held), held, soldAt };
}

type Unpaid = Pick<ArrivedSale, "items" | "rule_ids" | "tip_amount" | "sold_dt"> & {
  payments: readonly PaymentInput[];
};

/** A sale in the engine's format, with the items and prices that a till holds; undefined if it does not hold one of them. */
export function inputOf({ input, goods }: Held, sale: Unpaid): PriceInput | undefined {
  const { items, rule_ids, payments, tip_amount } = sale;
  const held = { input, goods: new Map(goods.map((item) => [item.id, item])) };
  const found = inputFrom(held, { at: new Date(sale.sold_dt).toISOString(), items, rule_ids, payments, tip_amount });
  return typeof found === "number" ? undefined : found;
}

/** The till as it was: it may have moved, or changed its currency, since. */
function siteThen(site: Site, { input: { currency, loyalty, pos } }: Held): Site {
  return {
    ...site,
    currency,
    loyalty_id: loyalty.id,
    loyalty_time_zone: loyalty.time_zone,
    ...{ pos_id: pos.id, pos_time_zone: pos.time_zone },
  };
}
