import type { goods } from "@patron/contract";
import type { BodyOf, FiltersOf, SortsOf } from "@patron/contract/kit";
import { parseQuantity, parseUnitPrice } from "@patron/engine/money";
import { type SqlBool, sql } from "kysely";
import { inTenant, onRefInTenant, q, raw, tenantId } from "#kit/database/rows.ts";
import { containsWords, equals, filtersOf, isTrue } from "#kit/records/filters.ts";
import { ordersOf } from "#kit/records/paged.ts";
import { jsonColumns } from "#kit/records/record-rows.ts";
import type { StoredAccountPrice } from "./account-price-queries.ts";

type Body = Partial<BodyOf<typeof goods.add>>;
type Filters = FiltersOf<typeof goods.inBusiness> & FiltersOf<typeof goods.inLoyalty>;

/** Prices of the outer query's item on special accounts, in the order of the accounts; ties by id. */
const accountPricesOfItem = sql<StoredAccountPrice[]>`coalesce((
  select jsonb_agg(jsonb_build_object('special_account_id', s.id, 'price', p.price::text, 'type', s.type, 'unit', s.unit)
    order by s.sort_order, s.id)
  from goods_account_price p join special_account s on s.business_id = p.business_id and s.id = p.special_account_id
  where p.business_id = ${tenantId} and p.goods_id = goods.id), '[]')`;

/** Items with their prices by currency and by special account, programmes, categories and pictures, each in its order. */
const rows = () =>
  q
    .selectFrom("goods")
    .selectAll("goods")
    .select([
      sql<{ currency: string; price: string }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('currency', p.currency, 'price', p.price::text) order by p.currency)
        from goods_price p where p.business_id = ${tenantId} and p.goods_id = goods.id), '[]')`.as("prices"),
      accountPricesOfItem.as("account_prices"),
      sql<string[]>`array(select l.loyalty_id from goods_in_loyalty l
        where l.business_id = ${tenantId} and l.goods_id = goods.id order by l.loyalty_id)`.as("loyalty_ids"),
      sql<string[]>`array(select c.category_id from goods_in_category c
        where c.business_id = ${tenantId} and c.goods_id = goods.id order by c.category_id)`.as("category_ids"),
      sql<{ id: string; image: string }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('id', i.id, 'image', i.image) order by i.sort_order, i.id)
        from goods_image i where i.business_id = ${tenantId} and i.goods_id = goods.id), '[]')`.as("images"),
    ])
    .where(inTenant("goods"));

/**
 * Lowest and highest price of an item by currency, of its card and of the active groups that sell it, at a moment. Prices are as entered:
 * with or without taxes, as the group has it.
 */
const priceRanges = (at: Date) => sql<{ currency: string; lowest: string; highest: string }[]>`coalesce((
  select jsonb_agg(jsonb_build_object('currency', r.currency, 'lowest', r.lowest::text, 'highest', r.highest::text) order by r.currency)
  from (
    select p.currency, min(p.price) as lowest, max(p.price) as highest
    from (
      select c.currency, c.price from goods_price c where c.business_id = ${tenantId} and c.goods_id = goods.id
      union all
      select g.currency, m.price
      from price_group_item i
      join price_group g on g.business_id = i.business_id and g.id = i.price_group_id and g.active
      cross join lateral (
        select n.price from master_price n
        where n.business_id = ${tenantId} and n.price_group_id = i.price_group_id and n.goods_id = i.goods_id and n.valid_from <= ${at}
          and (n.valid_until is null or n.valid_until > ${at})
        order by n.valid_from desc limit 1) m
      where i.business_id = ${tenantId} and i.goods_id = goods.id and i.active and m.price is not null) p
    group by p.currency) r), '[]')`;

/** Whether an item belongs to a programme, on sale or not. */
export const isSold = (loyaltyId: string) => sql<boolean>`exists (select from goods_in_loyalty l
  where l.business_id = ${tenantId} and l.goods_id = goods.id and l.loyalty_id = ${loyaltyId})`;

/** Whether a till may sell an item of a programme. */
export const isOnSale = (loyaltyId: string) => sql<boolean>`(goods.active and ${isSold(loyaltyId)})`;

/** Items with their own price in a currency; null if they have none. */
export const listGoodsPrices = (currency: string) =>
  q
    .selectFrom("goods")
    .leftJoin("goods_price", (join) =>
      onRefInTenant(join, "goods_price.goods_id", "goods.id").on("goods_price.currency", "=", currency),
    )
    .select(["goods.id", "goods.code", "goods.title", "goods.unit", "goods.service_type", "goods.version"])
    .select("goods_price.price")
    .where(inTenant("goods"));

const barcodes = sql<string>`array_to_string(goods.barcodes, ' ')`;
const stands = (categoryId: string) => sql<SqlBool>`exists (select from goods_in_category c
  where c.business_id = ${tenantId} and c.goods_id = goods.id and c.category_id = ${categoryId})`;

/** Conditions on items, also for lists of other modules: words occur in title, code or a barcode. */
export const goodsConditions = {
  search_text: containsWords("goods.title", "goods.code", barcodes),
  service_type: equals("goods.service_type"),
  category_id: stands,
};
const fits = filtersOf<Filters>({
  search_text: goodsConditions.search_text,
  only_active: isTrue("goods.active"),
  service_type: goodsConditions.service_type,
});

const inOrder = () =>
  rows()
    .orderBy(({ fn }) => fn("lower", ["goods.title"]))
    .orderBy("goods.id");

/** Every item by title; ties by id. */
export const listGoods = (filters: Filters) => inOrder().where(fits(filters));

/** The same with the range of each item's prices at a moment. */
export const listPricedGoods = (filters: Filters, at: Date) =>
  listGoods(filters).select(priceRanges(at).as("price_ranges"));

type Sorts = SortsOf<typeof goods.list>;
const isListed = filtersOf<FiltersOf<typeof goods.list>>({
  search_text: goodsConditions.search_text,
  service_type: goodsConditions.service_type,
  active: equals("goods.active"),
  category: stands,
  uncategorised: (uncategorised) => sql<SqlBool>`${uncategorised} = not exists (
    select from goods_in_category i where i.business_id = ${tenantId} and i.goods_id = goods.id)`,
});
const listedOrder = ordersOf<Sorts>(
  {
    title: sql`lower(goods.title)`,
    code: sql`lower(goods.code)`,
    unit: sql`goods.unit`,
    service_type: sql`goods.service_type`,
    active: sql`goods.active`,
  },
  { first: ["title", "asc"], equal: sql`lower(goods.title)` },
);
interface Listed {
  filters: FiltersOf<typeof goods.list>;
  order: { sort: Sorts | undefined; order: "asc" | "desc" };
}

/** Ids of matching items in order; ties by title, then id. A page is found with these alone: the rows before it would cost as much as its own. */
export const listMatchingIds = ({ filters, order }: Listed) =>
  q
    .selectFrom("goods")
    .select("goods.id")
    .where(inTenant("goods"))
    .where(isListed(filters))
    .orderBy(listedOrder(order))
    .orderBy("goods.id");

/** These items in the order of their ids, with the range of each one's prices at a moment. */
export const listGoodsByIds = (ids: readonly string[], at: Date) =>
  rows()
    .select(priceRanges(at).as("price_ranges"))
    .where("goods.id", "=", sql<string>`any(${ids}::uuid[])`)
    .orderBy(sql`array_position(${ids}::uuid[], goods.id)`);

/** Every matching item in the same order, with the range of its prices at a moment and the titles of its categories. */
export const listGoodsForFile = ({ filters, order }: Listed, at: Date) =>
  rows()
    .where(isListed(filters))
    .select(priceRanges(at).as("price_ranges"))
    .select(
      sql<string[]>`array(select c.title from goods_in_category i
        join goods_category c on c.business_id = i.business_id and c.id = i.category_id
        where i.business_id = ${tenantId} and i.goods_id = goods.id order by lower(c.title), c.id)`.as("categories"),
    )
    .orderBy(listedOrder(order))
    .orderBy("goods.id");

/** A programme's items in the same order. */
export const listGoodsOfLoyalty = (loyaltyId: string, filters: Filters) => listGoods(filters).where(isSold(loyaltyId));

/** Items of a category in their order; ties by title, then id. */
export const listGoodsOfCategory = (categoryId: string) =>
  rows()
    .innerJoin("goods_in_category as listing", (join) => onRefInTenant(join, "listing.goods_id", "goods.id"))
    .where("listing.category_id", "=", categoryId)
    .orderBy("listing.sort_order")
    .orderBy(({ fn }) => fn("lower", ["goods.title"]))
    .orderBy("goods.id");

/** Items of a programme without a category, by title; ties by id. */
export const listUncategorised = (loyaltyId: string) =>
  listGoods({})
    .where(isSold(loyaltyId))
    .where(
      sql<boolean>`not exists (select from goods_in_category i
        join goods_category c on c.business_id = i.business_id and c.id = i.category_id
        where i.business_id = ${tenantId} and i.goods_id = goods.id and c.loyalty_id = ${loyaltyId})`,
    );

export const getGoods = (id: string) => rows().where("goods.id", "=", id);

/** One item, locked until the end of the transaction. */
export const lockGoods = (id: string) => getGoods(id).forUpdate("goods");

/** The columns for a call's body; absent fields stay unchanged. A quantity of zero means none. */
export function goodsColumns(body: Body) {
  const {
    id: _,
    prices: __,
    special_account_prices: _____,
    category_ids: ___,
    loyalty_ids: ____,
    public_title,
    public_description,
    quantity_min,
    quantity_step,
    cost_price,
    ...same
  } = body;
  return {
    ...same,
    ...jsonColumns({ public_title, public_description }),
    ...(quantity_min !== undefined && { quantity_min: toThousandths(quantity_min) }),
    ...(cost_price !== undefined && { cost_price: cost_price === null ? null : parseUnitPrice(cost_price) }),
    ...(quantity_step !== undefined && { quantity_step: toThousandths(quantity_step) }),
  };
}

function toThousandths(text: string | null): bigint | null {
  return (text === null ? null : parseQuantity(text)) || null;
}

export const endPrices = (goodsId: string) =>
  q.deleteFrom("goods_price").where(inTenant()).where("goods_id", "=", goodsId);

/** Prices of an item, one per currency: the later of two wins. The shape has validated the texts. */
export const addPrices = (goodsId: string, prices: NonNullable<Body["prices"]>) =>
  q.insertInto("goods_price").values(
    [...new Map(prices.map((one) => [one.currency, one.price]))].map(([currency, price]) => ({
      goods_id: goodsId,
      currency,
      price: parseUnitPrice(price) ?? 0n,
    })),
  );

/** Programmes of the business among some ids, or the oldest one when none is named. */
export const listProgrammes = (ids: readonly string[]) =>
  q
    .selectFrom("loyalty")
    .select("id")
    .where(inTenant())
    .$if(ids.length > 0, (query) => query.where("id", "=", sql<string>`any(${ids}::uuid[])`))
    .orderBy("created_dt")
    .orderBy("id")
    .$if(ids.length === 0, (query) => query.limit(1));

/** Removes an item from all other programmes and their categories. */
export const endOtherProgrammes = (goodsId: string, loyaltyIds: readonly string[]) =>
  raw(sql`
    with gone as (delete from goods_in_category i using goods_category c
      where i.business_id = ${tenantId} and i.goods_id = ${goodsId} and c.business_id = i.business_id
        and c.id = i.category_id and not c.loyalty_id = any(${loyaltyIds}::uuid[]))
    delete from goods_in_loyalty where business_id = ${tenantId} and goods_id = ${goodsId}
      and not loyalty_id = any(${loyaltyIds}::uuid[])`);

export const addToProgrammes = (goodsId: string, loyaltyIds: readonly string[]) =>
  q
    .insertInto("goods_in_loyalty")
    .values(loyaltyIds.map((loyalty_id) => ({ loyalty_id, goods_id: goodsId })))
    .onConflict((at) => at.doNothing());

/** Which of some categories belong to a programme that sells the item. */
export const listOwnCategories = (goodsId: string, ids: readonly string[]) =>
  q
    .selectFrom("goods_category as c")
    .innerJoin("goods_in_loyalty as l", (join) => onRefInTenant(join, "l.loyalty_id", "c.loyalty_id"))
    .select("c.id")
    .where(inTenant("c"))
    .where("l.goods_id", "=", goodsId)
    .where("c.id", "=", sql<string>`any(${ids}::uuid[])`);

export const endOtherCategories = (goodsId: string, categoryIds: readonly string[]) =>
  q
    .deleteFrom("goods_in_category")
    .where(inTenant())
    .where("goods_id", "=", goodsId)
    .where(sql<boolean>`not category_id = any(${categoryIds}::uuid[])`);

/** Appends an item to categories that do not contain it yet. */
export const addToCategories = (goodsId: string, categoryIds: readonly string[]) =>
  raw(sql`
    insert into goods_in_category (business_id, category_id, goods_id, sort_order)
    select c.business_id, c.id, ${goodsId}, coalesce((select max(i.sort_order) + 1 from goods_in_category i
      where i.business_id = ${tenantId} and i.category_id = c.id), 0)
    from goods_category c where c.business_id = ${tenantId} and c.id = any(${categoryIds}::uuid[])
    on conflict do nothing`);

/** Replaces the items of a category in this order. */
export const endCategoryGoods = (categoryId: string) =>
  q.deleteFrom("goods_in_category").where(inTenant()).where("category_id", "=", categoryId);
export const addCategoryGoods = (categoryId: string, goodsIds: readonly string[]) =>
  q
    .insertInto("goods_in_category")
    .values(goodsIds.map((goods_id, sort_order) => ({ category_id: categoryId, goods_id, sort_order })));

/** Adds a picture of an item after the existing ones. */
export const addImage = (id: string, goodsId: string, image: string) =>
  raw(sql`
    insert into goods_image (business_id, id, goods_id, image, sort_order)
    select g.business_id, ${id}::uuid, g.id, ${image}::text, coalesce((select max(i.sort_order) + 1 from goods_image i
      where i.business_id = ${tenantId} and i.goods_id = g.id), 0)
    from goods g where g.business_id = ${tenantId} and g.id = ${goodsId}`);
export const endImage = (goodsId: string, imageId: string) =>
  q.deleteFrom("goods_image").where(inTenant()).where("goods_id", "=", goodsId).where("id", "=", imageId);
/** Puts the pictures of an item into this order. */
export const orderImages = (goodsId: string, ids: readonly string[]) =>
  raw(sql`
    update goods_image i set sort_order = p.position
    from unnest(${ids}::uuid[]) with ordinality as p(id, position)
    where i.business_id = ${tenantId} and i.goods_id = ${goodsId} and i.id = p.id`);
