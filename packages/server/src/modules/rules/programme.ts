import type { Rule as EngineRule } from "@patron/engine";
import type { Tenant } from "#kit/tenant.ts";
import { getSpecialAccount } from "../special-accounts/public.ts";
import { toEngine } from "./body.ts";
import { listRules } from "./queries.ts";
import { toRule } from "./views.ts";

/** A saved rule as the engine reads it, switched on, and when it was last changed. */
export interface SavedRule {
  rule: EngineRule;
  active: boolean;
  changed: Date;
}

const onSale: ReadonlySet<string> = new Set(["automatic", "manual", "kiosk"]);

/** The saved rules that sales of a programme may read, also those that are switched off, in the order of their creation. */
export async function readSaved(tenant: Tenant, loyaltyId: string): Promise<SavedRule[]> {
  const rows = (await tenant.many(listRules(loyaltyId, {}))).filter(({ scope }) => onSale.has(scope));
  const inOrder = rows.toSorted((a, b) => a.created_dt.getTime() - b.created_dt.getTime() || (a.id < b.id ? -1 : 1));
  const saved = inOrder.map((row) => ({ row, rule: toRule(row) }));
  const accounts = await readAccounts(
    tenant,
    saved.flatMap(({ rule }) => rule.special_account_id ?? []),
  );
  return saved.map(
    ({ row, rule: { id, loyalty_id: _, created_dt: __, modified_dt: ___, version: ____, ...draft } }) => ({
      rule: toEngine(id, { ...draft, active: true }, accounts.get(draft.special_account_id ?? "") ?? null),
      active: row.active,
      changed: row.modified_dt,
    }),
  );
}

async function readAccounts(tenant: Tenant, ids: readonly string[]) {
  const rows = await Promise.all([...new Set(ids)].map((id) => tenant.maybe(getSpecialAccount(id))));
  const found = rows.filter((row) => row !== undefined);
  return new Map(found.map(({ id, type, title, unit }) => [id, { id, type, title, unit }]));
}
