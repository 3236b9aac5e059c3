import { call, group, roles } from "./kit/index.ts";
import * as s from "./kit/schema.ts";

const reads = roles("marketing", "sales-point-manager", "accountant", "support-operator", "viewer");
const changes = roles("marketing", "sales-point-manager");

const fields = {
  title: s.title(),
  public_title: s.texts(200),
  public_description: s.texts(1000),
  /** What is sold for it: its price, taxes and unit. */
  goods_id: s.idOf("goods"),
  /** Whether every order contains it. */
  required: s.flag,
  /** Whether an order may contain more than one. */
  multiple: s.flag,
  sort_order: s.whole(0, 1_000_000),
  active: s.flag,
};
/** Something that customers may add to an order, such as a car wash or a gift box. */
export const AdditionalService = s.entity("additional_service", {
  loyalty_id: s.idOf("loyalty"),
  ...fields,
  goods_title: s.text(200),
});
export type AdditionalService = s.Of<typeof AdditionalService>;
export const AdditionalServiceBody = s.object({
  ...s.patch(s.object(fields)).properties,
  id: s.optional(s.idOf("additional_service")),
  title: fields.title,
  goods_id: fields.goods_id,
});
const there = ["loyalty.not_found", "additional_service.not_found"] as const;

/** Additional services of a loyalty programme. Active ones are shown in its online stores at once. */
export const additionalServices = group("additionalServices", {
  list: call("GET /loyalty/{loyaltyId}/additional_services", {
    summary: "Lists the additional services of a programme in their order.",
    access: reads,
    response: s.items(AdditionalService),
    errors: ["loyalty.not_found"],
  }),
  add: call("POST /loyalty/{loyaltyId}/additional_services", {
    summary: "Adds an additional service to a programme. It is active and optional, and an order may contain one.",
    access: changes,
    body: AdditionalServiceBody,
    response: AdditionalService,
    errors: ["loyalty.not_found", "goods.not_found", "conflict.duplicate"],
  }),
  get: call("GET /loyalty/{loyaltyId}/additional_services/{additionalServiceId}", {
    summary: "Shows one additional service.",
    access: reads,
    response: AdditionalService,
    errors: there,
  }),
  change: call("PATCH /loyalty/{loyaltyId}/additional_services/{additionalServiceId}", {
    summary: "Changes an additional service.",
    access: changes,
    body: s.patch(AdditionalServiceBody),
    response: AdditionalService,
    errors: [...there, "goods.not_found", "conflict.stale"],
  }),
  remove: call("DELETE /loyalty/{loyaltyId}/additional_services/{additionalServiceId}", {
    summary: "Removes an additional service.",
    access: changes,
    response: s.done,
    errors: [...there, "conflict.stale"],
  }),
});
