import type { Insertable } from "kysely";
import type { GoodsImportRow } from "#kit/database/tables.ts";
import type { Change } from "#kit/implement.ts";
import type { Tenant } from "#kit/tenant.ts";
import type { Who } from "#kit/who.ts";
import { lockTree, toGoods } from "../goods/public.ts";
import { lockGroups, startOf } from "../price-matrix/public.ts";
import { readValues, type SheetContext } from "./context.ts";
import * as queries from "./queries.ts";
import { type Goods, no, programme, type Values } from "./values.ts";
import { type ItemWrite, writeItems } from "./write.ts";

const atOnce = 1000;
const groupOf = (key: string) => (key.startsWith("group.") ? [key.slice("group.".length)] : []);

/** Reads items in parts, with what they have. */
async function* itemsOf(
  tenant: Tenant,
  { ids, ...reading }: { ids: readonly string[]; context: SheetContext; groupIds: readonly string[]; at: Date },
): AsyncGenerator<{ item: Goods; values: Values }> {
  for (let from = 0; from < ids.length; from += atOnce) {
    const items = (await tenant.many(queries.listItems(ids.slice(from, from + atOnce)))).map(toGoods);
    const values = await readValues(tenant, reading, items);
    for (const item of items) yield { item, values: values.get(item.id) ?? {} };
  }
}

/** Stores what each item of an import had before and has now. A new item goes out of the programme when it is undone, because nothing that was sold may vanish. */
export async function storeRows(
  tenant: Tenant,
  importId: string,
  { context, items, at }: { context: SheetContext; items: readonly ItemWrite[]; at: Date },
): Promise<void> {
  const written = new Map(items.map((one) => [one.id, one]));
  const groupIds = [...new Set(items.flatMap(({ changes }) => Object.keys(changes).flatMap(groupOf)))];
  const rows: Insertable<GoodsImportRow>[] = [];
  for await (const { item, values } of itemsOf(tenant, { ids: [...written.keys()], context, groupIds, at })) {
    const { item: earlier, before, changes } = written.get(item.id) ?? { item: undefined, before: {}, changes: {} };
    const keys = Object.keys(changes).filter((key) => key !== "code");
    const part = (of: Values, some: readonly string[]) =>
      JSON.stringify(Object.fromEntries(some.map((key) => [key, of[key] ?? null])));
    const gone: Values = { [programme]: no, active: no };
    const undone = ["active", programme, "categories", ...keys.filter((key) => groupOf(key).length > 0)];
    rows.push({
      goods_import_id: importId,
      goods_id: item.id,
      is_new: !earlier,
      goods_version: item.version,
      before: earlier ? part(before, keys) : part(gone, undone),
      after: part(values, earlier ? keys : [...new Set([...keys, ...undone])]),
    });
  }
  for (let from = 0; from < rows.length; from += atOnce)
    await tenant.run(queries.addImportRows(rows.slice(from, from + atOnce)));
}

interface Undoing {
  row: { id: string };
  context: SheetContext;
  who: Who;
  now: Date;
}

/** Gives items back what they had before an import; `kept` are those that somebody has changed since. */
export async function undoRows(
  tenant: Tenant,
  { row, context, who, now }: Undoing,
): Promise<{ changes: Change[]; kept: { id: string; title: string }[] }> {
  const stored = new Map((await tenant.many(queries.listImportRows(row.id))).map((one) => [one.goods_id, one]));
  const ids = [...stored.keys()];
  const valuesIn = (json: unknown) => json as Values; // `storeRows` wrote it.
  // A price group may have been deleted since.
  const isThere = (id: string) => context.groups.some((group) => group.id === id);
  const groupIds = [
    ...new Set([...stored.values()].flatMap(({ after }) => Object.keys(valuesIn(after)).flatMap(groupOf))),
  ].filter(isThere);
  await tenant.many(queries.lockItems(ids));
  await tenant.many(lockTree(context.loyaltyId));
  await tenant.many(lockGroups(context.loyaltyId, groupIds));
  const places = groupIds.flatMap((groupId) => ids.map((goodsId) => ({ groupId, goodsId })));
  const at = places.length > 0 ? await startOf(tenant, places, now) : now;
  const kept: { id: string; title: string }[] = [];
  const items: ItemWrite[] = [];
  for await (const { item, values } of itemsOf(tenant, { ids, context, groupIds, at })) {
    const one = stored.get(item.id);
    if (!one) continue;
    const standing = (of: unknown) => Object.entries(valuesIn(of)).filter(([key]) => groupOf(key).every(isThere));
    const isUntouched =
      item.version === one.goods_version &&
      standing(one.after).every(([key, value]) => (values[key] ?? null) === value);
    const changes = Object.fromEntries(standing(one.before).filter(([key, value]) => (values[key] ?? null) !== value));
    if (isUntouched) items.push({ id: item.id, item, before: values, changes });
    else kept.push({ id: item.id, title: item.title });
  }
  const { changes } = await writeItems(tenant, { context, items, additions: [], comment: null, who, now: at });
  return { changes, kept };
}
