import { ruleReplays } from "@patron/contract";
import type { BodyOf } from "@patron/contract/kit";
import { newId } from "#kit/id.ts";
import { implement } from "#kit/implement.ts";
import { readPage } from "#kit/records/paged.ts";
import { refuseStale } from "#kit/records/stale.ts";
import type { Tenant } from "#kit/tenant.ts";
import { personOf } from "#kit/who.ts";
import { inProgramme } from "../loyalty/public.ts";
import { listRules, readTried, type TriedRule } from "../rules/public.ts";
import { maySeeMargins } from "../transactions/public.ts";
import * as queries from "./queries.ts";
import { requestPiece } from "./run.ts";
import { toReplays, toResults } from "./views.ts";

const shown = async (tenant: Tenant, loyaltyId: string, id: string) => {
  const [replay] = await toReplays(tenant, [await tenant.one(queries.getReplay(loyaltyId, id))]);
  return replay!; // One for each row.
};

export const ruleReplayCalls = implement(ruleReplays, {
  list: inProgramme(({ path, page, tenant }) =>
    readPage({ tenant, page }, queries.listReplays(path.loyaltyId), (rows) => toReplays(tenant, rows)),
  ),

  add: inProgramme(async ({ path, body, tenant, who, now, fail, changed }) => {
    const { loyaltyId } = path;
    if (body.date_from > body.date_to) return fail("rule_replay.dates_reversed");
    const change = await readChange(tenant, loyaltyId, body);
    if (typeof change === "string") return fail(change);
    const id = newId();
    const added = await tenant.run(
      queries.addReplay({
        ...{ id, loyalty_id: loyaltyId, person_id: personOf(who).personId },
        rule_id: change.tried?.stored?.id ?? null,
        rule: change.tried ? JSON.stringify(change.tried.rule) : null,
        off_rule_ids: change.off,
        date_from: body.date_from,
        date_to: body.date_to,
        created_dt: now,
        modified_dt: now,
      }),
    );
    if (added === 0) return fail("rule_replay.running");
    await requestPiece(tenant, id);
    const after = await shown(tenant, loyaltyId, id);
    changed({ entityType: "rule_replay", id, after });
    return after;
  }),

  get: inProgramme(async ({ path, tenant, who, fail }) => {
    const [row, findings] = await Promise.all([
      tenant.maybe(queries.getReplay(path.loyaltyId, path.ruleReplayId)),
      tenant.maybe(queries.getFindings(path.ruleReplayId)),
    ]);
    if (!row || !findings) return fail("rule_replay.not_found");
    const [[replay], results] = await Promise.all([
      toReplays(tenant, [row]),
      toResults(tenant, findings, maySeeMargins(who)),
    ]);
    return { ...replay!, ...results }; // One for each row.
  }),

  cancel: inProgramme(async (context) => {
    const { path, tenant, now, fail, changed } = context;
    const row = await tenant.maybe(queries.lockReplay(path.loyaltyId, path.ruleReplayId));
    if (!row) return fail("rule_replay.not_found");
    refuseStale(context, row);
    const before = await shown(tenant, path.loyaltyId, row.id);
    // It may end while somebody decides to stop it.
    if (row.state !== "running") return before;
    await tenant.run(queries.cancelReplay(row.id, now));
    const after = await shown(tenant, path.loyaltyId, row.id);
    changed({ entityType: "rule_replay", id: row.id, before, after });
    return after;
  }),

  remove: inProgramme(async (context) => {
    const { path, tenant, fail, changed } = context;
    const row = await tenant.maybe(queries.lockReplay(path.loyaltyId, path.ruleReplayId));
    if (!row) return fail("rule_replay.not_found");
    refuseStale(context, row);
    const before = await shown(tenant, path.loyaltyId, row.id);
    await tenant.run(queries.removeReplay(row.id));
    changed({ entityType: "rule_replay", id: row.id, before });
    return { done: true };
  }),
});

/** What a body changes, or why it cannot be tried. */
async function readChange(tenant: Tenant, loyaltyId: string, body: BodyOf<typeof ruleReplays.add>) {
  const off = [...new Set(body.off_rule_ids ?? [])];
  if (!body.rule && off.length === 0) return "rule_replay.nothing_changed";
  const known = new Set(off.length > 0 ? (await tenant.many(listRules(loyaltyId, {}))).map(({ id }) => id) : []);
  if (off.some((id) => !known.has(id))) return "rule.not_found";
  if (!body.rule) return { tried: undefined, off };
  const tried = await readTried(tenant, loyaltyId, body.rule);
  if (typeof tried === "string") return tried;
  return needsPast(tried) ? "rule_replay.needs_past" : { tried, off };
}

/** Whether the value depends on purchases that a past sale does not know: those that a stored rule counts are stored with it. */
function needsPast({ draft, stored }: TriedRule): boolean {
  if (draft.depends_on === "none" || draft.period === "check") return false;
  const counted = (
    rule: Pick<typeof draft, "depends_on" | "period" | "currency">,
    goods: readonly (readonly string[])[],
  ) => JSON.stringify([rule.depends_on, rule.period, rule.currency, rule.depends_on === "goods-quantity" ? goods : []]);
  const goodsOf = (rule: typeof draft) =>
    [rule.include_goods, rule.include_categories, rule.exclude_goods, rule.exclude_categories] as const;
  return !stored || counted(draft, goodsOf(draft)) !== counted(stored, goodsOf(stored));
}
