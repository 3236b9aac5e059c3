import { ruleReplays } from "@patron/contract";
import { newId } from "#kit/id.ts";
import { implement } from "#kit/implement.ts";
import { readPage } from "#kit/records/paged.ts";
import { refuseStale } from "#kit/records/stale.ts";
import type { Tenant } from "#kit/tenant.ts";
import { personOf } from "#kit/who.ts";
import { inProgramme } from "../loyalty/public.ts";
import { maySeeMargins } from "../transactions/public.ts";
import { readDraft } from "./drafts.ts";
import * as queries from "./queries.ts";
import { requestPiece } from "./run.ts";
import { readShown } from "./shown.ts";
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
    const drafted = await readDraft(tenant, loyaltyId, body);
    if (typeof drafted === "string") return fail(drafted);
    const id = newId();
    const row = {
      ...{ id, loyalty_id: loyaltyId, person_id: personOf(who).personId, kind: body.draft.kind },
      ...drafted.columns,
      change: JSON.stringify(drafted.change),
      ...{ date_from: body.date_from, date_to: body.date_to, created_dt: now, modified_dt: now },
    };
    const added = await tenant.run(queries.addReplay(row));
    if (added === 0) return fail("rule_replay.running");
    await requestPiece(tenant, row);
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
    const [[replay], shown, results] = await Promise.all([
      toReplays(tenant, [row]),
      readShown(tenant, findings.change),
      toResults(tenant, findings, maySeeMargins(who)),
    ]);
    return { ...replay!, ...shown, ...results }; // One for each row.
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
