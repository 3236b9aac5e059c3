import type { taxes } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { rules } from "@patron/contract/rules/taxes";
import type { FormValues } from "#kit/form/form-values.ts";

type Body = BodyOf<typeof taxes.add>;
export type TaxValues = FormValues<Body>;

/** The form of a new or existing tax: its rules, the field that shows each error, and all decimals of the rate by default. */
export const taxForm = {
  rules: rules.add,
  fieldOf: { "conflict.duplicate": "code", "tax.compound_refused": "compound_on" } as const,
  body: (sent: Partial<Body>, { precision }: TaxValues) =>
    sent.precision !== undefined && precision === null ? { ...sent, precision: 6 } : sent,
};
