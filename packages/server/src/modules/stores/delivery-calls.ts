import { deliveries } from "@patron/contract";
import { implement } from "#kit/implement.ts";
import { lacks } from "#kit/records/known.ts";
import { listKnownIn } from "#kit/records/known-queries.ts";
import { recordOf } from "#kit/records/record.ts";
import type { Tenant } from "#kit/tenant.ts";
import { getLoyalty, inProgramme } from "../loyalty/public.ts";
import { refuseLevels, toDeliveryType } from "./deliveries.ts";
import * as queries from "./delivery-queries.ts";

const record = recordOf(deliveries, {
  entityType: "delivery_type",
  table: "delivery_type",
  id: "deliveryTypeId",
  missing: "delivery.not_found",
  read: queries.getDeliveryType,
  lock: queries.lockDeliveryType,
  present: toDeliveryType,

  async add({ body, tenant, fail }) {
    const { loyalty_id, title } = body;
    if (!(await tenant.maybe(getLoyalty(loyalty_id)))) return fail("loyalty.not_found");
    if (await lacksPos(tenant, loyalty_id, body.pos_ids)) return fail("pos.not_found");
    const refused = refuseLevels(body.price_levels);
    return refused ? fail(refused) : { ...queries.deliveryColumns(body), loyalty_id, title };
  },

  async change({ body, tenant, fail }, row) {
    if (await lacksPos(tenant, row.loyalty_id, body.pos_ids)) return fail("pos.not_found");
    const refused = refuseLevels(body.price_levels);
    return refused ? fail(refused) : queries.deliveryColumns(body);
  },
});

export const deliveryCalls = implement(deliveries, {
  ...record.handlers,

  list: inProgramme(async ({ path, tenant }) => ({
    items: (await tenant.many(queries.listDeliveryTypes(path.loyaltyId))).map(toDeliveryType),
  })),
});

function lacksPos(tenant: Tenant, loyaltyId: string, ids: readonly string[] = []): Promise<boolean> {
  return lacks(tenant, ids, (some) => listKnownIn(loyaltyId, "pos", some));
}
