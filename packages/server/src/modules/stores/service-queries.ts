import type { additionalServices } from "@patron/contract";
import type { BodyOf } from "@patron/contract/kit";
import { inTenant, onRefInTenant, q } from "#kit/database/rows.ts";
import { jsonColumns } from "#kit/records/record-rows.ts";
import { isOnSale, isSold } from "../goods/public.ts";

/** Additional services with their items. */
const rows = (loyaltyId: string) =>
  q
    .selectFrom("additional_service")
    .innerJoin("goods", (join) => onRefInTenant(join, "goods.id", "additional_service.goods_id"))
    .selectAll("additional_service")
    .select(["goods.title as goods_title", "goods.unit"])
    .where(inTenant("additional_service"))
    .where("additional_service.loyalty_id", "=", loyaltyId);

/** Additional services of a programme in their order; ties by creation and id. */
export const listServices = (loyaltyId: string) =>
  rows(loyaltyId)
    .orderBy("additional_service.sort_order")
    .orderBy("additional_service.created_dt")
    .orderBy("additional_service.id");

/** Those that online stores offer: active, with an item on sale. */
export const listOfferedServices = (loyaltyId: string) =>
  listServices(loyaltyId).where("additional_service.active", "=", true).where(isOnSale(loyaltyId));

export const getService = (loyaltyId: string, id: string) => rows(loyaltyId).where("additional_service.id", "=", id);

/** One additional service, locked until the end of the transaction. */
export const lockService = (loyaltyId: string, id: string) => getService(loyaltyId, id).forUpdate("additional_service");

/** An item of a programme, on sale or not. */
export const getSold = (loyaltyId: string, goodsId: string) =>
  q.selectFrom("goods").select("id").where(inTenant()).where("id", "=", goodsId).where(isSold(loyaltyId));

/** The columns for a call's body; absent fields stay unchanged. */
export function serviceColumns(body: Partial<BodyOf<typeof additionalServices.add>>) {
  const { id: _, public_title, public_description, ...same } = body;
  return { ...same, ...jsonColumns({ public_title, public_description }) };
}
