import { TAX_CLASSIFICATIONS, TAX_TYPES, USER_ID_TYPES } from "./enums.ts";
import { call, group, roles } from "./kit/index.ts";
import * as s from "./kit/schema.ts";
import { reportOrder } from "./report-order.ts";

const reads = roles("accountant", "sales-point-manager", "fuel-manager", "marketing", "support-operator", "viewer");
const changes = roles("accountant", "sales-point-manager");

const taxFields = {
  title: s.title(),
  code: s.title(64),
  public_title: s.texts(200),
  classification: s.oneOf(TAX_CLASSIFICATIONS),
  type: s.oneOf(TAX_TYPES),
  /** Percent, or of a tax per unit an amount of the price group's currency. */
  rate: s.rate,
  /** Decimals of the rate: 5.65678 % with precision 2 counts as 5.66 %. */
  precision: s.whole(0, 6),
  /** For a percentage base tax: the base taxes per unit that its base includes, such as VAT on excise. */
  compound_on: s.list(s.idOf("tax"), 50),
  registration_number: s.nullable(s.text(64)),
  active: s.flag,
};
export const Tax = s.entity("tax", {
  loyalty_id: s.idOf("loyalty"),
  ...taxFields,
  /** At least one price group picks it. */
  is_used: s.flag,
});
export type Tax = s.Of<typeof Tax>;
export const TaxBody = s.object({
  id: s.optional(s.idOf("tax")),
  title: taxFields.title,
  code: taxFields.code,
  classification: taxFields.classification,
  type: taxFields.type,
  rate: taxFields.rate,
  public_title: s.optional(taxFields.public_title),
  precision: s.optional(taxFields.precision),
  compound_on: s.optional(taxFields.compound_on),
  registration_number: s.optional(taxFields.registration_number),
  active: s.optional(s.flag),
});

const report = {
  pos_id: s.idOf("pos"),
  date_from: s.day,
  date_to: s.day,
  tax_classification: taxFields.classification,
  tax_id: s.idOf("tax"),
  tax_code: s.text(64),
  user_id_value: s.text(254),
  user_id_type: s.oneOf(USER_ID_TYPES),
  corporate_customer_id: s.idOf("corporate_customer"),
  search_text: s.text(200),
};
/** The total of a tax in one currency, with the code and the title that it had at the time of sale. */
const taken = {
  /** The id of the row, which is stable across requests. */
  id: s.text(1000),
  tax_id: s.idOf("tax"),
  tax_code: s.text(64),
  tax_title: s.text(200),
  classification: taxFields.classification,
  type: taxFields.type,
  currency: s.text(3),
  transactions_count: s.whole(0, 2 ** 53),
  /** The taxable amount; for a tax inside the price, the price without it. */
  amount_without_tax: s.signedMoney,
  amount: s.signedMoney,
  amount_with_tax: s.signedMoney,
};
export const TaxSum = s.object(taken);
export const ItemTaxSum = s.object({
  ...taken,
  item_id: s.idOf("goods"),
  item_code: s.text(64),
  item_title: s.text(200),
  unit: s.text(30),
  quantity: s.quantity,
});

/** The columns of the files of both reports; the names of items come before them. */
const columns = [
  "tax_title",
  "tax_code",
  "classification",
  "currency",
  "transactions_count",
  "amount_without_tax",
  "amount",
  "amount_with_tax",
] as const;
const itemColumns = ["item_title", "item_code", "quantity", "unit", ...columns] as const;

/** The taxes of a programme. Price groups select from them and may have their own rates. */
export const taxes = group("taxes", {
  add: call("POST /loyalty/{loyaltyId}/taxes", {
    summary: "Adds a tax to a programme.",
    access: changes,
    body: TaxBody,
    response: Tax,
    errors: ["loyalty.not_found", "tax.compound_refused", "conflict.duplicate"],
  }),
  list: call("GET /loyalty/{loyaltyId}/taxes", {
    summary: "Lists the taxes of a programme in the order in which they were added.",
    access: reads,
    query: { classification: s.oneOf(TAX_CLASSIFICATIONS) },
    response: s.items(Tax),
    errors: ["loyalty.not_found"],
  }),
  get: call("GET /loyalty/{loyaltyId}/taxes/{taxId}", {
    summary: "Shows one tax.",
    access: reads,
    response: Tax,
    errors: ["loyalty.not_found", "tax.not_found"],
  }),
  change: call("PATCH /loyalty/{loyaltyId}/taxes/{taxId}", {
    summary: "Changes a tax; sales from now on are priced with it.",
    access: changes,
    body: s.patch(TaxBody),
    response: Tax,
    errors: ["loyalty.not_found", "tax.not_found", "tax.compound_refused", "conflict.stale", "conflict.duplicate"],
  }),
  remove: call("DELETE /loyalty/{loyaltyId}/taxes/{taxId}", {
    summary: "Removes a tax that no price group picks and no other tax is taken of.",
    access: changes,
    response: s.done,
    errors: ["loyalty.not_found", "tax.not_found", "conflict.in_use", "conflict.stale"],
  }),
  summary: call("GET /loyalty/{loyaltyId}/taxes/summary", {
    summary:
      "Sums up what the taxes of finished sales came to, by tax and currency. Days are those of the points of sale.",
    access: reads,
    query: { ...report, ...reportOrder(columns) },
    response: s.items(TaxSum),
    exports: columns,
    errors: ["loyalty.not_found", "customer.id_invalid"],
  }),
  summaryItems: call("GET /loyalty/{loyaltyId}/taxes/summary/items", {
    summary: "Sums up what the taxes of finished sales came to, by item, tax and currency, the largest tax first.",
    access: reads,
    query: {
      ...report,
      item_id: s.idOf("goods"),
      item_code: s.text(64),
      summary_id: s.text(1000),
      ...reportOrder(itemColumns),
    },
    response: s.items(ItemTaxSum),
    exports: itemColumns,
    errors: ["loyalty.not_found", "customer.id_invalid"],
  }),
});
