import { type Query, q } from "./database/rows.ts";
import type { Change } from "./implement.ts";
import type { Who } from "./who.ts";

/** What the engine reads. A change of one of these leaves a version, so that any past sale can say what was in force. */
const versioned = new Set([
  "loyalty",
  "loyalty_settings",
  "rule_settings",
  "rule",
  "card_category",
  "goods",
  "tax",
  "price_group",
  "price_group_item",
  "terminal",
  "special_account",
]);

/** A version for every changed thing that the engine reads, to be appended; the last one is never overwritten. */
export function versionsOf(changes: readonly Change[], who: Who, now: Date): Query<unknown>[] {
  const rows = changes.flatMap(({ entityType, id, after }) => {
    if (!versioned.has(entityType) || !after) return [];
    const { version } = after as { version?: number }; // Entities answer with their version.
    if (version === undefined) throw new Error(`A change of ${entityType} must say its version.`);
    const actor_id = who.kind === "person" ? who.personId : null;
    return [
      { entity_type: entityType, entity_id: id, version, valid_from: now, body: JSON.stringify(after), actor_id },
    ];
  });
  return rows.length > 0 ? [q.insertInto("version").values(rows)] : [];
}
