import { rowsPerStatement } from "./audit.ts";
import { type Query, q } from "./database/rows.ts";
import type { Change } from "./implement.ts";
import type { Who } from "./who.ts";

/** Entities that the engine reads. Each change stores a version, so any past sale can show what was in force. */
const versioned = new Set([
  "loyalty",
  "loyalty_settings",
  "rule_settings",
  "rule",
  "card_category",
  "card_category_rule",
  "price_option",
  "goods",
  "additional_cost",
  "tax",
  "price_group",
  "price_group_item",
  "terminal",
  "special_account",
]);

/** A version for every changed entity that the engine reads. Versions are appended, never overwritten. */
export function versionsOf(changes: readonly Change[], who: Who, now: Date): Query<unknown>[] {
  const rows = changes.flatMap(({ entityType, id, after }) => {
    if (!versioned.has(entityType) || !after) return [];
    const { version } = after as { version?: number }; // Entities have a version.
    if (version === undefined) throw new Error(`A change of ${entityType} must have its version.`);
    const actor_id = who.kind === "person" ? who.personId : null;
    return [
      { entity_type: entityType, entity_id: id, version, valid_from: now, body: JSON.stringify(after), actor_id },
    ];
  });
  const parts = Array.from({ length: Math.ceil(rows.length / rowsPerStatement) }, (_, part) =>
    rows.slice(part * rowsPerStatement, (part + 1) * rowsPerStatement),
  );
  return parts.map((part) => q.insertInto("version").values(part));
}
