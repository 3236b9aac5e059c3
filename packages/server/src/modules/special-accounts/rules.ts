import type { specialAccounts } from "@patron/contract";
import { type BodyOf, Failure, type FailureOf } from "@patron/contract/kit";
import { parseAccountAmount } from "@patron/engine/money";
import { lacks } from "#kit/records/known.ts";
import { listKnown } from "#kit/records/known-queries.ts";
import type { Tenant } from "#kit/tenant.ts";
import { isCurrency } from "../reference/public.ts";
import { PUNCH, unitOf } from "./views.ts";

export type Draft = Required<Omit<BodyOf<typeof specialAccounts.add>, "id">>;
type Refusal = Exclude<FailureOf<typeof specialAccounts.add>, "conflict.duplicate">;

/** The defaults of a special account. */
export const blank: Omit<Draft, "title" | "scope" | "type"> = {
  public_title: {},
  public_description: {},
  currency: null,
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
  expire_value: null,
  refill_allowed_in_app: false,
  refill_min: null,
  refill_max: null,
  refill_presets: [],
  low_balance_notify: null,
  bonuses_on_payment: true,
  active: true,
  sort_order: 0,
};

/** The ledger unit of a draft, or undefined if currency and unit do not match its type. */
function unitIn({ type, currency, unit }: Draft): string | undefined {
  if (type === "money") return unit === null ? (currency ?? undefined) : undefined;
  if (type === "goods") return currency === null ? (unit ?? undefined) : undefined;
  return currency === null && unit === null ? PUNCH : undefined;
}

/** The first error in a complete draft. */
export async function refuseDraft(tenant: Tenant, draft: Draft): Promise<Refusal | undefined> {
  if (unitIn(draft) === undefined) return "special_account.unit_invalid";
  if (draft.currency !== null && !isCurrency(draft.currency)) return "currency.unknown";
  if (!isLife(draft)) return "special_account.expiry_invalid";
  if (draft.expire_type !== "none" && draft.credit_type !== "debit") return "special_account.expiry_on_credit";
  const { refill_min, refill_max } = columnsOf(draft);
  if (refill_min !== null && refill_max !== null && refill_min > refill_max) return "special_account.range_reversed";
  if (await lacks(tenant, draft.loyalty_ids, (ids) => listKnown("loyalty", ids))) return "loyalty.not_found";
  return (await lacks(tenant, draft.pos_ids, (ids) => listKnown("pos", ids))) ? "pos.not_found" : undefined;
}

function isLife({ expire_type, expire_value }: Draft): boolean {
  if (expire_type === "none") return expire_value === null;
  if (expire_type !== "date") return /^[1-9]\d{0,3}$/.test(expire_value ?? "");
  const at = new Date(`${expire_value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === expire_value;
}

const counted = ["type", "currency", "unit"] as const;

/** The changed fields among those that stay once something uses the account's unit: the unit, and the scope if rules credit it. */
export function changesOfCount(before: Draft, after: Draft, credited = true): string[] {
  return [...(credited ? (["scope"] as const) : []), ...counted].filter((name) => before[name] !== after[name]);
}

/** The changed fields among those that stay once a customer has the account. */
export function changesOfUse(before: Draft, after: Draft): string[] {
  const changed = changesOfCount(before, after);
  // Balances without lots cannot begin to expire, and expiring lots cannot become permanent.
  const ends = ({ expire_type }: Draft) => expire_type !== "none";
  return ends(before) === ends(after) ? changed : [...changed, "expire_type"];
}

/** A draft as columns. Only for a valid unit; fails with `request.malformed` if an amount has too many decimals. */
export function columnsOf(draft: Draft) {
  const { public_title, public_description, currency: _, ...same } = draft;
  const unit = unitIn(draft) ?? "";
  const amount = (path: string, text: string) => {
    const value = parseAccountAmount(text, unitOf({ type: draft.type, unit }));
    if (value !== undefined) return value;
    throw new Failure("request.malformed", {
      errors: [{ path, code: "decimals", message: "has more decimals than the account counts" }],
    });
  };
  const maybe = (name: "limit_without_pin" | "refill_min" | "refill_max" | "low_balance_notify") => {
    const text = draft[name];
    return text === null ? null : amount(name, text);
  };
  return {
    ...same,
    unit,
    public_title: JSON.stringify(public_title),
    public_description: JSON.stringify(public_description),
    credit_limit: amount("credit_limit", draft.credit_limit),
    limit_without_pin: maybe("limit_without_pin"),
    refill_min: maybe("refill_min"),
    refill_max: maybe("refill_max"),
    low_balance_notify: maybe("low_balance_notify"),
    refill_presets: draft.refill_presets.map((text, index) => amount(`refill_presets.${index}`, text)),
  };
}
