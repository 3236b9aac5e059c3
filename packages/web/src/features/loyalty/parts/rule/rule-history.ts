import type { audit } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import type { Rule } from "./values.ts";

type Line = Pick<ReplyOf<typeof audit.list>["items"][number], "id" | "action" | "entity_id" | "changes">;

/** Fields that the sentence of a rule does not mention. */
export const unmentioned = ["title", "active", "sort_order", "comment", "public_title", "public_description"];

/**
 * Returns the whole rule before and after an entry of its history, latest first: an entry has only the changed fields, so later entries are undone
 * from the current rule.
 */
export function ruleAt(rule: Rule, lines: readonly Line[], id: string): { before: Rule; after: Rule } | undefined {
  let after = rule;
  for (const line of lines) {
    if (line.entity_id !== rule.id) continue;
    after = withFields(after, line, "after");
    const before = line.action === "changed" ? withFields(after, line, "before") : after;
    if (line.id === id) return { before, after };
    after = before;
  }
  return undefined;
}

function withFields(rule: Rule, { action, changes }: Line, side: "before" | "after"): Rule {
  if (action !== "changed") return rule;
  return { ...rule, ...Object.fromEntries(changes.map((change) => [change.field, change[side]])) };
}
