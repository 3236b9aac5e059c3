import { Failure } from "@patron/contract/kit";
import type { PricedCheck, PriceInput, Rule } from "@patron/engine";
import { dayIn } from "#kit/span.ts";
import type { Tenant } from "#kit/tenant.ts";
import { lockAccounts } from "../../../ledger/lock.ts";
import { readCosts } from "../../additional-costs/public.ts";
import { registerSale } from "../../fiscal/public.ts";
import { currentDictionary, type ItemFacts, totalNames } from "../../transactions/public.ts";
import { withTargets } from "../account-charges.ts";
import { costsOfReserved } from "../charged-costs.ts";
import { listCosts } from "../input-queries.ts";
import { tellOfSale } from "../notices.ts";
import {
  customerInput,
  optionsOf,
  type Prepared,
  readRules,
  readSettings,
  type SaleCustomer,
  type SaleRequest,
  type Site,
} from "../price-input.ts";
import { settleCategory } from "../ranking.ts";
import type { PricedSale, Sale } from "../sale.ts";
import { credit, pricePrepared, settle, toPayOf } from "../sell.ts";
import { storeSale } from "../store.ts";

interface Sold {
  id: string;
  request: SaleRequest;
  soldAt: Date;
  input: PriceInput;
  check: PricedCheck;
  site: Site;
  /** By line; what they cost is read. */
  goods: ReadonlyMap<string, Omit<ItemFacts, "cost_price">>;
  /** Which rules of today may apply for a customer; by default all. */
  appliesRule?: (rule: Rule) => boolean;
}

/**
 * Books a check that an unknown customer has paid for already: as it was priced then, at the time of the sale. `sale.now` is when it is booked. Fails
 * if cash needs an open shift and there is none.
 */
export async function bookCheck(sale: Sale, sold: Sold): Promise<void> {
  const { tenant, now, who } = sale;
  const { id, input, check, site, soldAt } = sold;
  const [prepared, locked] = await Promise.all([prepareSold(tenant, sold), lockAccounts(tenant, [], now)]);
  const priced: PricedSale = {
    ...{ prepared, input, check, locked, day: dayIn(site.loyalty_time_zone, soldAt) },
    ...{ bonuses: undefined, paying: undefined, ranking: undefined, invitation: undefined },
  };
  await Promise.all([
    storeSale({ ...sale, now: soldAt }, priced, storingOf(sold, now)),
    registerSale(tenant, site, id, toPayOf(priced), now),
    credit(tenant, priced, { who, now, transactionId: id }),
  ]);
}

/** What a sale came to for its customer, if that is not what they paid; null if it cannot be priced for them. */
export interface OtherAmount {
  amount: string | null;
}

/**
 * Books a check for the customer who has paid for it, with what it credits to them, if it comes to the same amounts with their own prices and the rules
 * of today; else nothing is written.
 */
export async function bookForCustomer(
  sale: Sale,
  sold: Sold,
  customer: SaleCustomer,
): Promise<OtherAmount | undefined> {
  const { tenant, now } = sale;
  const { id, site, soldAt, check } = sold;
  const [prepared, settings, rules] = await Promise.all([
    prepareSold(tenant, sold),
    readSettings(tenant, site.loyalty_id),
    readRules(tenant, site.loyalty_id),
  ]);
  const lines = sold.input.lines.map(({ goods }) => ({
    row: { id: goods.id, category_ids: [...(goods.category_ids ?? [])] },
  }));
  const price_options = await optionsOf(tenant, site, customer, {}, lines);
  const own = await withTargets(tenant, rules, { site, customerId: customer.id, now });
  const { appliesRule = () => true } = sold;
  const input: PriceInput = {
    ...{ ...sold.input, customer: customerInput(customer, site), price_options, rules: own.rules.filter(appliesRule) },
    // The last payment pays the rest, so that another amount is found at all.
    payments: sold.input.payments?.map((paid, index, { length }) =>
      index < length - 1 ? paid : { ...paid, amount: null },
    ),
  };
  const loaded = { ...prepared, input, customer, targets: own.targets };
  let priced: PricedSale;
  try {
    priced = await pricePrepared({ tenant, now: soldAt }, { loaded, settings, request: {}, paying: undefined }, "sell");
  } catch (error) {
    // For this customer the engine refuses the check; the database has refused nothing.
    if (error instanceof Failure) return { amount: null };
    throw error;
  }
  const { totals } = priced.check;
  if (paidTotals.some((name) => totals[name] !== check.totals[name])) return { amount: totals.amount_to_pay };
  const [, , credited] = await Promise.all([
    storeSale({ ...sale, now: soldAt }, priced, storingOf(sold, now)),
    registerSale(tenant, site, id, toPayOf(priced), now),
    settle(sale, priced, id, undefined),
    settleCategory(sale, priced.check.category_change, {
      ...{ ranking: priced.ranking, loyaltyId: site.loyalty_id, transactionId: id },
    }),
  ]);
  await tellOfSale(sale, priced, credited);
  return undefined;
}

/** What a receipt says; it does not say what its customer earns. */
const paidTotals = totalNames.filter(
  (name) => name !== "bonuses_added_amount" && name !== "promo_bonuses_added_amount",
);

const storingOf = ({ id, request, soldAt }: Sold, now: Date) =>
  ({ id, request, type: "sale", status: "success", finalized: soldAt, stored: now }) as const;

/** The check of an unknown customer, with what its items cost now. */
async function prepareSold(tenant: Tenant, { input, site, goods }: Sold): Promise<Prepared> {
  const ids = input.lines.map((line) => line.goods.id);
  const [costs, prices, dictionary] = await Promise.all([
    readCosts(tenant, site),
    tenant.many(listCosts(site.currency, ids)),
    currentDictionary(tenant),
  ]);
  const costOf = new Map(prices.map((row) => [row.id, row.cost_price]));
  return {
    ...{ input, site, customer: undefined, targets: new Map(), dictionary },
    costs: costsOfReserved(input.terminal.commissions ?? [], costs.named),
    goods: new Map(
      input.lines.flatMap((line) => {
        const facts = goods.get(line.id);
        return facts ? [[line.id, { ...facts, cost_price: costOf.get(line.goods.id) ?? null }]] : [];
      }),
    ),
  };
}
