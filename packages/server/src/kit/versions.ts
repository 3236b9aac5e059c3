import { q } from "./database/rows.ts";
import type { Change } from "./implement.ts";
import type { Tenant } from "./tenant.ts";
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

/** Appends a version for every changed thing that the engine reads; the last one is never overwritten. */
export async function writeVersions(tenant: Tenant, changes: readonly Change[], who: Who, now: Date): Promise<void> {
  for (const { noun, id, after } of changes) {
    if (!versioned.has(noun) || !after) continue;
    const { version } = after as { version?: number }; // Entities answer with their version.
    if (version === undefined) throw new Error(`A change of ${noun} must say its version.`);
    await tenant.run(
      q.insertInto("version").values({
        noun,
        noun_id: id,
        version,
        valid_from: now,
        body: JSON.stringify(after),
        actor_id: who.kind === "person" ? who.personId : null,
      }),
    );
  }
}
