import { additionalServices } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import type { InferResult } from "kysely";
import { implement } from "#kit/implement.ts";
import { recordOf } from "#kit/records/record.ts";
import { stampsOf } from "#kit/records/stamps.ts";
import type { Tenant } from "#kit/tenant.ts";
import { inProgramme, refuseProgramme } from "../loyalty/public.ts";
import * as queries from "./service-queries.ts";

const record = recordOf(additionalServices, {
  entityType: "additional_service",
  table: "additional_service",
  id: "additionalServiceId",
  missing: "additional_service.not_found",
  read: (id, { loyaltyId }) => queries.getService(loyaltyId, id),
  lock: (id, { loyaltyId }) => queries.lockService(loyaltyId, id),
  present: toService,
  within: refuseProgramme,

  async add({ path, body, tenant, fail }) {
    const { title, goods_id } = body;
    if (!(await sells(tenant, path.loyaltyId, goods_id))) return fail("goods.not_found");
    return { ...queries.serviceColumns(body), loyalty_id: path.loyaltyId, title, goods_id };
  },

  async change({ path, body, tenant, fail }) {
    const { goods_id } = body;
    if (goods_id && !(await sells(tenant, path.loyaltyId, goods_id))) return fail("goods.not_found");
    return queries.serviceColumns(body);
  },
});

export const serviceCalls = implement(additionalServices, {
  ...record.handlers,

  list: inProgramme(async ({ path, tenant }) => ({
    items: (await tenant.many(queries.listServices(path.loyaltyId))).map(toService),
  })),

  remove: record.removing(additionalServices.remove),
});

/** Whether an item is one of the programme. */
async function sells(tenant: Tenant, loyaltyId: string, goodsId: string): Promise<boolean> {
  return (await tenant.maybe(queries.getSold(loyaltyId, goodsId))) !== undefined;
}

type Row = InferResult<ReturnType<typeof queries.getService>>[number];

function toService(row: Row): ReplyOf<typeof additionalServices.get> {
  const { business_id: _, created_dt: __, modified_dt: ___, unit: ____, ...same } = row;
  return { ...same, ...stampsOf(row) };
}
