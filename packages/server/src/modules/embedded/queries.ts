import type { PosType, ServiceType, TaxClassification } from "@patron/contract/enums";
import { sql } from "kysely";
import { inTenant, q, raw, tenantId } from "#kit/database/rows.ts";
import { hasWords } from "#kit/search.ts";

interface GoodsRequest {
  loyalty_id?: string;
  terminal_id?: string;
  category_id?: string;
  search_text?: string;
  only_active?: boolean;
  service_type?: ServiceType;
}
/** Goods for a picker by title; equal titles by id. */
export const listGoodsLookup = (request: GoodsRequest) =>
  q
    .selectFrom("goods")
    .select(["id", "title", "active", "code", "unit", "service_type", "photo"])
    .where(inTenant())
    .where(hasWords(request.search_text, sql`title`, sql`code`))
    .$if(request.only_active === true, (query) => query.where("active", "=", true))
    .$if(request.service_type !== undefined, (query) => query.where("service_type", "=", request.service_type!)) // Checked in the condition.
    .$if(request.loyalty_id !== undefined, (query) =>
      query.where(sql<boolean>`exists (select from goods_in_loyalty l where l.business_id = goods.business_id
        and l.goods_id = goods.id and l.loyalty_id = ${request.loyalty_id})`),
    )
    .$if(request.category_id !== undefined, (query) =>
      query.where(sql<boolean>`exists (select from goods_in_category c where c.business_id = goods.business_id
        and c.goods_id = goods.id and c.category_id = ${request.category_id})`),
    )
    .$if(request.terminal_id !== undefined, (query) =>
      query.where(sql<boolean>`exists (select from terminal t
        join pos p on p.business_id = t.business_id and p.id = t.pos_id
        join goods_in_loyalty l on l.business_id = p.business_id and l.loyalty_id = p.loyalty_id
        where t.business_id = goods.business_id and t.id = ${request.terminal_id} and l.goods_id = goods.id)`),
    )
    .orderBy(({ fn }) => fn("lower", ["title"]))
    .orderBy("id");

/** Taxes for a picker by title; equal titles by id. */
export const listTaxesLookup = (request: { loyalty_id?: string; classification?: TaxClassification }) =>
  q
    .selectFrom("tax")
    .select(["id", "title", "active", "code", "classification", "type", "rate"])
    .where(inTenant())
    .$if(request.loyalty_id !== undefined, (query) => query.where("loyalty_id", "=", request.loyalty_id!)) // Checked in the condition.
    .$if(request.classification !== undefined, (query) => query.where("classification", "=", request.classification!)) // Likewise.
    .orderBy(({ fn }) => fn("lower", ["title"]))
    .orderBy("id");

interface PosRequest {
  loyalty_id?: string;
  only_active?: boolean;
  pos_type?: PosType;
  sort_by_priority?: boolean;
}
/** Points of sale for a picker by title, the most important first when requested; equal ones by id. */
export const listPosLookup = (request: PosRequest) =>
  q
    .selectFrom("pos")
    .select(["id", "title", "active", "loyalty_id", "pos_type", "address"])
    .where(inTenant())
    .$if(request.loyalty_id !== undefined, (query) => query.where("loyalty_id", "=", request.loyalty_id!)) // Checked in the condition.
    .$if(request.pos_type !== undefined, (query) => query.where("pos_type", "=", request.pos_type!)) // Likewise.
    .$if(request.only_active === true, (query) => query.where("active", "=", true))
    .$if(request.sort_by_priority === true, (query) => query.orderBy("priority", "desc"))
    .orderBy(({ fn }) => fn("lower", ["title"]))
    .orderBy("id");

/** Terminals for a picker by title; equal titles by id. */
export const listTerminalsLookup = (request: { loyalty_id?: string; pos_id?: string; only_active?: boolean }) =>
  q
    .selectFrom("terminal")
    .select(["id", "title", "active", "pos_id", "currency", "terminal_type"])
    .where(inTenant())
    .$if(request.pos_id !== undefined, (query) => query.where("pos_id", "=", request.pos_id!)) // Checked in the condition.
    .$if(request.only_active === true, (query) => query.where("active", "=", true))
    .$if(request.loyalty_id !== undefined, (query) =>
      query.where(sql<boolean>`exists (select from pos p where p.business_id = terminal.business_id
        and p.id = terminal.pos_id and p.loyalty_id = ${request.loyalty_id})`),
    )
    .orderBy(({ fn }) => fn("lower", ["title"]))
    .orderBy("id");

/** Currencies that terminals and price groups of a programme work in, or of all programmes. */
export const listWorkingCurrencies = (loyaltyId: string | null) =>
  raw(sql<{ currency: string }>`
    select t.currency from terminal t join pos p on p.business_id = t.business_id and p.id = t.pos_id
    where t.business_id = ${tenantId} and (${loyaltyId}::uuid is null or p.loyalty_id = ${loyaltyId})
    union
    select g.currency from price_group g
    where g.business_id = ${tenantId} and (${loyaltyId}::uuid is null or g.loyalty_id = ${loyaltyId})`);

/** Currencies that goods have prices in, those of a programme or all. */
export const listPriceCurrencies = (loyaltyId: string | null) =>
  raw(sql<{ currency: string }>`
    select distinct p.currency from goods_price p where p.business_id = ${tenantId}
      and (${loyaltyId}::uuid is null or exists (select from goods_in_loyalty l where l.business_id = p.business_id
        and l.goods_id = p.goods_id and l.loyalty_id = ${loyaltyId}))`);
