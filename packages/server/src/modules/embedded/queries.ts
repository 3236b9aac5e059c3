import type { embedded } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/kit";
import { type SqlBool, sql } from "kysely";
import { inTenant, q, tenantId } from "#kit/database/rows.ts";
import { containsWords, equals, filtersOf, isTrue, noCondition } from "#kit/records/filters.ts";

type GoodsFilters = FiltersOf<typeof embedded.goods>;
const goodsFit = filtersOf<GoodsFilters>({
  search_text: containsWords("title", "code"),
  only_active: isTrue("active"),
  service_type: equals("service_type"),
  loyalty_id: (id) => sql<SqlBool>`exists (select from goods_in_loyalty l where l.business_id = ${tenantId}
    and l.goods_id = goods.id and l.loyalty_id = ${id})`,
  category_id: (id) => sql<SqlBool>`exists (select from goods_in_category c where c.business_id = ${tenantId}
    and c.goods_id = goods.id and c.category_id = ${id})`,
  terminal_id: (id) => sql<SqlBool>`exists (select from terminal t
    join pos p on p.business_id = t.business_id and p.id = t.pos_id
    join goods_in_loyalty l on l.business_id = p.business_id and l.loyalty_id = p.loyalty_id
    where t.business_id = ${tenantId} and t.id = ${id} and l.goods_id = goods.id)`,
  ids: (ids) => sql<SqlBool>`goods.id = any(${ids}::uuid[])`,
  codes: (codes) => sql<SqlBool>`goods.code = any(${codes}::text[])`,
  count: noCondition,
});
/** Goods for a picker by title; ties by id. */
export const listGoodsLookup = (filters: GoodsFilters) =>
  q
    .selectFrom("goods")
    .select(["id", "title", "active", "code", "unit", "service_type", "photo"])
    .where(inTenant())
    .where(goodsFit(filters))
    .orderBy(({ fn }) => fn("lower", ["title"]))
    .orderBy("id")
    .$if(filters.count !== undefined, (query) => query.limit(filters.count ?? 0));

type TaxFilters = FiltersOf<typeof embedded.taxes>;
const taxesFit = filtersOf<TaxFilters>({ loyalty_id: equals("loyalty_id"), classification: equals("classification") });
/** Taxes for a picker by title; ties by id. */
export const listTaxesLookup = (filters: TaxFilters) =>
  q
    .selectFrom("tax")
    .select(["id", "title", "active", "code", "classification", "type", "rate"])
    .where(inTenant())
    .where(taxesFit(filters))
    .orderBy(({ fn }) => fn("lower", ["title"]))
    .orderBy("id");

type CostFilters = FiltersOf<typeof embedded.additionalCosts>;
const costsFit = filtersOf<CostFilters>({ loyalty_id: equals("loyalty_id") });
/** Additional costs for a picker by title; ties by id. */
export const listCostsLookup = (filters: CostFilters) =>
  q
    .selectFrom("additional_cost")
    .select(["id", "title", "active", "code", "kind", "type"])
    .where(inTenant())
    .where(costsFit(filters))
    .orderBy(({ fn }) => fn("lower", ["title"]))
    .orderBy("id");

type PosFilters = FiltersOf<typeof embedded.pos>;
const posFit = filtersOf<PosFilters>({
  loyalty_id: equals("loyalty_id"),
  pos_type: equals("pos_type"),
  only_active: isTrue("active"),
  sort_by_priority: noCondition,
});
/** Points of sale for a picker by title, the most important first when requested; ties by id. */
export const listPosLookup = (filters: PosFilters) =>
  q
    .selectFrom("pos")
    .select(["id", "title", "active", "loyalty_id", "pos_type", "address"])
    .where(inTenant())
    .where(posFit(filters))
    .$if(filters.sort_by_priority === true, (query) => query.orderBy("priority", "desc"))
    .orderBy(({ fn }) => fn("lower", ["title"]))
    .orderBy("id");

type TerminalFilters = FiltersOf<typeof embedded.terminals>;
const terminalsFit = filtersOf<TerminalFilters>({
  pos_id: equals("pos_id"),
  terminal_type: equals("terminal_type"),
  only_active: isTrue("active"),
  loyalty_id: (id) => sql<SqlBool>`exists (select from pos p where p.business_id = ${tenantId}
    and p.id = terminal.pos_id and p.loyalty_id = ${id})`,
});
/** Terminals for a picker by title; ties by id. */
export const listTerminalsLookup = (filters: TerminalFilters) =>
  q
    .selectFrom("terminal")
    .select(["id", "title", "active", "pos_id", "currency", "terminal_type"])
    .where(inTenant())
    .where(terminalsFit(filters))
    .orderBy(({ fn }) => fn("lower", ["title"]))
    .orderBy("id");
