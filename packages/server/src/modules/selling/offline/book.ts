import type { PricedCheck, PriceInput } from "@patron/engine";
import { dayIn } from "#kit/span.ts";
import { lockAccounts } from "../../../ledger/lock.ts";
import { readCosts } from "../../additional-costs/public.ts";
import type { ItemFacts } from "../../transactions/public.ts";
import { costsOfReserved } from "../charged-costs.ts";
import { listCosts } from "../input-queries.ts";
import type { SaleRequest, Site } from "../price-input.ts";
import type { PricedSale, Sale } from "../sale.ts";
import { credit } from "../sell.ts";
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
}

/**
 * Books a check that an unknown customer has paid for already: as it was priced then, at the time of the sale. `sale.now` is when it is booked. Fails
 * if cash needs an open shift and there is none.
 */
export async function bookCheck(sale: Sale, { id, request, soldAt, input, check, site, goods }: Sold): Promise<void> {
  const { tenant, now, who } = sale;
  const [costs, prices, locked] = await Promise.all([
    readCosts(tenant, site),
    tenant.many(
      listCosts(
        site.currency,
        input.lines.map((line) => line.goods.id),
      ),
    ),
    lockAccounts(tenant, [], now),
  ]);
  const costOf = new Map(prices.map((row) => [row.id, row.cost_price]));
  const priced: PricedSale = {
    prepared: {
      ...{ input, site, customer: undefined, targets: new Map() },
      costs: costsOfReserved(input.terminal.commissions ?? [], costs.named),
      goods: new Map(
        input.lines.flatMap((line) => {
          const facts = goods.get(line.id);
          return facts ? [[line.id, { ...facts, cost_price: costOf.get(line.goods.id) ?? null }]] : [];
        }),
      ),
    },
    ...{ input, check, locked, day: dayIn(site.loyalty_time_zone, soldAt) },
    ...{ bonuses: undefined, paying: undefined, ranking: undefined, invitation: undefined },
  };
  const storing = { id, request, type: "sale", status: "success", finalized: soldAt, stored: now } as const;
  await Promise.all([
    storeSale({ ...sale, now: soldAt }, priced, storing),
    credit(tenant, priced, { who, now, transactionId: id }),
  ]);
}
