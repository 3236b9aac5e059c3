import type { PosType, ServiceType, TaxClassification } from "@patron/contract/words";
import { sql } from "kysely";
import { q, raw, thisBusiness } from "#kit/database/rows.ts";
import { hasWords } from "#kit/search.ts";

interface GoodsAsk {
  loyalty_id?: string;
  terminal_id?: string;
  category_id?: string;
  search_text?: string;
  only_active?: boolean;
  service_type?: ServiceType;
}
/** Goods for a picker by title; equal titles by id. */
export const listGoodsLookup = (ask: GoodsAsk) =>
  q
    .selectFrom("goods")
    .select(["id", "title", "active", "code", "unit", "service_type", "photo"])
    .where("business_id", "=", thisBusiness)
    .where(hasWords(ask.search_text, sql`title`, sql`code`))
    .$if(ask.only_active === true, (query) => query.where("active", "=", true))
    .$if(ask.service_type !== undefined, (query) => query.where("service_type", "=", ask.service_type!)) // Checked in the condition.
    .$if(ask.loyalty_id !== undefined, (query) =>
      query.where(sql<boolean>`exists (select from goods_in_loyalty l where l.business_id = goods.business_id
        and l.goods_id = goods.id and l.loyalty_id = ${ask.loyalty_id})`),
    )
    .$if(ask.category_id !== undefined, (query) =>
      query.where(sql<boolean>`exists (select from goods_in_category c where c.business_id = goods.business_id
        and c.goods_id = goods.id and c.category_id = ${ask.category_id})`),
    )
    .$if(ask.terminal_id !== undefined, (query) =>
      query.where(sql<boolean>`exists (select from terminal t
        join pos p on p.business_id = t.business_id and p.id = t.pos_id
        join goods_in_loyalty l on l.business_id = p.business_id and l.loyalty_id = p.loyalty_id
        where t.business_id = goods.business_id and t.id = ${ask.terminal_id} and l.goods_id = goods.id)`),
    )
    .orderBy(({ fn }) => fn("lower", ["title"]))
    .orderBy("id");

/** Taxes for a picker by title; equal titles by id. */
export const listTaxesLookup = (ask: { loyalty_id?: string; classification?: TaxClassification }) =>
  q
    .selectFrom("tax")
    .select(["id", "title", "active", "code", "classification", "type", "rate"])
    .where("business_id", "=", thisBusiness)
    .$if(ask.loyalty_id !== undefined, (query) => query.where("loyalty_id", "=", ask.loyalty_id!)) // Checked in the condition.
    .$if(ask.classification !== undefined, (query) => query.where("classification", "=", ask.classification!)) // Likewise.
    .orderBy(({ fn }) => fn("lower", ["title"]))
    .orderBy("id");

interface PosAsk {
  loyalty_id?: string;
  only_active?: boolean;
  pos_type?: PosType;
  sort_by_priority?: boolean;
}
/** Points of sale for a picker by title, the most important first when asked; equal ones by id. */
export const listPosLookup = (ask: PosAsk) =>
  q
    .selectFrom("pos")
    .select(["id", "title", "active", "loyalty_id", "pos_type", "address"])
    .where("business_id", "=", thisBusiness)
    .$if(ask.loyalty_id !== undefined, (query) => query.where("loyalty_id", "=", ask.loyalty_id!)) // Checked in the condition.
    .$if(ask.pos_type !== undefined, (query) => query.where("pos_type", "=", ask.pos_type!)) // Likewise.
    .$if(ask.only_active === true, (query) => query.where("active", "=", true))
    .$if(ask.sort_by_priority === true, (query) => query.orderBy("priority", "desc"))
    .orderBy(({ fn }) => fn("lower", ["title"]))
    .orderBy("id");

/** Terminals for a picker by title; equal titles by id. */
export const listTerminalsLookup = (ask: { loyalty_id?: string; pos_id?: string; only_active?: boolean }) =>
  q
    .selectFrom("terminal")
    .select(["id", "title", "active", "pos_id", "currency", "terminal_type"])
    .where("business_id", "=", thisBusiness)
    .$if(ask.pos_id !== undefined, (query) => query.where("pos_id", "=", ask.pos_id!)) // Checked in the condition.
    .$if(ask.only_active === true, (query) => query.where("active", "=", true))
    .$if(ask.loyalty_id !== undefined, (query) =>
      query.where(sql<boolean>`exists (select from pos p where p.business_id = terminal.business_id
        and p.id = terminal.pos_id and p.loyalty_id = ${ask.loyalty_id})`),
    )
    .orderBy(({ fn }) => fn("lower", ["title"]))
    .orderBy("id");

/** Currencies that terminals and price groups of a programme work in, or of all programmes. */
export const listWorkingCurrencies = (loyaltyId: string | null) =>
  raw(sql<{ currency: string }>`
    select t.currency from terminal t join pos p on p.business_id = t.business_id and p.id = t.pos_id
    where t.business_id = current_business() and (${loyaltyId}::uuid is null or p.loyalty_id = ${loyaltyId})
    union
    select g.currency from price_group g
    where g.business_id = current_business() and (${loyaltyId}::uuid is null or g.loyalty_id = ${loyaltyId})`);

/** Currencies that goods have prices in, those of a programme or all. */
export const listPriceCurrencies = (loyaltyId: string | null) =>
  raw(sql<{ currency: string }>`
    select distinct p.currency from goods_price p where p.business_id = current_business()
      and (${loyaltyId}::uuid is null or exists (select from goods_in_loyalty l where l.business_id = p.business_id
        and l.goods_id = p.goods_id and l.loyalty_id = ${loyaltyId}))`);
