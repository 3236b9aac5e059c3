import { Failure } from "@patron/contract/kit";
import type { Rule as EngineRule } from "@patron/engine";
import { newId } from "#kit/id.ts";
import type { Tenant } from "#kit/tenant.ts";
import { getSpecialAccount } from "../special-accounts/public.ts";
import { type Draft, newDraft, type Rule, type RuleRequest, toEngine } from "./body.ts";
import { getRule } from "./queries.ts";
import { refuseRule, type Target } from "./refuse.ts";
import { toRule } from "./views.ts";

type Requested = Pick<RuleRequest, "special_account_id">;

/** The account that a draft credits, if any; an account in the body must exist in any case. */
export async function readTarget(
  tenant: Tenant,
  draft: Draft,
  requested: Requested,
  read = getSpecialAccount,
): Promise<Target> {
  const id = requested.special_account_id ?? draft.special_account_id;
  const row = id ? await tenant.maybe(read(id)) : undefined;
  if (id && !row) throw new Failure("special_account.not_found");
  return draft.special_account_id ? row : undefined;
}

/** A rule that is tried before it is saved, switched on; with the id of a stored rule, which it replaces, that one as well. */
export interface TriedRule {
  id: string;
  draft: Draft;
  stored: Rule | undefined;
  rule: EngineRule;
}

/** A body as a rule to try, or why it could not be saved. */
export async function readTried(
  tenant: Tenant,
  loyaltyId: string,
  request: RuleRequest,
): Promise<TriedRule | "rule.not_found" | NonNullable<Awaited<ReturnType<typeof refuseRule>>>> {
  const row = request.id ? await tenant.maybe(getRule(loyaltyId, request.id)) : undefined;
  if (request.id && !row) return "rule.not_found";
  const draft = { ...newDraft(request), active: true };
  const target = await readTarget(tenant, draft, request);
  const refused = await refuseRule(tenant, loyaltyId, draft, target);
  if (refused) return refused;
  const id = row?.id ?? newId();
  const account = target ? { id: target.id, type: target.type, title: target.title, unit: target.unit } : null;
  return { id, draft, stored: row && toRule(row), rule: toEngine(id, draft, account) };
}
