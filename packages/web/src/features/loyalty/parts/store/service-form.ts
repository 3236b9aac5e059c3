import type { additionalServices } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { rules } from "@patron/contract/rules/additionalServices";
import type { FormValues } from "#kit/form/form-values.ts";

export type ServiceValues = FormValues<BodyOf<typeof additionalServices.add>>;

/** The form of a new or existing additional service, and the field that shows each error. */
export const serviceForm = {
  rules: rules.add,
  fieldOf: { "goods.not_found": "goods_id" } as const,
};
