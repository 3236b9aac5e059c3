import { views } from "@patron/contract";
import { newId } from "#kit/id.ts";
import { implement } from "#kit/implement.ts";
import { addRow, endRow, saveRow } from "#kit/records/record-rows.ts";
import { refuseStale } from "#kit/records/stale.ts";
import type { Tenant } from "#kit/tenant.ts";
import { type Person, personOf } from "#kit/who.ts";
import * as queries from "./queries.ts";
import { mayChange, maySee } from "./rules.ts";
import { toView, type ViewRow } from "./views.ts";

/** The maximum number of views per person and list. */
const maxViews = 100n;

export const viewCalls = implement(views, {
  async list({ query, tenant, who }) {
    const person = personOf(who);
    const rows = await tenant.many(queries.listViews(person.personId, query));
    return { items: rows.map((row) => toView(row, person)) };
  },

  async add({ body, tenant, who, now, fail, changed }) {
    const person = personOf(who);
    await tenant.run(queries.lockMaker(person.personId));
    const { count } = await tenant.one(queries.countViews(person.personId, body.list));
    if (count >= maxViews) return fail("view.limit_reached", { most: Number(maxViews) });
    const id = body.id ?? newId();
    const { list, title, shared = false } = body;
    const content = { list, title, shared, search: JSON.stringify(body.search) };
    const stamps = { created_dt: now, modified_dt: now };
    await tenant.run(addRow("saved_view", { id, person_id: person.personId, ...content, ...stamps }));
    const added = toView(await tenant.one(queries.getView(id)), person);
    changed({ entityType: "saved_view", id, after: added });
    return added;
  },

  async change(context) {
    const { path, body, tenant, who, now, fail, changed } = context;
    const person = personOf(who);
    const row = await lockSeen(tenant, path.viewId, person);
    if (!row) return fail("view.not_found");
    if (!mayChange(row, person)) return fail("view.of_another");
    refuseStale(context, row);
    const { search, ...same } = body;
    const content = { ...same, ...(search && { search: JSON.stringify(search) }) };
    await tenant.run(saveRow("saved_view", row.id, content, now));
    const after = toView(await tenant.one(queries.getView(row.id)), person);
    changed({ entityType: "saved_view", id: row.id, before: toView(row, person), after });
    return after;
  },

  async remove(context) {
    const { path, tenant, who, fail, changed } = context;
    const person = personOf(who);
    const row = await lockSeen(tenant, path.viewId, person);
    if (!row) return fail("view.not_found");
    if (!mayChange(row, person)) return fail("view.of_another");
    refuseStale(context, row);
    await tenant.run(endRow("saved_view", row.id));
    changed({ entityType: "saved_view", id: row.id, before: toView(row, person) });
    return { done: true };
  },
});

/** The view, locked, if the person may see it: another person's private view counts as missing. */
async function lockSeen(tenant: Tenant, id: string, person: Person): Promise<ViewRow | undefined> {
  const row = await tenant.maybe(queries.lockView(id));
  return row && maySee(row, person) ? row : undefined;
}
