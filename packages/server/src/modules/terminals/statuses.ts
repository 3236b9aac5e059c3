import { terminalStatuses } from "@patron/contract";
import type { BodyOf, ReplyOf } from "@patron/contract/kit";
import { newId } from "#kit/id.ts";
import { implement } from "#kit/implement.ts";
import { readPage } from "#kit/records/paged.ts";
import { spanOf } from "#kit/span.ts";
import type { Tenant } from "#kit/tenant.ts";
import { type TerminalCaller, terminalOf } from "#kit/who.ts";
import { record } from "./record.ts";
import * as queries from "./status-queries.ts";

type Status = ReplyOf<typeof terminalStatuses.list>["items"][number];

const storedMs = 90 * 86_400_000;

function toStatus(row: queries.StatusRow): Status {
  const { id, created_dt, state, app_version, device_model, battery, comment, remote_addr, staff_id } = row;
  return {
    ...{ id, state, app_version, device_model, battery, comment, remote_addr },
    created_dt: created_dt.toISOString(),
    staff: staff_id === null ? null : { id: staff_id, title: row.staff_title },
  };
}

/** Stores what a terminal is doing, unless that is what it was doing already, and forgets what it did long ago. */
export async function noteStatus(
  tenant: Tenant,
  who: TerminalCaller,
  status: BodyOf<typeof terminalStatuses.report>,
  now: Date,
): Promise<void> {
  const { state, app_version = null, device_model = null, battery = null, comment = null } = status;
  const next = { state, app_version, device_model, battery, comment, staff_id: who.seller?.staffId ?? null };
  const row = { ...next, terminal_id: who.terminalId, remote_addr: who.remoteAddr };
  const latest = await tenant.maybe(queries.getLatest(who.terminalId));
  const names = ["remote_addr", ...Object.keys(next)] as (keyof typeof row)[]; // The keys of both.
  if (latest && names.every((name) => latest[name] === row[name])) return;
  await tenant.run(queries.addStatus({ ...row, id: newId(), created_dt: now }));
  await tenant.run(queries.removeStatuses(who.terminalId, new Date(now.getTime() - storedMs)));
}

export const terminalStatusCalls = implement(terminalStatuses, {
  list: record.showing((row, { query, page, tenant }) => {
    const { date_from: _, date_to: __, ...filters } = query;
    const span = spanOf(query, row.pos_time_zone);
    const found = queries.listStatuses(row.id, { ...filters, ...span }, page);
    return readPage({ tenant, page }, found, (rows) => rows.map(toStatus));
  }),

  async report({ body, tenant, who, now }) {
    await noteStatus(tenant, terminalOf(who), body, now);
    return { done: true };
  },
});
