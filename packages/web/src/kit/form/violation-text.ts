import { type FieldRule, violationOf } from "@patron/contract/client";
import type { CommonMessages } from "../messages/use-common-messages.ts";

/** Returns why a value breaks the rule of its field, in the user's language; undefined when it does not. */
export function violationText(common: CommonMessages, rule: FieldRule, value: unknown): string | undefined {
  const violation = violationOf(rule, value);
  if (violation === undefined) return undefined;
  const limit = rule[violation as keyof FieldRule]; // Violations without a limit have none in the rule either.
  return common.violations[violation](typeof limit === "number" ? String(limit) : "");
}
