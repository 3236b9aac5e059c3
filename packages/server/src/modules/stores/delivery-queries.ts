import type { deliveries } from "@patron/contract";
import type { BodyOf } from "@patron/contract/kit";
import { inTenant, q } from "#kit/database/rows.ts";
import { jsonColumns } from "#kit/records/record-rows.ts";

const rows = () => q.selectFrom("delivery_type").selectAll().where(inTenant());

/** Delivery types of a programme in the order of creation; ties by id. */
export const listDeliveryTypes = (loyaltyId: string) =>
  rows().where("loyalty_id", "=", loyaltyId).orderBy("created_dt").orderBy("id");

export const getDeliveryType = (id: string) => rows().where("id", "=", id);

/** One delivery type, locked until the end of the transaction. */
export const lockDeliveryType = (id: string) => getDeliveryType(id).forUpdate();

/** The columns for a call's body; absent fields stay unchanged. */
export function deliveryColumns(body: Partial<BodyOf<typeof deliveries.add>>) {
  const { id: _, public_title, public_comment, price_levels, pos_ids, ...same } = body;
  return {
    ...same,
    ...jsonColumns({ public_title, public_comment, price_levels }),
    ...(pos_ids && { pos_ids: [...new Set(pos_ids)] }),
  };
}
