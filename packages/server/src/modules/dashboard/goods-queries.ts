import { sql } from "kysely";
import { raw, tenantId } from "#kit/database/rows.ts";
import { partsOf } from "./span.ts";

/** The filters for goods: all except the terminal. */
interface GoodsSpan {
  from: string;
  to: string;
  currency: string;
  loyalty_id?: string | undefined;
  pos_id?: string | undefined;
}

export interface GoodsSumsRow {
  id: string;
  code: string;
  title: string;
  unit: string;
  category_id: string | null;
  category_title: string | null;
  checks_count: bigint;
  quantity: bigint;
  amount: bigint;
  discount_amount: bigint;
  amount_to_pay: bigint;
}

/**
 * Items sold in a period, highest revenue first; ties by id. Each with its first category: by order, then title, then id; null without one.
 */
export const sumByGoods = (span: GoodsSpan) =>
  raw(sql<GoodsSumsRow>`
    select s.*, g.code, g.title, g.unit, c.id as category_id, c.title as category_title
    from (
      select goods_id as id, sum(checks_count)::bigint as checks_count, sum(quantity)::bigint as quantity,
        sum(amount)::bigint as amount, sum(discount_amount)::bigint as discount_amount,
        sum(amount_to_pay)::bigint as amount_to_pay
      from ${partsOf("goods_turnover", span)} group by goods_id having sum(checks_count) <> 0) s
    join goods g on g.business_id = ${tenantId} and g.id = s.id
    left join lateral (
      select c.id, c.title from goods_in_category i
      join goods_category c on c.business_id = i.business_id and c.id = i.category_id
      where i.business_id = ${tenantId} and i.goods_id = s.id
        ${span.loyalty_id ? sql`and c.loyalty_id = ${span.loyalty_id}` : sql``}
      order by c.sort_order, c.title, c.id limit 1) c on true
    order by s.amount_to_pay desc, s.id`);
