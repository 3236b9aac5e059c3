import type { PaymentType, RuleActionType, RuleMeasure, RulePeriod, RuleScope } from "@patron/contract/enums";

/** Chosen records: the names of those that are known, and how many others there are. */
export interface Names {
  known: string[];
  more: number;
}
export interface GoodsFacts {
  goods: Names;
  categories: Names;
}
/** Which groups of customers take part. */
export interface GroupFacts {
  categories: Names;
  uncategorised: boolean;
  walkIn: boolean;
}
/** The credit of a rule; an account with an unknown name has none. */
export type CreditFacts =
  | { to: "bonuses" }
  | { to: "promotional-bonuses"; until: string | null; days: number | null; months: number | null }
  | { to: "account"; name: string | null };

/** What a rule does to a sale. Amounts, days and times are formatted already. */
export interface EffectFacts {
  action: RuleActionType;
  /** The value that every customer gets; null when it is not filled in, or when a table has the values. */
  value: string | null;
  /** For coupons: their number. */
  count: number | null;
  on: GoodsFacts;
  except: GoodsFacts;
  credit: CreditFacts;
  /** For a set: the bought and given quantities, the given items if they differ, whether they are free, and the maximum per sale. */
  set: { buy: string; get: string; given: GoodsFacts; free: boolean; max: number | null };
}
export interface WhoFacts {
  groups: GroupFacts | null;
  members: boolean;
  gender: "female" | "male" | null;
  age: RangeFacts | null;
  joinedWithin: number | null;
}
/** Runs of days of the week, from 1 for Monday; a run of one day begins and ends with it. */
export type DayRun = readonly [from: number, to: number];
export interface WhenFacts {
  days: DayRun[];
  hours: RangeFacts | null;
}
/** A range with at least one end. */
export type RangeFacts = { from: string; to: string | null } | { from: null; to: string };
export interface LimitFacts {
  perCustomer: number | null;
  perDay: number | null;
  total: number | null;
}
export interface StepFacts {
  measure: Exclude<RuleMeasure, "none">;
  period: RulePeriod;
  /** The first starts at zero. */
  steps: { from: string; value: string }[];
}
/** A group of customers with its own value; a category that has no known name has none. */
export type GroupValue =
  | { audience: "category"; name: string | null; value: string }
  | { audience: "uncategorised"; value: string }
  | { audience: "walk_in"; value: string };

/** The phrases of one language for the parts of a rule. */
export interface RuleWords {
  effect(facts: EffectFacts): string;
  when(facts: WhenFacts): string;
  dates(range: RangeFacts): string;
  who(facts: WhoFacts): string;
  firstPurchase: string;
  birthday(before: number, after: number): string;
  where(pos: Names): string;
  terminals(terminals: Names): string;
  saleAmount(range: RangeFacts): string;
  goodsAmount(range: RangeFacts): string;
  currency(code: string): string;
  payments(types: readonly PaymentType[]): string;
  scope: Record<Exclude<RuleScope, "automatic">, string>;
  limits(facts: LimitFacts): string;
  /** Sentences of their own, after the first. */
  steps(facts: StepFacts): string;
  groups(groups: readonly GroupValue[]): string;
  alone: { discount: string; charge: string };
}
