import { type PriceInput, type PriceOutcome, price } from "@patron/engine";
import type { Tenant } from "#kit/tenant.ts";
import { readHeldOf, readSite } from "../selling/public.ts";
import { findClosedAt } from "../till-shifts/public.ts";
import { type Agreed, type ArrivedSale, inputOf } from "./arrival.ts";
import { type Conflict, conflict } from "./conflict.ts";

/** What a till could not know about a sale that is booked as it was made. */
export async function conflictsOf(
  tenant: Tenant,
  terminalId: string,
  sale: ArrivedSale,
  agreed: Agreed,
): Promise<Conflict[]> {
  const [ofGoods, closed] = await Promise.all([
    goodsConflict(tenant, terminalId, sale, agreed),
    tenant.maybe(findClosedAt(terminalId, agreed.soldAt)),
  ]);
  return [...ofGoods, ...(closed ? [conflict("shift-closed")] : [])];
}

/** Items that are not sold here any more; if all are, another amount by the prices and rules that the server has for the time of the sale. */
async function goodsConflict(
  tenant: Tenant,
  terminalId: string,
  sale: ArrivedSale,
  { check, held, soldAt }: Agreed,
): Promise<Conflict[]> {
  const ids = [...new Set(sale.items.map(({ goods_id }) => goods_id))];
  const current = await readHeldOf(tenant, await readSite(tenant, terminalId), ids, soldAt);
  const sold = new Set(current.goods.map(({ id }) => id));
  const removed = held.goods.filter(({ id }) => ids.includes(id) && !sold.has(id));
  if (removed.length > 0)
    return [conflict("goods-removed", { goods: removed.map(({ id, title }) => ({ id, title })) })];
  const input = inputOf(current, { ...sale, payments: withRest(sale.payments) });
  const outcome = input && withoutStated(input);
  // What is priced in another currency says nothing about this sale.
  const amount = outcome?.ok && outcome.check.currency === check.currency ? outcome.check.totals.amount_to_pay : null;
  return amount === check.totals.amount_to_pay ? [] : [conflict("price-changed", { amount })];
}

/** A sale by other prices. What the till has stated for a line is no longer its amount where it is too far from them. */
function withoutStated(input: PriceInput): PriceOutcome {
  const outcome = price(input);
  if (outcome.ok || outcome.refusal.code !== "line.amount_outside_tolerance") return outcome;
  return price({ ...input, lines: input.lines.map((line) => ({ ...line, stated_amount: null })) });
}

/** The payments of a sale, the last of which pays the rest of another amount. */
function withRest(payments: ArrivedSale["payments"]) {
  return payments.map(({ payment_type, amount }, index) =>
    index < payments.length - 1 ? { payment_type, amount } : { payment_type },
  );
}
