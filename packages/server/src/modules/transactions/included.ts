import type { Of } from "@patron/contract/kit";
import type { ListedTransaction, Transaction } from "@patron/contract/shapes";
import { moneyText, quantityText, unitPriceText } from "@patron/engine/money";
import type { InferResult } from "kysely";
import type { Tenant } from "#kit/tenant.ts";
import { toGrossMargin } from "./gross-margin.ts";
import { listCostsOf, listItemsOf, listMarginsOf, listPaymentsOf, listTaxesOf } from "./list-queries.ts";
import { toPaying } from "./views.ts";

type Head = Of<typeof Transaction>;
type Listed = Of<typeof ListedTransaction>;
/** The optional parts of transactions in a list. */
export interface Included {
  include_items?: boolean | undefined;
  include_taxes?: boolean | undefined;
  include_margins?: boolean | undefined;
  include_payments?: boolean | undefined;
  /** Whether the caller may see what goods cost. */
  seesMargins: boolean;
}

/** The transactions of a page with the requested parts: one query per part, whatever the page's length. */
export async function withIncluded(tenant: Tenant, heads: readonly Head[], requested: Included): Promise<Listed[]> {
  const ids = heads.map((head) => head.id);
  const read = async <Row extends { transaction_id: string }>(
    included: boolean | undefined,
    rows: () => Promise<Row[]>,
  ) => (included && ids.length > 0 ? Map.groupBy(await rows(), (row) => row.transaction_id) : undefined);
  const [items, taxes, margins, payments, costed] = await Promise.all([
    read(requested.include_items, () => tenant.many(listItemsOf(ids))),
    read(requested.include_taxes, () => tenant.many(listTaxesOf(ids))),
    read(requested.include_margins, () => tenant.many(listCostsOf(ids))),
    read(requested.include_payments, () => tenant.many(listPaymentsOf(ids))),
    read(requested.include_margins && requested.seesMargins, () => tenant.many(listMarginsOf(ids))),
  ]);
  return heads.map((head) => ({
    ...head,
    ...(items && { items: (items.get(head.id) ?? []).map((row) => toItem(row, head.currency)) }),
    ...(taxes && { taxes: (taxes.get(head.id) ?? []).map((row) => toTax(row, head.currency)) }),
    ...(margins && { margins: (margins.get(head.id) ?? []).map((row) => toMargin(row, head.currency)) }),
    ...marginOf(costed?.get(head.id)?.[0], head.currency),
    ...(payments && { payments: (payments.get(head.id) ?? []).map((row) => toPayment(row, head.currency)) }),
  }));
}

function marginOf(costed: InferResult<ReturnType<typeof listMarginsOf>>[number] | undefined, currency: string) {
  return costed && { gross_margin: toGrossMargin(costed, currency) };
}

type ItemRow = InferResult<ReturnType<typeof listItemsOf>>[number];
/** A sold line in lists. */
export function toItem(
  row: Omit<
    ItemRow,
    | "business_id"
    | "place"
    | "transaction_id"
    | "price_base"
    | "price_including_taxes"
    | "reduced_amount"
    | "account_amount"
    | "discounts"
    | "charges"
    | "cost_price"
    | "cost_amount"
  >,
  currency: string,
): NonNullable<Listed["items"]>[number] {
  const money = (amount: bigint) => moneyText(amount, currency);
  const { line_id, goods_id, code, title, unit, service_type } = row;
  return {
    ...{ line_id, goods_id, code, title, unit, service_type },
    quantity: quantityText(row.quantity),
    price_posted: unitPriceText(row.price_posted),
    amount: money(row.amount),
    discount_amount: money(row.discount_amount),
    bonuses_redeemed: money(row.bonuses_redeemed),
    contained_taxes_amount: money(row.contained_taxes_amount),
    sales_taxes_amount: money(row.sales_taxes_amount),
    amount_to_pay: money(row.amount_to_pay),
    bonuses_added: money(row.bonuses_added),
    promo_bonuses_added: money(row.promo_bonuses_added),
  };
}

function toTax(
  row: InferResult<ReturnType<typeof listTaxesOf>>[number],
  currency: string,
): NonNullable<Listed["taxes"]>[number] {
  const { tax_id, code, title, classification, type } = row;
  return {
    ...{ tax_id, code, title, classification, type },
    base: moneyText(row.base, currency),
    amount: moneyText(row.amount, currency),
  };
}

function toMargin(
  row: InferResult<ReturnType<typeof listCostsOf>>[number],
  currency: string,
): NonNullable<Listed["margins"]>[number] {
  const { additional_cost_id, code, title, kind } = row;
  return {
    ...{ additional_cost_id, code, title, kind },
    base: moneyText(row.base, currency),
    amount: moneyText(row.amount, currency),
  };
}

function toPayment(
  row: InferResult<ReturnType<typeof listPaymentsOf>>[number],
  currency: string,
): NonNullable<Listed["payments"]>[number] {
  const money = (amount: bigint | null) => (amount === null ? null : moneyText(amount, currency));
  return {
    payment_type: row.payment_type,
    amount: moneyText(row.amount, currency),
    tendered: money(row.tendered),
    change: money(row.change),
    ...(row.account && { special_account: toPaying(row.account) }),
  };
}
