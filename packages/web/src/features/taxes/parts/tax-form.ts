import type { taxes } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { rules } from "@patron/contract/rules/taxes";
import type { FormValues } from "#kit/form/form-values.ts";

type Body = BodyOf<typeof taxes.add>;
export type TaxValues = FormValues<Body>;

/** What forms of a new and of a present tax have in common: rules, the field of each refusal, and every decimal of the rate where none are said. */
export const taxForm = {
  rules: rules.add,
  fieldOf: { "conflict.duplicate": "code", "tax.compound_refused": "compound_on" } as const,
  body: (sent: Partial<Body>, { precision }: TaxValues) =>
    sent.precision !== undefined && precision === null ? { ...sent, precision: 6 } : sent,
};
