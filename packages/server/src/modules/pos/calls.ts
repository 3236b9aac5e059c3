import { type loyalty, pos } from "@patron/contract";
import { type Handlers, implement } from "#kit/implement.ts";
import { jsonColumns } from "#kit/records/record-rows.ts";
import { inProgramme } from "../loyalty/public.ts";
import { overlapIn } from "./hours.ts";
import { listingHandlers, refreshing } from "./listing.ts";
import * as queries from "./queries.ts";
import { record } from "./record.ts";
import { toHours, toPos, toReferences } from "./views.ts";

const picture = record.pictures("photo");

export const posCalls = implement(pos, {
  ...record.handlers,
  ...listingHandlers,

  change: refreshing(record.handlers.change),

  async list({ query, tenant }) {
    return { items: (await tenant.many(queries.listPos(query))).map(toPos) };
  },

  photo: refreshing(picture.store),
  removePhoto: refreshing(picture.remove),

  references: record.showing(toReferences),
  changeReferences: refreshing(
    record.changing(pos.changeReferences, ({ body }) => ({ refs: JSON.stringify(body.references) }), toReferences),
  ),

  hours: record.showing(toHours),
  changeHours: refreshing(
    record.changing(
      pos.changeHours,
      ({ body, fail }) => {
        const field = overlapIn(body);
        if (field) return fail("pos.hours_overlap", { field });
        return jsonColumns({ hours: body.hours, hours_exceptions: body.exceptions });
      },
      toHours,
    ),
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
