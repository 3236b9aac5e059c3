import type { specialAccounts } from "@patron/contract";
import type { SpecialAccountType } from "@patron/contract/enums";
import type { ReplyOf } from "@patron/contract/kit";
import { type AccountUnit, accountAmountText, accountKindOf } from "@patron/engine/money";
import type { InferResult } from "kysely";
import { stampsOf } from "#kit/records/stamps.ts";
import type { getSpecialAccount } from "./queries.ts";

/** One special account as the queries of this module read it. */
export type SpecialAccountRow = InferResult<ReturnType<typeof getSpecialAccount>>[number];
type SpecialAccount = ReplyOf<typeof specialAccounts.get>;
type Unit = SpecialAccount["unit"];

/** The ledger unit of punches. */
export const PUNCH = "punch";

/** The ledger unit of an account's type and unit. */
export function unitOf({ type, unit }: { type: SpecialAccountType; unit: string }): AccountUnit {
  return { kind: accountKindOf(type), unit };
}

/** The unit in API format: the currency of money, the unit of goods, neither for punches. */
export function unitNames({ type, unit }: { type: SpecialAccountType; unit: string }): {
  currency: string | null;
  unit: Unit;
} {
  return { currency: type === "money" ? unit : null, unit: type === "goods" ? (unit as Unit) : null }; // Written only from the enum.
}

export function toSpecialAccount(row: SpecialAccountRow): SpecialAccount {
  const text = (amount: bigint) => accountAmountText(amount, unitOf(row));
  const maybe = (amount: bigint | null) => (amount === null ? null : text(amount));
  return {
    id: row.id,
    title: row.title,
    public_title: row.public_title as SpecialAccount["public_title"], // Written only from this shape.
    public_description: row.public_description as SpecialAccount["public_description"], // Likewise.
    scope: row.scope,
    type: row.type,
    ...unitNames(row),
    goods_codes: row.goods_codes,
    limit_without_pin: maybe(row.limit_without_pin),
    credit_type: row.credit_type,
    credit_limit: text(row.credit_limit),
    odometer: row.odometer,
    vehicle_id: row.vehicle_id,
    loyalty_ids: row.loyalty_ids,
    pos_ids: row.pos_ids,
    expire_type: row.expire_type,
    expire_value: row.expire_value,
    refill_allowed_in_app: row.refill_allowed_in_app,
    refill_min: maybe(row.refill_min),
    refill_max: maybe(row.refill_max),
    refill_presets: row.refill_presets.map(text),
    low_balance_notify: maybe(row.low_balance_notify),
    bonuses_on_payment: row.bonuses_on_payment,
    active: row.active,
    sort_order: row.sort_order,
    accounts_count: Number(row.accounts_count ?? 0n),
    ...stampsOf(row),
  };
}
