import type { Change } from "#kit/implement.ts";
import type { Tenant } from "#kit/tenant.ts";
import { tellOfCategories } from "./notices.ts";

/** A customer's category has changed, in the present transaction. */
export interface CategoryChange {
  loyaltyId: string;
  customerId: string;
  from: string | null;
  to: string | null;
  cause: CategoryCause;
}
/** By hand, by a rule with a sale or at night, or because the sale that assigned the former one was cancelled. */
export type CategoryCause =
  | { kind: "hand"; pinned: boolean; comment: string | null }
  | { kind: "rule"; ruleId: string; transactionId: string | null }
  | { kind: "cancel"; transactionId: string };

/**
 * Records changes of categories in one programme in the audit log, and tells the customers if their programme does. Every change by hand or by a rule
 * comes through here once.
 */
export async function recordCategoryChanges(
  changes: readonly CategoryChange[],
  { tenant, now, changed }: { tenant: Tenant; now: Date; changed: (change: Change) => void },
): Promise<void> {
  for (const { loyaltyId, customerId, from, to, cause } of changes) {
    const after = { category_id: to, loyalty_id: loyaltyId, ...auditedOf(cause) };
    changed({ entityType: "customer", id: customerId, before: { category_id: from }, after });
  }
  const isNightly = ({ cause }: CategoryChange) => cause.kind === "rule" && cause.transactionId === null;
  const told = changes.map((change) => ({ ...change, nightly: isNightly(change) }));
  await tellOfCategories(tenant, told, now);
}

function auditedOf(cause: CategoryCause): object {
  if (cause.kind === "hand") return { category_pinned: cause.pinned, comment: cause.comment };
  return cause.kind === "rule" ? { category_rule_id: cause.ruleId } : {};
}

/** A category's place among those of its programme. */
export interface Rank {
  id: string;
  title: string;
  sort_order: number;
  active: boolean;
  version: number;
}
