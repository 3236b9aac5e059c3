import type { Check } from "../check.ts";
import type { CheckRequest, NamedCustomer } from "../draft.ts";
import type { SaleBody } from "./shapes.ts";

interface Sold {
  request: CheckRequest;
  /** Priced at this time from this catalogue, with its payments. */
  check: Check;
  sold_dt: string;
  catalogueId: string;
  staffId: string | null;
  /** Whom the server looks for when the sale arrives. */
  customer: NamedCustomer | null;
}

/** What the till signs of a sale. Nothing is left out, so that there is one text for it. */
export function saleOf({ request, check, sold_dt, catalogueId, staffId, customer }: Sold) {
  return {
    catalogue_id: catalogueId,
    transaction_id: request.id ?? "",
    sold_dt,
    business_staff_id: staffId,
    items: request.items.map(({ goods_id = "", quantity, stated_amount = null, price = null }) => ({
      ...{ goods_id, quantity, stated_amount, price },
    })),
    rule_ids: request.rule_ids ?? [],
    payments: check.payments.map(({ payment_type, amount, tendered }) => ({
      payment_type: payment_type as SaleBody["payments"][number]["payment_type"], // Without a customer no account pays.
      ...{ amount, tendered },
    })),
    tip_amount: request.tip_amount ?? null,
    odometer: request.odometer ?? null,
    vehicle_id: request.vehicle_id ?? null,
    comment: null,
    customer,
    totals: totalsOf(check),
  };
}

/** The totals that receipts have; the engine computes more. */
function totalsOf({ totals }: Check): SaleBody["totals"] {
  const { amount, discount_amount, bonuses_redeemed_amount, contained_taxes_amount, sales_taxes_amount } = totals;
  const { delivery_amount, tip_amount, rounding_amount, amount_to_pay } = totals;
  const { bonuses_added_amount, promo_bonuses_added_amount } = totals;
  return {
    ...{ amount, discount_amount, bonuses_redeemed_amount, contained_taxes_amount, sales_taxes_amount },
    ...{ delivery_amount, tip_amount, rounding_amount, amount_to_pay },
    ...{ bonuses_added_amount, promo_bonuses_added_amount },
  };
}
