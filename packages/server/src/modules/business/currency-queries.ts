import { sql } from "kysely";
import { raw, tenantId } from "#kit/database/rows.ts";

/** Currencies of the terminals and price groups in one programme or all. */
export const listWorkingCurrencies = (loyaltyId: string | null) =>
  raw(sql<{ currency: string }>`
    select t.currency from terminal t join pos p on p.business_id = t.business_id and p.id = t.pos_id
    where t.business_id = ${tenantId} and (${loyaltyId}::uuid is null or p.loyalty_id = ${loyaltyId})
    union
    select g.currency from price_group g
    where g.business_id = ${tenantId} and (${loyaltyId}::uuid is null or g.loyalty_id = ${loyaltyId})`);

/** Currencies of the prices of goods in one programme or all. */
export const listPriceCurrencies = (loyaltyId: string | null) =>
  raw(sql<{ currency: string }>`
    select distinct p.currency from goods_price p where p.business_id = ${tenantId}
      and (${loyaltyId}::uuid is null or exists (select from goods_in_loyalty l where l.business_id = ${tenantId}
        and l.goods_id = p.goods_id and l.loyalty_id = ${loyaltyId}))`);
