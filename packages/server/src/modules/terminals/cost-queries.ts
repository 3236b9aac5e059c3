import type { terminalCosts } from "@patron/contract";
import type { BodyOf, FiltersOf } from "@patron/contract/kit";
import { parseRate } from "@patron/engine/money";
import { sql } from "kysely";
import { inTenant, onRefInTenant, q, tenantId } from "#kit/database/rows.ts";
import { filtersOf, noCondition } from "#kit/records/filters.ts";
import { goodsConditions, listGoodsOfLoyalty } from "../goods/public.ts";

interface Site {
  /** The terminal. */
  id: string;
  loyalty_id: string;
}
/** The additional costs of a terminal that are of its programme, in its order; ties by id. */
export const listTerminalCosts = ({ id, loyalty_id }: Site) =>
  q
    .selectFrom("terminal_cost")
    .innerJoin("additional_cost", (join) =>
      onRefInTenant(join, "additional_cost.id", "terminal_cost.additional_cost_id"),
    )
    .select(["terminal_cost.additional_cost_id", "terminal_cost.value", "terminal_cost.active"])
    .select(["additional_cost.code", "additional_cost.title", "additional_cost.kind", "additional_cost.type"])
    .select("additional_cost.value as default_value")
    .where(inTenant("terminal_cost"))
    .where("terminal_cost.terminal_id", "=", id)
    .where("additional_cost.loyalty_id", "=", loyalty_id)
    .orderBy("terminal_cost.place")
    .orderBy("terminal_cost.additional_cost_id");

/** Additional costs of a programme among some ids, kept from removal until the end of the transaction. */
export const lockCosts = (loyaltyId: string, ids: readonly string[]) =>
  q
    .selectFrom("additional_cost")
    .select(["id", "kind"])
    .where(inTenant())
    .where("loyalty_id", "=", loyaltyId)
    .where("id", "=", sql<string>`any(${ids}::uuid[])`)
    .orderBy("id")
    .forKeyShare();

/** Takes additional costs from a terminal, with the values of its items. */
export const endTerminalCosts = (terminalId: string, keptIds: readonly string[]) =>
  q
    .deleteFrom("terminal_cost")
    .where(inTenant())
    .where("terminal_id", "=", terminalId)
    .where("additional_cost_id", "<>", sql<string>`all(${keptIds}::uuid[])`);

/** The additional costs in the order of the body; the later of two entries for one wins. Items keep their values. */
export const saveTerminalCosts = (terminalId: string, costs: BodyOf<typeof terminalCosts.change>["costs"]) =>
  q
    .insertInto("terminal_cost")
    .values(
      [...new Map(costs.map((one) => [one.additional_cost_id, one])).values()].map((one, place) => ({
        terminal_id: terminalId,
        additional_cost_id: one.additional_cost_id,
        value: one.value == null ? null : (parseRate(one.value) ?? null),
        active: one.active ?? true,
        place,
      })),
    )
    .onConflict((at) =>
      at.columns(["business_id", "terminal_id", "additional_cost_id"]).doUpdateSet((eb) => ({
        value: eb.ref("excluded.value"),
        active: eb.ref("excluded.active"),
        place: eb.ref("excluded.place"),
      })),
    );

const { category_id, search_text } = goodsConditions;
const fits = filtersOf<FiltersOf<typeof terminalCosts.items>>({
  only_active: noCondition,
  item_category_id: category_id,
  search: search_text,
});

type Value = { additional_cost_id: string; value: string };
/** Items of the terminal's programme by title, with the values of their own; ties by id. */
export const listItems = (
  { id, loyalty_id }: Site,
  filters: FiltersOf<typeof terminalCosts.items>,
  ids?: readonly string[],
) =>
  listGoodsOfLoyalty(loyalty_id, { only_active: filters.only_active })
    .select(
      sql<Value[]>`coalesce((
        select jsonb_agg(jsonb_build_object('additional_cost_id', v.additional_cost_id, 'value', v.value::text))
        from terminal_item_cost v where v.business_id = ${tenantId} and v.terminal_id = ${id} and v.goods_id = goods.id), '[]')`.as(
        "values",
      ),
    )
    .where(fits(filters))
    .$if(ids !== undefined, (some) => some.where("goods.id", "=", sql<string>`any(${ids ?? []}::uuid[])`));

type ItemValue = { goods_id: string; additional_cost_id: string; value: bigint };
/** Sets the values of items at a terminal. */
export const saveItemValues = (terminalId: string, values: readonly ItemValue[]) =>
  q
    .insertInto("terminal_item_cost")
    .values(values.map((one) => ({ terminal_id: terminalId, ...one })))
    .onConflict((at) =>
      at
        .columns(["business_id", "terminal_id", "goods_id", "additional_cost_id"])
        .doUpdateSet((eb) => ({ value: eb.ref("excluded.value") })),
    );

/** Removes values of items at a terminal, so that the terminal's apply again. */
export const endItemValues = (
  terminalId: string,
  values: readonly Pick<ItemValue, "goods_id" | "additional_cost_id">[],
) =>
  q
    .deleteFrom("terminal_item_cost")
    .where(inTenant())
    .where("terminal_id", "=", terminalId)
    .where(
      sql<boolean>`(goods_id, additional_cost_id) in (select * from unnest(
        ${values.map(({ goods_id }) => goods_id)}::uuid[], ${values.map(({ additional_cost_id: one }) => one)}::uuid[]))`,
    );
