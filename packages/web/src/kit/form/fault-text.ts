import { type FieldRule, violationOf } from "@patron/contract/client";
import type { CommonMessages } from "../messages/use-common-messages.ts";

/** Why a value breaks the rule of its field, in the reader's language; nothing when it keeps it. */
export function faultText(common: CommonMessages, rule: FieldRule, value: unknown): string | undefined {
  const fault = violationOf(rule, value);
  if (fault === undefined) return undefined;
  const limit = rule[fault as keyof FieldRule]; // Faults without a limit have none in the rule either.
  return common.faults[fault](typeof limit === "number" ? String(limit) : "");
}
