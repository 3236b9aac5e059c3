import type { CardAccess, ChargeTarget, RedemptionLimit, ReferralSide, TraceSource } from "@patron/contract/enums";

/** The facts for the text of a step, formatted for the user; empty where the step has none. */
export interface StepFacts {
  /** Title of the rule, tax or price group behind the step. */
  name: string;
  source: TraceSource | null;
  price: string;
  quantity: string;
  percent: string;
  /** The limit that lowered a redemption. */
  by: RedemptionLimit;
  target: ChargeTarget;
  /** Title of the special account that is credited. */
  account: string;
  /** Last valid day of bonuses. */
  until: string;
  /** The step of cash rounding. */
  step: string;
  /** The series of coupons, and their number. */
  series: string;
  count: number;
  /** Titles of card categories. */
  from: string;
  to: string;
  side: ReferralSide;
}

/** The facts for the text of a reason. */
export interface RejectionFacts {
  /** The amount, count or share that was not reached, or that is used up. */
  limit: string;
  date: string;
  from: string;
  to: string;
  weekDay: string;
  days: number;
  age: number;
  /** The current value. */
  measure: string;
  /** Title of the rule that took precedence. */
  winner: string;
  /** The result that this rule would have had. */
  would: string;
  access: CardAccess;
}
