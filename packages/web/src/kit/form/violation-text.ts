import { type FieldRule, violationOf } from "@patron/contract/client";
import type { CommonMessages } from "../messages/en.ts";

/** Why a value breaks the rule of its field, in the reader's language; nothing when it keeps it. */
export function violationText(common: CommonMessages, rule: FieldRule, value: unknown): string | undefined {
  const violation = violationOf(rule, value);
  if (violation === undefined) return undefined;
  const limit = rule[violation as keyof FieldRule]; // Faults without a limit have none in the rule either.
  return common.violations[violation](typeof limit === "number" ? String(limit) : "");
}
