import type { CardAccess, ChargeTarget, RedemptionLimit, ReferralSide, TraceSource } from "@patron/contract/enums";

/** What the wording of a step may name; texts are written as the reader writes them, and empty where the step has none. */
export interface StepFacts {
  /** Title of the rule, tax or price group behind the step. */
  name: string;
  source: TraceSource | null;
  price: string;
  quantity: string;
  percent: string;
  /** What a redemption was lowered by. */
  by: RedemptionLimit;
  target: ChargeTarget;
  /** Title of the special account that is credited. */
  account: string;
  /** Last valid day of bonuses. */
  until: string;
  /** The step that cash is rounded to. */
  step: string;
  /** A series of coupons, and how many of them. */
  series: string;
  count: number;
  /** Titles of card categories. */
  from: string;
  to: string;
  side: ReferralSide;
}

/** What the wording of a reason may name. */
export interface RejectionFacts {
  /** An amount, a count or a share that was not reached, or that is used up. */
  limit: string;
  date: string;
  from: string;
  to: string;
  weekDay: string;
  days: number;
  age: number;
  /** What has been reached so far. */
  measure: string;
  /** Title of the rule that took more. */
  winner: string;
  /** What this one would have come to. */
  would: string;
  access: CardAccess;
}
