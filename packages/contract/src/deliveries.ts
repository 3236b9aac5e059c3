import { ADDRESS_MODES } from "./enums.ts";
import { call, group, roles } from "./kit/index.ts";
import * as s from "./kit/schema.ts";

const reads = roles("marketing", "sales-point-manager", "accountant", "support-operator", "viewer");
const changes = roles("marketing", "sales-point-manager");

/** The price of a delivery from an order amount on, up to the next level of the same currency. */
export const DeliveryPrice = s.object({ currency: s.currency, amount_from: s.money, price: s.money });
const fields = {
  loyalty_id: s.idOf("loyalty"),
  title: s.title(),
  public_title: s.texts(200),
  public_comment: s.texts(1000),
  address_mode: s.oneOf(ADDRESS_MODES),
  date_required: s.flag,
  time_required: s.flag,
  /** Empty: free in every currency. Otherwise only stores that sell in one of its currencies offer it. */
  price_levels: s.list(DeliveryPrice, 100),
  /** Where orders are picked up; empty: at every point of sale of the programme. */
  pos_ids: s.list(s.idOf("pos"), 1000),
  active: s.flag,
};
/** A way in which customers get an order from an online store. */
export const DeliveryType = s.entity("delivery_type", fields);
export type DeliveryType = s.Of<typeof DeliveryType>;
export const DeliveryTypeBody = s.object({
  ...s.patch(s.object(fields)).properties,
  id: s.optional(s.idOf("delivery_type")),
  loyalty_id: fields.loyalty_id,
  title: fields.title,
});
const refused = ["loyalty.not_found", "pos.not_found", "currency.unknown", "delivery.levels_invalid"] as const;

/** Delivery types of a loyalty programme: a courier, a pick-up point. Active ones are shown in its online stores at once. */
export const deliveries = group("deliveries", {
  list: call("GET /loyalty/{loyaltyId}/deliveries", {
    summary: "Lists the delivery types of a programme in the order in which they were added.",
    access: reads,
    response: s.items(DeliveryType),
    errors: ["loyalty.not_found"],
  }),
  add: call("POST /loyalty/delivery", {
    summary: "Adds a delivery type to a programme. It is active, to an address and free unless given.",
    access: changes,
    body: DeliveryTypeBody,
    response: DeliveryType,
    errors: [...refused, "conflict.duplicate"],
  }),
  get: call("GET /loyalty/delivery/{deliveryTypeId}", {
    summary: "Shows one delivery type.",
    access: reads,
    response: DeliveryType,
    errors: ["delivery.not_found"],
  }),
  change: call("PATCH /loyalty/delivery/{deliveryTypeId}", {
    summary: "Changes a delivery type.",
    access: changes,
    body: s.patch(DeliveryTypeBody),
    response: DeliveryType,
    errors: ["delivery.not_found", ...refused, "conflict.stale"],
  }),
});
