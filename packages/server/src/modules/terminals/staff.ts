import type { terminals } from "@patron/contract";
import type { Query } from "#kit/database/rows.ts";
import type { Context, Handlers } from "#kit/implement.ts";
import { lacks } from "#kit/records/known.ts";
import { saveRow } from "#kit/records/record-rows.ts";
import { listKnownStaff, listStaffById, toStaff } from "../staff/public.ts";
import * as queries from "./queries.ts";
import { record } from "./record.ts";
import { toTerminal } from "./views.ts";

/** The links between terminals and staff. */
export const staffHandlers: Pick<Handlers<typeof terminals>, "staff" | "addStaff" | "removeStaff"> = {
  staff: record.showing(async ({ id }, { tenant }) => ({ items: await tenant.many(queries.listStaffOf(id)) })),
  addStaff: (context) => relink(context, (terminalId, ids) => queries.addStaff(terminalId, ids, context.now)),
  removeStaff: (context) => relink(context, queries.removeStaff),
};

type Linking = Context<typeof terminals.addStaff>;

/** Changes the links of a terminal to some staff. Terminal and staff both get a new version and an entry in their history. */
async function relink(context: Linking, change: (terminalId: string, ids: readonly string[]) => Query<unknown>) {
  const { body, tenant, now, fail, changed } = context;
  const row = await record.locked(context);
  const ids = [...new Set(body.staff_ids)].sort();
  if (await lacks(tenant, ids, listKnownStaff)) return fail("staff.not_found");
  const [linked, members] = await Promise.all([tenant.many(queries.listStaffOf(row.id)), membersOf(tenant, ids)]);
  if (ids.length > 0) await tenant.run(change(row.id, ids));
  const items = await tenant.many(queries.listStaffOf(row.id));
  const isLinked = new Set(linked.map(({ id }) => id));
  const stays = new Set(items.map(({ id }) => id));
  const affected = ids.filter((id) => isLinked.has(id) !== stays.has(id));
  if (affected.length === 0) return { items };

  await tenant.run(saveRow("terminal", row.id, {}, now));
  for (const id of affected) await tenant.run(saveRow("staff", id, {}, now));
  const terminal = toTerminal(await tenant.one(queries.getTerminal(row.id)));
  const before = { ...toTerminal(row), staff_ids: idsOf(linked) };
  changed({ entityType: "terminal", id: row.id, before, after: { ...terminal, staff_ids: idsOf(items) } });
  const after = await membersOf(tenant, affected);
  for (const id of affected) changed({ entityType: "staff", id, before: members.get(id), after: after.get(id) });
  return { items };
}

async function membersOf(tenant: Linking["tenant"], ids: readonly string[]) {
  const rows = await tenant.many(listStaffById(ids));
  return new Map(rows.map((row) => [row.id, toStaff(row)]));
}

const idsOf = (staff: readonly { id: string }[]) => staff.map(({ id }) => id);
