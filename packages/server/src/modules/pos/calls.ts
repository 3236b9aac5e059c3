import { type loyalty, pos } from "@patron/contract";
import { type Handlers, implement } from "#kit/implement.ts";
import { recordOf } from "#kit/records/record.ts";
import { jsonColumns } from "#kit/records/record-rows.ts";
import { getLoyalty, inProgramme } from "../loyalty/public.ts";
import * as queries from "./queries.ts";
import { readPhones, refuseLocation } from "./rules.ts";
import { toHours, toPos, toReferences } from "./views.ts";

const record = recordOf(pos, {
  entityType: "pos",
  table: "pos",
  id: "posId",
  missing: "pos.not_found",
  read: queries.getPos,
  lock: queries.lockPos,
  present: toPos,

  async add({ body, tenant, fail }) {
    const loyalty = await tenant.maybe(getLoyalty(body.loyalty_id));
    if (!loyalty) return fail("loyalty.not_found");
    const country = body.country ?? loyalty.country;
    const { time_zone = loyalty.time_zone, title } = body;
    const refused = refuseLocation({ ...body, country, time_zone });
    if (refused) return fail(refused);
    const columns = queries.posColumns({ ...body, phones: readPhones(body.phones ?? [], country) });
    return { ...columns, title, loyalty_id: loyalty.id, country, time_zone };
  },

  async change({ body, tenant, fail }, row) {
    if (body.loyalty_id && !(await tenant.maybe(getLoyalty(body.loyalty_id)))) return fail("loyalty.not_found");
    const { country = row.country } = body;
    const refused = refuseLocation({ ...body, country });
    if (refused) return fail(refused);
    // Otherwise a till could still sell at an inactive point of sale.
    if (body.active === false && Number(row.terminals_count) > 0) return fail("pos.has_terminals");
    return queries.posColumns({ ...body, ...(body.phones && { phones: readPhones(body.phones, country) }) });
  },
});
const picture = record.pictures("photo");

export const posCalls = implement(pos, {
  ...record.handlers,

  async list({ query, tenant }) {
    return { items: (await tenant.many(queries.listPos(query))).map(toPos) };
  },

  photo: picture.store,
  removePhoto: picture.remove,

  references: record.showing(toReferences),
  changeReferences: record.changing(
    pos.changeReferences,
    ({ body }) => ({ refs: JSON.stringify(body.references) }),
    toReferences,
  ),

  hours: record.showing(toHours),
  changeHours: record.changing(
    pos.changeHours,
    ({ body }) => jsonColumns({ hours: body.hours, hours_exceptions: body.exceptions }),
    toHours,
  ),

  terminals: record.showing(async ({ id }, { tenant }) => ({
    items: await tenant.many(queries.listPosTerminals(id)),
  })),
});

/** The points of sale of a programme, below its path. */
export const posOfLoyaltyCalls: Pick<Handlers<typeof loyalty>, "pos"> = {
  pos: inProgramme(async ({ path, query, tenant }) => {
    return { items: (await tenant.many(queries.listPosOfLoyalty(path.loyaltyId, query))).map(toPos) };
  }),
};
