import { USER_ID_TYPES } from "./enums.ts";
import { call, group, roles } from "./kit/index.ts";
import * as s from "./kit/schema.ts";
import { reportOrder } from "./report-order.ts";

/** What goods cost is for those who set prices or keep the books. */
const sees = roles("accountant", "sales-point-manager");

/** What one item brought and cost in one currency, of finished sales. */
export const GoodsMargin = s.object({
  /** The id of the row, which is stable across requests. */
  id: s.text(100),
  item_id: s.idOf("goods"),
  item_code: s.text(64),
  item_title: s.text(200),
  unit: s.text(30),
  currency: s.text(3),
  quantity: s.quantity,
  /** What was paid for it, without taxes. */
  net_amount: s.signedMoney,
  /** The part of that which was sold without a known cost. */
  unknown_amount: s.signedMoney,
  /** What it cost; null if that is known of no sale. */
  cost_amount: s.nullable(s.signedMoney),
  /** What is left of the sales whose cost is known. */
  gross_margin: s.nullable(s.signedMoney),
  /** The same as a part of what these sales brought. */
  margin_percent: s.nullable(s.signedRate),
});

/** The columns of the file. */
const columns = [
  "item_title",
  "item_code",
  "quantity",
  "unit",
  "currency",
  "net_amount",
  "cost_amount",
  "gross_margin",
  "margin_percent",
  "unknown_amount",
] as const;

/** What is left of sales when the goods are paid for. */
export const margins = group("margins", {
  goods: call("GET /x/loyalty/{loyaltyId}/gross_margins", {
    summary:
      "Sums up what goods brought without taxes, what they cost and what is left, by item and currency, the largest margin first. Days are those of the points of sale.",
    access: sees,
    query: {
      pos_id: s.idOf("pos"),
      date_from: s.day,
      date_to: s.day,
      user_id_value: s.text(254),
      user_id_type: s.oneOf(USER_ID_TYPES),
      corporate_customer_id: s.idOf("corporate_customer"),
      search_text: s.text(200),
      ...reportOrder(columns),
    },
    response: s.items(GoodsMargin),
    exports: columns,
    errors: ["loyalty.not_found", "customer.id_invalid"],
    extension: true,
  }),
});
