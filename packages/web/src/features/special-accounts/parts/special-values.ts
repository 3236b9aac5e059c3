import type { specialAccounts } from "@patron/contract";
import type { BodyOf, ReplyOf } from "@patron/contract/client";
import type { Texts } from "#kit/form/texts.ts";

export type Special = ReplyOf<typeof specialAccounts.get>;
type Body = BodyOf<typeof specialAccounts.add>;

/** What the form's fields hold: presets as one text, the life of a refill as a number or a day. */
export interface SpecialValues
  extends Omit<
    Special,
    | "id"
    | "created_dt"
    | "modified_dt"
    | "version"
    | "accounts_count"
    | "public_title"
    | "public_description"
    | "expire_value"
    | "refill_presets"
    | "credit_limit"
    | "sort_order"
    | "unit"
  > {
  public_title: Texts;
  public_description: Texts;
  unit: string | null;
  credit_limit: string | null;
  sort_order: number | null;
  life: number | null;
  last_date: string | null;
  presets: string;
}

/** A new account of money in the currency of the business. */
export function blankSpecial(currency: string | null): SpecialValues {
  return {
    title: "",
    public_title: {},
    public_description: {},
    scope: "retail",
    type: "money",
    currency,
    unit: null,
    goods_codes: [],
    limit_without_pin: null,
    credit_type: "debit",
    credit_limit: "0",
    odometer: "no",
    vehicle_id: "no",
    loyalty_ids: [],
    pos_ids: [],
    expire_type: "none",
    life: null,
    last_date: null,
    refill_allowed_in_app: false,
    refill_min: null,
    refill_max: null,
    presets: "",
    low_balance_notify: null,
    bonuses_on_payment: true,
    active: true,
    sort_order: 0,
  };
}

export function specialValues(one: Special): SpecialValues {
  const { id: _, created_dt: __, modified_dt: ___, version: ____, accounts_count: _____, ...same } = one;
  const { refill_presets, expire_value, ...rest } = same;
  const isDate = one.expire_type === "date";
  return {
    ...rest,
    life: isDate || expire_value === null ? null : Number(expire_value),
    last_date: isDate ? expire_value : null,
    presets: refill_presets.join("; "),
  };
}

/** Fields that are said together: one of them alone would not fit what the others are. */
const countedTogether = ["type", "currency", "unit"] as const;
const livedTogether = ["expire_type", "life", "last_date"] as const;

/** What a change of some values says to the call, given all of them. */
export function specialBody(changed: Partial<SpecialValues>, values: SpecialValues): Partial<Body> {
  const { type: _, currency: __, unit: ___, expire_type: ____, life: _____, last_date: ______, ...rest } = changed;
  const { presets, credit_limit, sort_order, ...same } = rest;
  const says = (names: readonly (keyof SpecialValues)[]) => names.some((name) => name in changed);
  return {
    ...same,
    ...(presets === undefined ? {} : { refill_presets: presetsOf(presets) }),
    ...(credit_limit === undefined ? {} : { credit_limit: credit_limit ?? "0" }),
    ...(sort_order === undefined ? {} : { sort_order: sort_order ?? 0 }),
    ...(says(countedTogether) ? countedIn(values) : {}),
    ...(says(livedTogether) ? lifeIn(values) : {}),
  };
}

function countedIn({ type, currency, unit }: SpecialValues) {
  return {
    type,
    currency: type === "money" ? currency : null,
    unit: type === "goods" ? (unit as Special["unit"]) : null, // One of the select's own values.
  };
}

function lifeIn({ expire_type, life, last_date }: SpecialValues) {
  const spans = { none: null, date: last_date, day: life, month: life };
  return { expire_type, expire_value: spans[expire_type]?.toString() ?? null };
}

/** The whole body of a new account. */
export function newSpecial(values: SpecialValues): Body {
  const { title, scope } = values;
  return { ...specialBody(values, values), title, scope, ...countedIn(values) };
}

function presetsOf(text: string): string[] {
  return text
    .split(/[;\s]+/)
    .map((amount) => amount.replace(",", "."))
    .filter(Boolean);
}

/** The field that each refusal belongs to. */
export const refusedField = {
  "special_account.unit_invalid": ({ type }: SpecialValues) => (type === "goods" ? "unit" : "currency"),
  "special_account.expiry_invalid": ({ expire_type }: SpecialValues) => (expire_type === "date" ? "last_date" : "life"),
  "special_account.expiry_on_credit": "expire_type",
  "special_account.range_reversed": "refill_min",
  "currency.unknown": "currency",
} as const;
