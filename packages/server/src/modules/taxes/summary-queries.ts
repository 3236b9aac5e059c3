import type { taxes } from "@patron/contract";
import type { TaxClassification, TaxType } from "@patron/contract/enums";
import type { FiltersOf } from "@patron/contract/kit";
import { type SqlBool, sql } from "kysely";
import { raw, tenantId } from "#kit/database/rows.ts";
import { containsWords, equals, filtersOf, noCondition } from "#kit/records/filters.ts";
import { isInRow, isOfBuyer, type ReportFilter } from "../customers/public.ts";
import { partsOf, rowsOf } from "../dashboard/public.ts";

/** The filters of the tax report. */
type TaxFilter = ReportFilter<FiltersOf<typeof taxes.summary>>;
type ItemTaxFilter = ReportFilter<FiltersOf<typeof taxes.summaryItems>>;

export interface TaxSumRow {
  tax_id: string;
  code: string;
  title: string;
  classification: TaxClassification;
  type: TaxType;
  currency: string;
  transactions_count: bigint;
  base: bigint;
  amount: bigint;
}
export interface ItemTaxSumRow extends TaxSumRow {
  item_id: string;
  item_code: string;
  item_title: string;
  unit: string;
  quantity: bigint;
}

/** Conditions on lines of sales, as `linesOf` names them. */
const linesFit = filtersOf<ItemTaxFilter>({
  loyaltyId: equals("t.loyalty_id"),
  from: (day) => sql<SqlBool>`t.business_date >= ${day}`,
  to: (day) => sql<SqlBool>`t.business_date <= ${day}`,
  pos_id: equals("t.pos_id"),
  customerId: equals("t.customer_id"),
  corporate_customer_id: equals("t.corporate_customer_id"),
  tax_classification: equals("x.classification"),
  tax_id: equals("x.tax_id"),
  tax_code: equals("x.code"),
  item_id: equals("i.goods_id"),
  item_code: equals("i.code"),
  summary_id: isInRow("x.tax_id", "t.currency", "x.classification", "x.type", "x.code", "x.title"),
  search_text: noCondition,
});

/** The same for the rollup: programme, location and days select its rows; it does not separate buyers. */
const ofTax = {
  loyaltyId: noCondition,
  from: noCondition,
  to: noCondition,
  pos_id: noCondition,
  customerId: noCondition,
  corporate_customer_id: noCondition,
  tax_classification: equals("classification"),
  tax_id: equals("tax_id"),
  tax_code: equals("code"),
};
const taxesFit = filtersOf<TaxFilter>({ ...ofTax, search_text: noCondition });
const itemsFit = filtersOf<ItemTaxFilter>({
  ...ofTax,
  item_id: equals("goods_id"),
  item_code: equals("item_code"),
  summary_id: isInRow("tax_id", "currency", "classification", "type", "code", "title"),
  search_text: noCondition,
});

const isFound = containsWords("title", "code", "currency");
const isItemFound = containsWords("item_title", "item_code", "title", "code", "currency");

/** Taxes of finished sales with their lines: one row for each tax of a line. Indexes: transaction_sold, transaction_customer, transaction_corporate. */
const linesOf = (filter: ItemTaxFilter) => sql`
  transaction t
  join transaction_tax x on x.business_id = t.business_id and x.transaction_id = t.id
  join transaction_item i on i.business_id = x.business_id and i.transaction_id = x.transaction_id and i.place = x.place
  where t.business_id = ${tenantId} and t.status = 'success' and t.terminal_id is not null and ${linesFit(filter)}`;

/** Tax totals by currency, code and tax: from the rollup, or for one buyer from their sales. */
export const sumTaxes = (filter: TaxFilter) => {
  const { loyaltyId: loyalty_id, pos_id, from, to } = filter;
  const source = isOfBuyer(filter)
    ? sql`(select x.tax_id, x.code, x.title, x.classification, x.type, t.currency, count(distinct t.id) as checks_count,
        sum(x.base) as base, sum(x.amount) as amount from ${linesOf(filter)} group by 1, 2, 3, 4, 5, 6) each`
    : sql`${rowsOf("tax_turnover", { loyalty_id, pos_id, from, to })} where ${taxesFit(filter)}`;
  return raw(sql<TaxSumRow>`
    select tax_id, code, title, classification, type, currency, sum(checks_count)::bigint as transactions_count,
      sum(base)::bigint as base, sum(amount)::bigint as amount
    from (select * from ${source}) taxes where ${isFound(filter.search_text ?? "")}
    group by tax_id, code, title, classification, type, currency
    having sum(checks_count) <> 0 order by currency, code, tax_id, title`);
};

/** One buyer's sales, grouped like the rollup. */
const itemsOfBuyer = (filter: ItemTaxFilter) => sql`(
  select x.tax_id, x.code, x.title, x.classification, x.type, t.currency, i.goods_id, i.code as item_code, i.title as item_title, i.unit,
    count(distinct t.id) as checks_count, sum(i.quantity) as quantity, sum(x.base) as base, sum(x.amount) as amount
  from ${linesOf(filter)} group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10) each`;

/** The rollup rows of the request. */
function itemsRolledUp(filter: ItemTaxFilter) {
  const { loyaltyId: loyalty_id, pos_id, from, to } = filter;
  return sql`${partsOf("item_tax_turnover", { loyalty_id, pos_id, from, to })} where ${itemsFit(filter)}`;
}

/** Tax totals by item, with its name at the time of sale; the largest tax of a currency first. */
export const sumTaxesByItem = (filter: ItemTaxFilter) =>
  raw(sql<ItemTaxSumRow>`
    select tax_id, code, title, classification, type, currency, goods_id as item_id, item_code, item_title, unit,
      sum(checks_count)::bigint as transactions_count, sum(quantity)::bigint as quantity, sum(base)::bigint as base,
      sum(amount)::bigint as amount
    from (select * from ${isOfBuyer(filter) ? itemsOfBuyer(filter) : itemsRolledUp(filter)}) items
    where ${isItemFound(filter.search_text ?? "")}
    group by tax_id, code, title, classification, type, currency, goods_id, item_code, item_title, unit
    having sum(checks_count) <> 0
    order by currency, sum(amount) desc, item_code, goods_id, code, tax_id, title`);
