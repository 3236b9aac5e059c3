import { pos } from "@patron/contract";
import { recordOf } from "#kit/records/record.ts";
import { getLoyalty } from "../loyalty/public.ts";
import * as queries from "./queries.ts";
import { readPhones, refuseLocation, refuseOtherProgramme, refuseOwnFields, withoutOthers } from "./rules.ts";
import { toPos } from "./views.ts";

/** Points of sale: how they are read, changed and presented. */
export const record = recordOf(pos, {
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
    if (refused) return fail(refused.code, { field: refused.field });
    const ofType = await refuseOwnFields(tenant, body.pos_type ?? "pos", body);
    if (ofType) return fail(ofType);
    const columns = queries.posColumns({ ...body, phones: readPhones(body.phones ?? [], country) });
    return { ...columns, title, loyalty_id: loyalty.id, country, time_zone };
  },

  async change({ body, tenant, fail }, row) {
    const { loyalty_id = row.loyalty_id } = body;
    if (loyalty_id !== row.loyalty_id) {
      if (!(await tenant.maybe(getLoyalty(loyalty_id)))) return fail("loyalty.not_found");
      const stays = await refuseOtherProgramme(tenant, row.id);
      if (stays) return fail(stays);
    }
    const { country = row.country } = body;
    const { latitude, longitude } = toPos(row);
    const isMoved = body.latitude !== undefined || body.longitude !== undefined;
    const refused = refuseLocation({ ...(isMoved && { latitude, longitude }), ...body, country });
    if (refused) return fail(refused.code, { field: refused.field });
    // Otherwise a till could still sell at an inactive point of sale.
    if (body.active === false && Number(row.terminals_count) > 0) return fail("pos.has_terminals");
    const type = body.pos_type ?? row.pos_type;
    const ofType = await refuseOwnFields(tenant, type, body, row.driver_staff_id);
    if (ofType) return fail(ofType);
    const columns = queries.posColumns({ ...body, ...(body.phones && { phones: readPhones(body.phones, country) }) });
    return { ...columns, ...withoutOthers(type) };
  },
});
