import { ADDITIONAL_COST_KINDS, TAX_TYPES, USER_ID_TYPES } from "./enums.ts";
import { call, group, ofPos, roles } from "./kit/index.ts";
import * as s from "./kit/schema.ts";
import { reportOrder } from "./report-order.ts";

const reads = roles("accountant", "sales-point-manager", "fuel-manager", "marketing", "support-operator", "viewer");
const changes = roles("accountant", "sales-point-manager");

const costFields = {
  title: s.title(),
  code: s.title(64),
  kind: s.oneOf(ADDITIONAL_COST_KINDS),
  type: s.oneOf(TAX_TYPES),
  /** Of a commission: percent of the price with the taxes in it, or an amount per unit in the terminal's currency. */
  value: s.rate,
  /** Decimals of the value: 5.65678 % with precision 2 counts as 5.66 %. */
  precision: s.whole(0, 6),
  active: s.flag,
};
export const AdditionalCost = s.entity("additional_cost", {
  loyalty_id: s.idOf("loyalty"),
  ...costFields,
  /** At least one terminal has it. */
  is_used: s.flag,
});
export const AdditionalCostBody = s.object({
  id: s.optional(s.idOf("additional_cost")),
  title: costFields.title,
  code: costFields.code,
  kind: costFields.kind,
  type: s.optional(costFields.type),
  value: s.optional(costFields.value),
  precision: s.optional(costFields.precision),
  active: s.optional(s.flag),
});

const report = {
  pos_id: s.idOf("pos"),
  date_from: s.day,
  date_to: s.day,
  additional_cost_id: s.idOf("additional_cost"),
  additional_cost_code: s.text(64),
  user_id_value: s.text(254),
  user_id_type: s.oneOf(USER_ID_TYPES),
  corporate_customer_id: s.idOf("corporate_customer"),
  search_text: s.text(200),
};
/** What an additional cost came to in one currency, with the code and the title that it had at the time of sale. */
const charged = {
  /** The id of the row, which is stable across requests. */
  id: s.text(1000),
  additional_cost_id: s.idOf("additional_cost"),
  additional_cost_code: s.text(64),
  additional_cost_title: s.text(200),
  kind: costFields.kind,
  currency: s.text(3),
  /** Units sold with a commission; one for each delivery and tip. */
  quantity: s.quantity,
  /** What it was charged on: the price without it, or for a delivery and a tip the goods. */
  base: s.signedMoney,
  amount: s.signedMoney,
};
export const AdditionalCostSum = s.object(charged);
export const ItemAdditionalCostSum = s.object({
  ...charged,
  item_id: s.idOf("goods"),
  item_code: s.text(64),
  item_title: s.text(200),
  unit: s.text(30),
});

/** The columns of the files of both reports; the names of items come before them. */
const columns = [
  "additional_cost_title",
  "additional_cost_code",
  "kind",
  "currency",
  "quantity",
  "base",
  "amount",
] as const;
const itemColumns = ["item_title", "item_code", "unit", ...columns] as const;

/** An additional cost at one terminal. */
const TerminalCost = s.object({
  additional_cost_id: s.idOf("additional_cost"),
  code: s.text(64),
  title: s.text(200),
  kind: costFields.kind,
  type: costFields.type,
  /** The value of the additional cost itself, which applies where the terminal has none. */
  default_value: s.rate,
  value: s.nullable(s.rate),
  active: s.flag,
});
const TerminalCostBody = s.object({
  additional_cost_id: s.idOf("additional_cost"),
  value: s.optional(s.nullable(s.rate)),
  active: s.optional(s.flag),
});
/** The commissions of one item at a terminal. */
const ItemCost = s.object({
  additional_cost_id: s.idOf("additional_cost"),
  title: s.text(200),
  type: costFields.type,
  /** The value that applies to the item. */
  value: s.rate,
  /** Whether the item has a value of its own. */
  own: s.flag,
});
const ItemCosts = s.object({
  item_id: s.idOf("goods"),
  code: s.text(64),
  title: s.text(200),
  active: s.flag,
  costs: s.list(ItemCost, 100),
});
/** Null: the value of the terminal applies again. */
const itemValues = s.list(s.object({ additional_cost_id: s.idOf("additional_cost"), value: s.nullable(s.rate) }), 100);

const there = ["loyalty.not_found", "additional_cost.not_found"] as const;

/** Commissions in the price, deliveries and tips: what a business charges besides the goods, and what it came to. */
export const additionalCosts = group("additionalCosts", {
  add: call("POST /loyalty/{loyaltyId}/additional_costs", {
    summary: "Adds an additional cost to a programme. It counts once a terminal has it.",
    access: changes,
    body: AdditionalCostBody,
    response: AdditionalCost,
    errors: ["loyalty.not_found", "additional_cost.value_refused", "conflict.duplicate"],
  }),
  list: call("GET /loyalty/{loyaltyId}/additional_costs", {
    summary: "Lists the additional costs of a programme in the order in which they were added.",
    access: reads,
    response: s.items(AdditionalCost),
    errors: ["loyalty.not_found"],
  }),
  get: call("GET /loyalty/{loyaltyId}/additional_costs/{additionalCostId}", {
    summary: "Shows one additional cost.",
    access: reads,
    response: AdditionalCost,
    errors: [...there],
  }),
  change: call("PATCH /loyalty/{loyaltyId}/additional_costs/{additionalCostId}", {
    summary: "Changes an additional cost; sales from now on count with it. Its kind stays while a terminal has it.",
    access: changes,
    body: s.patch(AdditionalCostBody),
    response: AdditionalCost,
    errors: [...there, "additional_cost.value_refused", "conflict.in_use", "conflict.stale"],
  }),
  remove: call("DELETE /loyalty/{loyaltyId}/additional_costs/{additionalCostId}", {
    summary: "Removes an additional cost that no terminal has.",
    access: changes,
    response: s.done,
    errors: [...there, "conflict.in_use", "conflict.stale"],
  }),
  summary: call("GET /loyalty/{loyaltyId}/additional_costs/summary", {
    summary:
      "Sums up what additional costs of finished sales came to, by cost and currency. Days are those of the points of sale.",
    access: reads,
    query: { ...report, ...reportOrder(columns) },
    response: s.items(AdditionalCostSum),
    exports: columns,
    errors: ["loyalty.not_found", "customer.id_invalid"],
  }),
  summaryItems: call("GET /loyalty/{loyaltyId}/additional_costs/summary/items", {
    summary: "Sums up what the commissions of finished sales came to, by item, cost and currency, the largest first.",
    access: reads,
    query: {
      ...report,
      item_id: s.idOf("goods"),
      item_code: s.text(64),
      summary_id: s.text(1000),
      ...reportOrder(itemColumns),
    },
    response: s.items(ItemAdditionalCostSum),
    exports: itemColumns,
    errors: ["loyalty.not_found", "customer.id_invalid"],
  }),
});

const here = ["terminal.not_found", "additional_cost.not_found"] as const;
/** The additional costs of a terminal. */
export const terminalCosts = group("terminalCosts", {
  list: call("GET /terminal/{terminalId}/additional_costs", {
    summary: "Lists the additional costs that a terminal has.",
    access: reads,
    response: s.items(TerminalCost),
    errors: ["terminal.not_found"],
  }),
  change: call("PATCH /terminal/{terminalId}/additional_costs", {
    summary: "Replaces the additional costs of a terminal, with values of its own where given.",
    access: ofPos(changes),
    body: s.object({ costs: s.list(TerminalCostBody, 100) }),
    response: s.items(TerminalCost),
    errors: [...here, "additional_cost.value_refused", "conflict.stale"],
  }),
  items: call("GET /terminal/{terminalId}/additional_costs/items", {
    summary: "Lists what a terminal sells by title, with the commissions of each item.",
    access: reads,
    query: { only_active: s.flag, item_category_id: s.idOf("goods_category"), search: s.text(200) },
    paged: {},
    response: s.page(ItemCosts),
    errors: ["terminal.not_found"],
  }),
  changeItems: call("PATCH /terminal/{terminalId}/additional_costs/items", {
    summary: "Sets the values of commissions for many items of a terminal. Those that are not named stay.",
    access: ofPos(changes),
    body: s.list(s.object({ item_id: s.idOf("goods"), costs: itemValues }), 500),
    response: s.items(ItemCosts),
    errors: [...here, "goods.not_found"],
  }),
  item: call("GET /terminal/{terminalId}/additional_costs/items/{itemId}", {
    summary: "Shows the commissions of one item at a terminal.",
    access: reads,
    response: ItemCosts,
    errors: ["terminal.not_found", "goods.not_found"],
  }),
  changeItem: call("PATCH /terminal/{terminalId}/additional_costs/items/{itemId}", {
    summary: "Sets the values of commissions for one item of a terminal. Those that are not named stay.",
    access: ofPos(changes),
    body: s.object({ costs: itemValues }),
    response: ItemCosts,
    errors: [...here, "goods.not_found"],
  }),
});
