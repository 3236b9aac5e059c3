import { pos } from "@patron/contract";
import { pictureOf } from "#kit/families/picture.ts";
import { newId } from "#kit/id.ts";
import { implement } from "#kit/implement.ts";
import type { Tenant } from "#kit/tenant.ts";
import { getLoyalty } from "../loyalty/public.ts";
import * as queries from "./queries.ts";
import { readPhones, refusePlace } from "./rules.ts";
import { type PosRow, toPos, toReferences } from "./views.ts";

const picture = pictureOf({
  entityType: "pos",
  missing: "pos.not_found",
  lock: (path: { posId: string }) => queries.lockPos(path.posId),
  save: (id, photo, now) => queries.savePos(id, { photo }, now),
  show: toPos,
});

export const posCalls = implement(pos, {
  async list({ query, tenant }) {
    return { items: (await tenant.many(queries.listPos(query))).map(toPos) };
  },

  async add({ body, tenant, now, fail, changed }) {
    const loyalty = await tenant.maybe(getLoyalty(body.loyalty_id));
    if (!loyalty) return fail("loyalty.not_found");
    const place = { ...body, country: body.country ?? loyalty.country, time_zone: body.time_zone ?? loyalty.time_zone };
    const refused = refusePlace(place);
    if (refused) return fail(refused);
    const id = body.id ?? newId();
    const { country, time_zone } = place;
    const columns = queries.posColumns({ ...body, phones: readPhones(body.phones ?? [], country) });
    const required = { id, title: body.title, loyalty_id: loyalty.id, country, time_zone };
    await tenant.run(queries.addPos({ ...columns, ...required, created_dt: now, modified_dt: now }));
    const added = toPos(await tenant.one(queries.getPos(id)));
    changed({ entityType: "pos", id, after: added });
    return added;
  },

  async get({ path, tenant, fail }) {
    const row = await tenant.maybe(queries.getPos(path.posId));
    return row ? toPos(row) : fail("pos.not_found");
  },

  async change({ path, body, tenant, now, seenVersion, fail, changed }) {
    const row = await tenant.maybe(queries.lockPos(path.posId));
    if (!row) return fail("pos.not_found");
    if (seenVersion !== undefined && seenVersion !== row.version)
      return fail("conflict.stale", { version: row.version });
    if (body.loyalty_id && !(await tenant.maybe(getLoyalty(body.loyalty_id)))) return fail("loyalty.not_found");
    const country = body.country === undefined ? row.country : body.country;
    const refused = refusePlace({ ...body, country });
    if (refused) return fail(refused);
    // A till that stands in a closed shop would go on selling.
    if (body.active === false && Number(row.terminals_count) > 0) return fail("pos.has_terminals");
    const phones = body.phones && { phones: readPhones(body.phones, country) };
    await tenant.run(queries.savePos(row.id, queries.posColumns({ ...body, ...phones }), now));
    const before = toPos(row);
    const after = await reread(tenant, row);
    changed({ entityType: "pos", id: row.id, before, after });
    return after;
  },

  photo: picture.store,
  removePhoto: picture.remove,

  async references({ path, tenant, fail }) {
    const row = await tenant.maybe(queries.getPos(path.posId));
    return row ? toReferences(row) : fail("pos.not_found");
  },

  async changeReferences({ path, body, seenVersion, tenant, now, fail, changed }) {
    const row = await tenant.maybe(queries.lockPos(path.posId));
    if (!row) return fail("pos.not_found");
    if (seenVersion !== undefined && seenVersion !== row.version)
      return fail("conflict.stale", { version: row.version });
    await tenant.run(queries.savePos(row.id, { refs: JSON.stringify(body.references) }, now));
    const after = toReferences(await tenant.one(queries.getPos(row.id)));
    changed({ entityType: "pos", id: row.id, before: toReferences(row), after });
    return after;
  },

  async terminals({ path, tenant, fail }) {
    if (!(await tenant.maybe(queries.getPos(path.posId)))) return fail("pos.not_found");
    return { items: await tenant.many(queries.listPosTerminals(path.posId)) };
  },
});

/** The point of sale after a change in the same transaction. */
async function reread(tenant: Tenant, row: PosRow) {
  return toPos(await tenant.one(queries.getPos(row.id)));
}
