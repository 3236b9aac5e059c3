import { deliveries } from "@patron/contract";
import type { BodyOf, Failure } from "@patron/contract/kit";
import { type Context, implement } from "#kit/implement.ts";
import { lacks } from "#kit/records/known.ts";
import { holdPosIn } from "#kit/records/known-queries.ts";
import { recordOf } from "#kit/records/record.ts";
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

  async add(context) {
    const { loyalty_id, title } = context.body;
    return (await refuse(context, context.body)) ?? { ...queries.deliveryColumns(context.body), loyalty_id, title };
  },

  async change(context, row) {
    return (
      (await refuse(context, { ...toDeliveryType(row), ...context.body })) ?? queries.deliveryColumns(context.body)
    );
  },
});

export const deliveryCalls = implement(deliveries, {
  ...record.handlers,

  list: inProgramme(async ({ path, tenant }) => ({
    items: (await tenant.many(queries.listDeliveryTypes(path.loyaltyId))).map(toDeliveryType),
  })),
});

interface Refusing extends Pick<Context<typeof deliveries.add>, "tenant"> {
  fail(code: "loyalty.not_found" | "pos.not_found" | "currency.unknown" | "delivery.levels_invalid"): Failure;
}
type Checked = Pick<BodyOf<typeof deliveries.add>, "loyalty_id" | "pos_ids" | "price_levels">;

/** The first error in a delivery type after a change. */
async function refuse({ tenant, fail }: Refusing, checked: Checked): Promise<Failure | undefined> {
  const { loyalty_id, pos_ids = [], price_levels } = checked;
  if (!(await tenant.maybe(getLoyalty(loyalty_id)))) return fail("loyalty.not_found");
  if (await lacks(tenant, pos_ids, (ids) => holdPosIn(loyalty_id, ids))) return fail("pos.not_found");
  const refused = refuseLevels(price_levels);
  return refused && fail(refused);
}
