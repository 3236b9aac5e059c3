import type { CouponRejection, PaymentType, RuleRejection } from "@patron/contract/enums";
import type { Minor, Quantity } from "../../money/index.ts";
import type { Goods } from "../../pricing/option.ts";
import type { Reader } from "../../wire/read.ts";
import type { Customer, RuleFacts } from "../rule.ts";

/** A line as rules see it: its goods and its amount before discounts. */
export type RuleLine = { id: string; goods: Goods; quantity: Quantity; amount: Minor };

/** Everything that rule conditions depend on. */
export type RuleContext = {
  read: Reader;
  /** The local time at the POS. */
  localTime: Temporal.PlainDateTime;
  pos_id: string;
  terminal_id: string;
  customer: Customer | null;
  picked_rule_ids: readonly string[];
  /** Whether the check is made at a self-service kiosk. */
  kiosk: boolean;
  /** Null if the payment types are not known yet. */
  payment_types: readonly PaymentType[] | null;
  facts: readonly RuleFacts[];
  lines: readonly RuleLine[];
};

/** The first failed condition, with the values for its message. */
export type Failed = { reason: RuleRejection | CouponRejection; details?: Readonly<Record<string, string>> };
