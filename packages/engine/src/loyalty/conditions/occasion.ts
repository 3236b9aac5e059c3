import type { CouponRejection, PaymentType, RuleRejection } from "@patron/contract/enums";
import type { Minor, Quantity } from "../../money/index.ts";
import type { Goods } from "../../pricing/option.ts";
import type { Reader } from "../../wire/read.ts";
import type { Customer, RuleFacts } from "../rule.ts";

/** A line as rules see it: its goods and its amount before discounts. */
export type RuleLine = { id: string; goods: Goods; quantity: Quantity; amount: Minor };

/** Everything that the conditions of a rule are judged against. */
export type Occasion = {
  read: Reader;
  /** What the clock shows at the POS. */
  wall: Temporal.PlainDateTime;
  pos_id: string;
  terminal_id: string;
  customer: Customer | null;
  picked_rule_ids: readonly string[];
  /** Whether the check is made at a self-service kiosk. */
  kiosk: boolean;
  /** Null while it is not known how the check will be paid. */
  payment_types: readonly PaymentType[] | null;
  facts: readonly RuleFacts[];
  lines: readonly RuleLine[];
};

/** The first condition that failed, with what its wording needs. */
export type Failed = { reason: RuleRejection | CouponRejection; details?: Readonly<Record<string, string>> };
