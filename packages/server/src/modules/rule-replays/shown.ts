import type { ruleReplays } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import type { TrialChange } from "@patron/engine";
import type { Tenant } from "#kit/tenant.ts";
import { listTitles } from "./queries.ts";

type Shown = Pick<ReplyOf<typeof ruleReplays.get>, "rules" | "prices" | "items" | "item_categories" | "price_groups">;

const most = 200;
const firstOf = <One>(all: readonly One[]) => all.slice(0, most);
const nothing: Shown = { rules: [], prices: [], items: [], item_categories: [], price_groups: [] };

/** What is tried, with names: the first of each. */
export async function readShown(tenant: Tenant, stored: unknown): Promise<Shown> {
  const change = stored as TrialChange | null; // Written only from this shape.
  if (change?.kind === "programme")
    return { ...nothing, rules: firstOf(change.rules).map(({ id, title }) => ({ id, title: title ?? "" })) };
  if (change?.kind === "prices") {
    const prices = firstOf(change.prices);
    const [items, groups] = await Promise.all([
      readTitles(
        tenant,
        "goods",
        prices.map(({ goods_id }) => goods_id),
      ),
      readTitles(
        tenant,
        "price_group",
        prices.flatMap(({ price_group_id }) => price_group_id ?? []),
      ),
    ]);
    return {
      ...nothing,
      prices: prices.map(({ goods_id, price_group_id, price }) => ({
        item: items(goods_id),
        price_group: price_group_id === null ? null : groups(price_group_id),
        price,
      })),
    };
  }
  if (change?.kind !== "price-percent") return nothing;
  const { goods_ids, category_ids, price_group_ids } = change;
  const named = async (table: Parameters<typeof listTitles>[0], ids: readonly string[]) =>
    firstOf(ids).map(await readTitles(tenant, table, firstOf(ids)));
  const [items, item_categories, price_groups] = await Promise.all([
    named("goods", goods_ids),
    named("goods_category", category_ids),
    named("price_group", price_group_ids),
  ]);
  return { ...nothing, items, item_categories, price_groups };
}

/** The reference of each of some ids; without a title where it is gone. */
async function readTitles(tenant: Tenant, table: Parameters<typeof listTitles>[0], ids: readonly string[]) {
  const rows = ids.length > 0 ? await tenant.many(listTitles(table, [...new Set(ids)])) : [];
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  return (id: string) => ({ id, title: titles.get(id) ?? "" });
}
