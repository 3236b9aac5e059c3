import { TAX_CLASSIFICATIONS, TAX_TYPES, USER_ID_TYPES } from "./enums.ts";
import type { Of } from "./kit/index.ts";
import {
  call,
  done,
  entity,
  flag,
  group,
  id,
  items,
  list,
  nullable,
  object,
  oneOf,
  optional,
  patch,
  quantity,
  rate,
  roles,
  signedMoney,
  text,
  texts,
  title,
} from "./kit/index.ts";
import { day, whole } from "./kit/schema.ts";

const reads = roles("accountant", "sales-point-manager", "fuel-manager", "marketing", "support-operator", "viewer");
const changes = roles("accountant", "sales-point-manager");

const taxFields = {
  title: title(),
  code: title(64),
  public_title: texts(200),
  classification: oneOf(TAX_CLASSIFICATIONS),
  type: oneOf(TAX_TYPES),
  /** Percent, or of a tax per unit an amount of the price group's currency. */
  rate,
  /** Decimals kept of the rate: 5.65678 % with precision 2 counts as 5.66 %. */
  precision: whole(0, 6),
  /** Of a percentage base tax: the base taxes per unit that join what it is taken of, such as VAT on excise. */
  compound_on: list(id, 50),
  registration_number: nullable(text(64)),
  active: flag,
};
export const Tax = entity({
  loyalty_id: id,
  ...taxFields,
  /** At least one price group picks it. */
  is_used: flag,
});
export type Tax = Of<typeof Tax>;
export const TaxBody = object({
  id: optional(id),
  title: taxFields.title,
  code: taxFields.code,
  classification: taxFields.classification,
  type: taxFields.type,
  rate: taxFields.rate,
  public_title: optional(taxFields.public_title),
  precision: optional(taxFields.precision),
  compound_on: optional(taxFields.compound_on),
  registration_number: optional(taxFields.registration_number),
  active: optional(flag),
});

const report = {
  pos_id: id,
  date_from: day,
  date_to: day,
  tax_classification: taxFields.classification,
  tax_id: id,
  tax_code: text(64),
  user_id_value: text(254),
  user_id_type: oneOf(USER_ID_TYPES),
};
/** What a tax came to in one currency; by the code and the title that it had when it was taken. */
const taken = {
  /** Of the row: it stays the same when it is asked for again. */
  id: text(1000),
  tax_id: id,
  tax_code: text(64),
  tax_title: text(200),
  classification: taxFields.classification,
  type: taxFields.type,
  currency: text(3),
  transactions_count: whole(0, 2 ** 53),
  /** What it was taken of; of a tax inside the price, the price without it. */
  amount_without_tax: signedMoney,
  amount: signedMoney,
  amount_with_tax: signedMoney,
};
export const TaxSum = object(taken);
export const ItemTaxSum = object({
  ...taken,
  item_id: id,
  item_code: text(64),
  item_title: text(200),
  unit: text(30),
  quantity,
});

/** Taxes of a programme. Price groups pick from them and may have rates of their own. */
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
    query: { classification: oneOf(TAX_CLASSIFICATIONS) },
    response: items(Tax),
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
    body: patch(TaxBody),
    response: Tax,
    errors: ["loyalty.not_found", "tax.not_found", "tax.compound_refused", "conflict.stale", "conflict.duplicate"],
  }),
  remove: call("DELETE /loyalty/{loyaltyId}/taxes/{taxId}", {
    summary: "Removes a tax that no price group picks and no other tax is taken of.",
    access: changes,
    response: done,
    errors: ["loyalty.not_found", "tax.not_found", "conflict.in_use", "conflict.stale"],
  }),
  summary: call("GET /loyalty/{loyaltyId}/taxes/summary", {
    summary:
      "Sums up what the taxes of finished sales came to, by tax and currency. Days are those of the points of sale.",
    access: reads,
    query: report,
    response: items(TaxSum),
    errors: ["loyalty.not_found", "customer.id_invalid"],
  }),
  summaryItems: call("GET /loyalty/{loyaltyId}/taxes/summary/items", {
    summary: "Sums up what the taxes of finished sales came to, by item, tax and currency, the largest tax first.",
    access: reads,
    query: { ...report, item_id: id, item_code: text(64) },
    response: items(ItemTaxSum),
    errors: ["loyalty.not_found", "customer.id_invalid"],
  }),
});
