import type { deliveries } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { rules } from "@patron/contract/rules/deliveries";
import type { FormValues } from "#kit/form/form-values.ts";

export type DeliveryValues = FormValues<BodyOf<typeof deliveries.add>>;

/** The form of a new or existing delivery type, and the field that shows each error. */
export const deliveryForm = {
  rules: rules.add,
  fieldOf: { "delivery.levels_invalid": "price_levels", "pos.not_found": "pos_ids" } as const,
};
