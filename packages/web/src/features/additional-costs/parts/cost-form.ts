import type { additionalCosts } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { rules } from "@patron/contract/rules/additionalCosts";
import type { FormValues } from "#kit/form/form-values.ts";

type Body = BodyOf<typeof additionalCosts.add>;
export type CostValues = FormValues<Body>;

/** The form of a new or existing extra charge: its rules, the field of each error; only a commission has a value, with all decimals by default. */
export const costForm = {
  rules: rules.add,
  fieldOf: {
    "conflict.duplicate": "code",
    "conflict.in_use": "kind",
    "additional_cost.value_refused": "value",
  } as const,
  body: (sent: Partial<Body>, { kind, precision, value }: CostValues) => ({
    ...sent,
    ...(sent.precision !== undefined && precision === null && { precision: 6 }),
    ...(kind !== "commission" && value && { value: "0" }),
  }),
};
