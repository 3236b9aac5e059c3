import type { Role } from "@patron/contract/enums";
import fc from "fast-check";
import { nonsense } from "./nonsense.ts";

export const cards = 2;
export type By = "till" | "owner" | "staff";
/** A user of the back office. */
export type Clerk = Exclude<By, "till">;

interface Sale {
  card: number;
  /** Units at 10.00 and at 5.55. */
  tens: number;
  odds: number;
  redeem: number;
  /** Whether the customer's special account pays the rest. */
  paid: boolean;
}
/**
 * A request to the server. Amounts in minor units, drawn fuel in thousandths of a litre (null: everything), time in days, `past` counts
 * requests back.
 */
export type Request =
  | ({ do: "sell" } & Sale)
  | ({ do: "reserve"; days: number } & Sale)
  | { do: "finalize"; past: number; by: By; tens: number | null }
  | { do: "cancel"; past: number; by: By }
  | { do: "refill"; card: number; amount: number }
  | { do: "draw"; card: number; by: Clerk; amount: number | null }
  | { do: "add"; card: number; by: Clerk; amount: number; lives: number | null }
  | { do: "adjust"; card: number; by: Clerk; amount: number }
  | { do: "adjust-to"; card: number; by: Clerk; amount: number }
  | { do: "write-off"; card: number; by: Clerk; amount: number }
  | { do: "nonsense"; by: By; what: string }
  | { do: "repeat"; past: number; changed: boolean }
  | { do: "roles"; roles: Role[] }
  | { do: "days"; count: number }
  | { do: "jobs" };

/** Requests that move bonuses and special accounts. */
export type Move = Exclude<Request, { do: "nonsense" | "repeat" | "roles" | "days" | "jobs" }>;

const is = <Name extends Request["do"]>(name: Name) => fc.constant(name);
const card = fc.nat({ max: cards - 1 });
const past = fc.nat({ max: 4 });
const clerk = fc.constantFrom<Clerk[]>("owner", "owner", "staff");
const by = fc.constantFrom<By[]>("till", "owner", "owner", "staff");
/** Small ones too, so debts are settled by part of a credit. */
const amount = fc.oneof(fc.nat({ max: 60 }), fc.nat({ max: 2_000 }));
/** Mostly everything, so the next cancellation falls short. */
const drawn = fc.oneof(fc.nat({ max: 2_000 }), fc.constant(null), fc.constant(null));
const sale = {
  card,
  tens: fc.nat({ max: 3 }),
  odds: fc.integer({ min: 1, max: 2 }),
  redeem: fc.oneof(fc.constant(0), fc.constant(9_999), fc.nat({ max: 3_000 })),
  paid: fc.boolean(),
};
const days = fc.integer({ min: 1, max: 7 });

export const moves: readonly fc.Arbitrary<Move>[] = [
  fc.record({ do: is("sell"), ...sale }),
  fc.record({ do: is("reserve"), days, ...sale }),
  fc.record({ do: is("finalize"), past, by, tens: fc.option(fc.nat({ max: 4 }), { nil: null }) }),
  fc.record({ do: is("cancel"), past, by }),
  fc.record({ do: is("refill"), card, amount }),
  fc.record({ do: is("draw"), card, by: clerk, amount: drawn }),
  fc.record({
    do: is("add"),
    card,
    by: clerk,
    amount,
    lives: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }),
  }),
  fc.record({ do: is("adjust"), card, by: clerk, amount: fc.integer({ min: -2_000, max: 2_000 }) }),
  fc.record({ do: is("adjust-to"), card, by: clerk, amount: fc.oneof(fc.constant(0), amount) }),
  fc.record({ do: is("write-off"), card, by: clerk, amount }),
];

const roles = fc.subarray<Role>(["support-operator", "sales-point-manager", "marketing", "viewer", "business-manager"]);

/** All requests, those that move bonuses twice as often. */
export const requests: fc.Arbitrary<Request>[] = [
  ...moves,
  ...moves,
  fc.record({ do: is("nonsense"), by, what: fc.constantFrom(...Object.keys(nonsense)) }),
  fc.record({ do: is("repeat"), past, changed: fc.boolean() }),
  fc.record({ do: is("roles"), roles }),
  fc.record({ do: is("days"), count: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ do: is("jobs") }),
];
