import type { customerAccounts } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import type { Account } from "#kit/accounts/owner.ts";

type Body = BodyOf<typeof customerAccounts.change>;

/** The choice that stands for what the special account says. */
export const asDefined = "defined";

/** What the form's fields hold; empty texts are empty, not null. */
export interface OwnValues {
  credit_type: Account["credit_type"];
  credit_limit: string | null;
  active: boolean;
  title: string;
  comment: string;
  odometer: string;
  vehicle_id: string;
  limits: { period: Account["limits"][number]["period"]; amount: string | null; goods_code: string }[];
}

export function ownValues(one: Account): OwnValues {
  return {
    credit_type: one.credit_type,
    credit_limit: one.credit_limit,
    active: one.active,
    title: one.title ?? "",
    comment: one.comment ?? "",
    odometer: one.odometer ?? asDefined,
    vehicle_id: one.vehicle_id ?? asDefined,
    limits: one.limits.map(({ period, amount, goods_code }) => ({ period, amount, goods_code: goods_code ?? "" })),
  };
}

/** What a change of some values says to the call. */
export function ownBody(changed: Partial<OwnValues>): Body {
  const { credit_limit, title, comment, odometer, vehicle_id, limits, ...same } = changed;
  const orNull = (text: string) => text.trim() || null;
  const question = (chosen: string) => (chosen === asDefined ? null : chosen) as Account["odometer"]; // One of the select's own values.
  return {
    ...same,
    ...(credit_limit === undefined ? {} : { credit_limit: credit_limit ?? "0" }),
    ...(title === undefined ? {} : { title: orNull(title) }),
    ...(comment === undefined ? {} : { comment: orNull(comment) }),
    ...(odometer === undefined ? {} : { odometer: question(odometer) }),
    ...(vehicle_id === undefined ? {} : { vehicle_id: question(vehicle_id) }),
    ...(limits === undefined
      ? {}
      : {
          limits: limits.map(({ period, amount, goods_code }) => ({
            period,
            amount: amount ?? "0",
            goods_code: orNull(goods_code),
          })),
        }),
  };
}
