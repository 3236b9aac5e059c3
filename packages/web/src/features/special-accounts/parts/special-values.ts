import type { specialAccounts } from "@patron/contract";
import type { BodyOf, ReplyOf } from "@patron/contract/client";
import { rules } from "@patron/contract/rules/specialAccounts";
import type { FormValues } from "#kit/form/form-values.ts";

export type Special = ReplyOf<typeof specialAccounts.get>;
type Body = BodyOf<typeof specialAccounts.add>;
export type SpecialValues = FormValues<Body>;

/** The values of a new money account in the currency of the business. */
export function blankSpecial(currency: string | null): Partial<SpecialValues> {
  return { currency, credit_limit: "0", bonuses_on_payment: true, active: true };
}

/** Whether a validity is a last day, and not a number of days or months. */
export function isDay(text: string | null): boolean {
  return /^\d+-/.test(text ?? "");
}

/** Fields that are sent together, because one alone would contradict the others. */
const countedTogether = ["type", "currency", "unit"] as const;
const livedTogether = ["expire_type", "expire_value"] as const;

/** Returns the body for the changed fields, given the values of all. */
function specialBody(body: Partial<Body>, values: SpecialValues): Partial<Body> {
  const includes = (names: readonly (keyof Body)[]) => names.some((name) => name in body);
  return {
    ...body,
    ...(!values.credit_limit && { credit_limit: "0" }),
    ...(includes(countedTogether) && countedIn(values)),
    ...(includes(livedTogether) && lifeIn(values)),
  };
}

function countedIn({ type, currency, unit }: SpecialValues) {
  return { type, currency: type === "money" ? currency : null, unit: type === "goods" ? unit : null };
}

function lifeIn({ expire_type, expire_value }: SpecialValues) {
  const fits = expire_type !== "none" && isDay(expire_value) === (expire_type === "date");
  return { expire_type, expire_value: fits ? expire_value : null };
}

/** The form of an account: the rules of its fields, its body, and the field that shows each error. */
export const specialForm = {
  rules: rules.add,
  body: specialBody,
  fieldOf: {
    "special_account.unit_invalid": ({ type }: { type: Special["type"] }) => (type === "goods" ? "unit" : "currency"),
    "special_account.expiry_invalid": "expire_value",
    "special_account.expiry_on_credit": "expire_type",
    "special_account.range_reversed": "refill_min",
    "currency.unknown": "currency",
  } as const,
};
