import { PRICE_STEPS } from "@patron/contract/enums";
import { type PricedLine, type PriceInput, price, type SaleRefusal, type TaxChoice, type Trace } from "@patron/engine";
import { sql } from "kysely";
import type { Tenant } from "#kit/tenant.ts";
import { readCosts } from "../additional-costs/public.ts";
import { listPricedGoods } from "./input-queries.ts";
import { inForce } from "./price-periods.ts";
import { pricingOf, readGroup } from "./pricing.ts";

/** Where an item is priced: a price group alone, or the terminal that uses it. */
export interface PriceSite {
  /** Of the terminal. */
  id?: string;
  title?: string;
  loyalty_id: string;
  loyalty_time_zone: string;
  currency: string;
  price_group_id: string | null;
}
type Tax = ReturnType<typeof pricingOf>["taxes"][number];

/** The engine's result for one unit of an item. */
export interface PricedItem {
  line: PricedLine | null;
  trace: Trace | null;
  problem: SaleRefusal["code"] | null;
  /** The taxes of the item by id, with the rate in force for it. */
  taxes: Map<string, Tax>;
}

/**
 * Prices one unit of each item at a moment with the engine, as a check of one line without rules and customer: the till's price before
 * discounts. An item without a price has a reason and does not affect the others.
 */
export async function priceItems(
  tenant: Tenant,
  site: PriceSite,
  goodsIds: readonly string[],
  at: Date,
): Promise<Map<string, PricedItem>> {
  if (goodsIds.length === 0) return new Map();
  const { price_group, taxes, lineOf } = pricingOf(await readGroup(tenant, site));
  const costs = site.id === undefined ? undefined : await readCosts(tenant, { ...site, id: site.id });
  const priced = listPricedGoods(site.currency, price_group?.id ?? null, at);
  const goods = await tenant.many(priced.where("goods.id", "=", sql<string>`any(${goodsIds}::uuid[])`));
  const loyalty = { id: site.loyalty_id, time_zone: site.loyalty_time_zone };
  const context: Omit<PriceInput, "lines"> = {
    at: at.toISOString(),
    currency: site.currency,
    loyalty,
    pos: loyalty,
    terminal: { id: site.id ?? loyalty.id, title: site.title, commissions: costs?.commissions },
    price_group,
    taxes,
  };
  return new Map(
    goods.map((row) => {
      const { id, title, code } = row;
      const line = {
        id,
        goods: { id, title, code },
        quantity: "1",
        ...lineOf({ ...row, prices: inForce(row.prices, at) }),
      };
      const commission_values = costs?.valuesOf(id);
      const rates = ratesOf(taxes, price_group?.taxes ?? [], line.tax_overrides);
      return [id, { ...answerOf({ ...context, lines: [{ ...line, commission_values }] }), taxes: rates }] as const;
    }),
  );
}

function answerOf(input: PriceInput): Omit<PricedItem, "taxes"> {
  const outcome = price(input);
  if (!outcome.ok) return { line: null, trace: null, problem: outcome.refusal.code };
  const levels: ReadonlySet<string> = new Set([...PRICE_STEPS, "sales-tax"]);
  const { lines, trace } = outcome.check;
  const entries = trace.entries.filter(({ step }) => levels.has(step));
  return { line: lines[0] ?? null, trace: { ...trace, entries }, problem: null };
}

/** The rate of each picked tax for an item: its own, else the group's, else the tax's. */
function ratesOf(taxes: readonly Tax[], group: readonly TaxChoice[], item: readonly TaxChoice[]): PricedItem["taxes"] {
  const choice = (all: readonly TaxChoice[], id: string) => all.find((one) => one.tax_id === id);
  return new Map(
    taxes.map((tax) => {
      const own = choice(item, tax.id)?.rate ?? choice(group, tax.id)?.rate;
      return [tax.id, { ...tax, rate: own ?? tax.rate }];
    }),
  );
}
