import { type Refund, type Returned, returnedPart } from "@patron/engine";
import type { Tenant } from "#kit/tenant.ts";
import { actingPerson, type Who } from "#kit/who.ts";
import type { Steward } from "../identification/public.ts";
import {
  addCosts,
  addItems,
  addPayments,
  addTaxes,
  checkRows,
  momentIn,
  needsShift,
  storeNumbered,
} from "../selling/public.ts";
import { accountMinor, addTransactionAccount, minor, packerOf, totalColumns } from "../transactions/public.ts";
import type { SoldSale } from "./sold.ts";

interface Storing {
  id: string;
  reason: string | null;
  who: Who;
  now: Date;
  /** Who allowed it, of a check that a steward had booked. */
  steward?: Steward | undefined;
  /** What goes back to accounts that paid, and what is taken back from accounts that were credited. */
  paidBack: ReadonlyMap<string, bigint>;
  takenBack: ReadonlyMap<string, bigint>;
}

/** Stores a refund as a transaction of its own at the terminal that pays it back; returns its number. */
export async function storeRefund(tenant: Tenant, sale: SoldSale, refund: Refund, storing: Storing) {
  const { row, site } = sale;
  const { who, now, id, reason, steward } = storing;
  const { check } = refund;
  const pack = await packerOf(tenant);
  const { loyalty_id, customer_id, card_id, category_id, currency, vehicle_id } = row;
  const stored = {
    ...({
      id,
      transaction_type: "refund",
      status: "success",
      refund_of_id: row.id,
      refunds_rest: refund.completes,
    } as const),
    ...{ loyalty_id, pos_id: site.pos_id, terminal_id: site.id },
    ...{ customer_id, card_id, category_id, currency, vehicle_id },
    ...totalColumns(check),
    ...momentIn(site.pos_time_zone, now),
    ...{ comment: reason, created_dt: now, finalized_dt: now, modified_dt: now },
    ...(steward && { sc_terminal_id: steward.id, sc_code: steward.code }),
    ...{ person_id: actingPerson(who), engine_version: check.engine_version, trace: pack.check(check) },
  };
  const { number } = await storeNumbered(tenant, stored, site.id, needsShift(site, who, check.payments ?? []));
  const goods = new Map(sale.lines.map(({ line_id, place: _, cost_amount: __, ...facts }) => [line_id, facts]));
  const { items, taxes } = checkRows(id, goods, { ...check, payments: null, costs: [] });
  const costOf = new Map(sale.lines.map(({ line_id, cost_amount }) => [line_id, cost_amount]));
  const withCosts = items.map((item) => {
    const [cost, returned] = [costOf.get(item.line_id) ?? null, refund.returned.get(item.line_id)];
    return { ...item, cost_amount: cost === null || !returned ? null : -returnedPart(cost, returned) };
  });
  if (items.length > 0) tenant.send(addItems(withCosts));
  if (taxes.length > 0) tenant.send(addTaxes(taxes));
  const costs = costRows(sale, refund, id);
  if (costs.length > 0) tenant.send(addCosts(costs));
  const payments = paymentRows(sale, refund, id);
  if (payments.length > 0) tenant.send(addPayments(payments));
  for (const moved of accountRows(sale, storing)) tenant.send(addTransactionAccount(moved));
  return number;
}

/** The parts of the sale's additional costs; `place` is that of the line within the refund. */
function costRows({ lines, costs }: SoldSale, { check, returned }: Refund, transaction_id: string) {
  const { delivery_amount, tip_amount, goods_amount_to_pay } = check.totals;
  const extra = { delivery: minor(delivery_amount, check.currency), tip: minor(tip_amount, check.currency) };
  return costs.flatMap(({ place, ...cost }) => {
    if (cost.kind !== "commission") {
      const amount = extra[cost.kind];
      const base = minor(goods_amount_to_pay, check.currency);
      return amount === 0n ? [] : [{ transaction_id, place, ...cost, base, amount, quantity: -cost.quantity }];
    }
    const line_id = lines.find((line) => line.place === place)?.line_id ?? "";
    const index = check.lines.findIndex((line) => line.id === line_id);
    const back = returned.get(line_id);
    return index < 0 || !back ? [] : [{ transaction_id, place: index, ...cost, ...partsOf(cost, back) }];
  });
}
function partsOf({ quantity, base, amount }: Record<"quantity" | "base" | "amount", bigint>, returned: Returned) {
  const part = (column: bigint) => -returnedPart(column, returned);
  return { quantity: part(quantity), base: part(base), amount: part(amount) };
}

function paymentRows({ accounts }: SoldSale, { check, positions }: Refund, transaction_id: string) {
  const payer = accounts.find(({ part }) => part === "main");
  return (check.payments ?? []).map(({ payment_type, amount, account }, index) => ({
    transaction_id,
    place: positions[index] ?? index,
    payment_type,
    amount: minor(amount, check.currency),
    ...{ tendered: null, change: null },
    customer_account_id: account && payer ? payer.customer_account_id : null,
    account_amount: account && payer ? accountMinor(account.amount, account) : null,
  }));
}

function accountRows({ accounts }: SoldSale, { id: transaction_id, paidBack, takenBack }: Storing) {
  return accounts.flatMap(({ customer_account_id, special_account_id, part }) => {
    const amount = part === "main" ? paidBack.get(customer_account_id) : takenBack.get(customer_account_id);
    if (!amount) return [];
    const moved = { transaction_id, customer_account_id, special_account_id, part };
    return [{ ...moved, amount: part === "main" ? amount : -amount }];
  });
}
