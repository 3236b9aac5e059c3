import type { ServiceType, Unit } from "@patron/contract/enums";
import { parseQuantity, parseUnitPrice } from "@patron/engine/money";
import { newId } from "#kit/id.ts";
import type { Change } from "#kit/implement.ts";
import type { Tenant } from "#kit/tenant.ts";
import type { Who } from "#kit/who.ts";
import { listCategories, toCategory, toGoods } from "../goods/public.ts";
import { saveNow, toPrice } from "../price-matrix/public.ts";
import type { CategoryTree, PlannedCategory } from "./category-tree.ts";
import { idsOf } from "./category-tree.ts";
import type { SheetContext } from "./context.ts";
import { listItems } from "./queries.ts";
import { type Goods, no, programme, type Values, yes } from "./values.ts";
import * as queries from "./write-queries.ts";

/** An item with what it gets. */
export interface ItemWrite {
  id: string;
  /** As it is; undefined for a new one. */
  item: Goods | undefined;
  before: Values;
  changes: Values;
}
interface Written {
  context: SheetContext;
  additions: readonly PlannedCategory[];
  items: readonly ItemWrite[];
  comment: string | null;
  who: Who;
  now: Date;
}

const atOnce = 1000;
async function inParts<One>(all: readonly One[], write: (some: One[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < all.length; from += atOnce) await write(all.slice(from, from + atOnce));
}

/** Writes categories, items and prices, and returns every change for the audit log and how many prices of groups have changed. */
export async function writeItems(tenant: Tenant, written: Written): Promise<{ changes: Change[]; prices: number }> {
  const { context, items, now } = written;
  const { ids, changes } = await addCategories(tenant, written);
  const isOwn = (key: string) => !key.startsWith("group.");
  const own = items.filter(({ item, changes }) => !item || Object.keys(changes).some(isOwn));
  await inParts(
    own.filter(({ item }) => !item),
    (some) => tenant.run(queries.addGoods(some.map((one) => newRow(one, now)))),
  );
  await inParts(
    own.filter(({ item }) => item),
    (some) => tenant.run(queries.changeGoods(some.map(columnsOf), now)),
  );
  const isLarge = own.length >= atOnce;
  // Before rows refer to the items: the database looks up each of them, and without statistics it may use an index that only finds the business.
  if (isLarge) await tenant.run(queries.learnGoods());
  await inParts(own, (some) => writePrices(tenant, some));
  await inParts(own, (some) => writeProgramme(tenant, context.loyaltyId, some));
  await inParts(own, (some) => writeCategories(tenant, context.tree, { some, ids }));
  if (isLarge) await tenant.run(queries.learnGoods());
  const cells = items.flatMap(({ id: goodsId, before, changes: values }) =>
    Object.entries(values).flatMap(([key, price]) => {
      if (isOwn(key)) return [];
      return [
        { groupId: key.slice("group.".length), goodsId, price: toPrice(price), previous: toPrice(before[key] ?? null) },
      ];
    }),
  );
  if (cells.length > 0) {
    const { comment, who } = written;
    changes.push(await saveNow(tenant, { loyaltyId: context.loyaltyId, cells, comment, who }, now));
  }
  const earlier = new Map(own.map(({ id, item }) => [id, item]));
  await inParts(own, async (some) => {
    const rows = await tenant.many(listItems(some.map(({ id }) => id)));
    for (const after of rows.map(toGoods))
      changes.push({ entityType: "goods", id: after.id, before: earlier.get(after.id), after });
  });
  return { changes, prices: cells.length };
}

/** Adds categories, parents first, after those that there are. Returns their ids by key. */
async function addCategories(tenant: Tenant, { context: { tree, loyaltyId }, additions, now }: Written) {
  const ids = new Map(additions.map(({ key }) => [key, newId()]));
  const changes: Change[] = [];
  if (additions.length === 0) return { ids, changes };
  const present = await tenant.many(listCategories(loyaltyId));
  const last = Math.max(-1, ...present.map((one) => one.sort_order));
  const rows = additions.map((one, index) => {
    const parent = tree.parentOf(one);
    const parent_id = parent === null ? null : "id" in parent ? parent.id : (ids.get(parent.key) ?? null);
    const title = one.titles.at(-1) ?? "";
    return {
      id: ids.get(one.key) ?? newId(),
      loyalty_id: loyaltyId,
      parent_id,
      title,
      sort_order: last + 1 + index,
      created_dt: now,
      modified_dt: now,
    };
  });
  await inParts(rows, (some) => tenant.run(queries.addCategories(some)));
  const added = new Set(ids.values());
  for (const row of await tenant.many(listCategories(loyaltyId)))
    if (added.has(row.id)) changes.push({ entityType: "goods_category", id: row.id, after: toCategory(row) });
  return { ids, changes };
}

/** The columns of an item after its changes. */
function columnsOf({ id, item, before, changes }: ItemWrite): queries.GoodsColumns {
  const values = { ...before, ...changes };
  const texts = (name: "public_title" | "public_description") => {
    const present = { ...item?.[name] };
    for (const [key, text] of Object.entries(changes)) {
      if (!key.startsWith(`${name}.`)) continue;
      const language = key.slice(name.length + 1);
      if (text === null) delete present[language];
      else present[language] = text;
    }
    return present;
  };
  const whole = (text: string | null | undefined) => (text == null ? null : Number(text));
  return {
    id,
    title: values.title ?? "",
    public_title: texts("public_title"),
    public_description: texts("public_description"),
    barcodes: idsOf(values.barcodes ?? null),
    service_type: (values.service_type ?? "goods") as ServiceType, // Its column reads only these.
    unit: (values.unit ?? "piece") as Unit, // As above.
    quantity_min: values.quantity_min == null ? null : String(parseQuantity(values.quantity_min)),
    quantity_step: values.quantity_step == null ? null : String(parseQuantity(values.quantity_step)),
    quantity_precision: whole(values.quantity_precision) ?? 0,
    weightable: values.weightable === yes,
    age_limit: whole(values.age_limit),
    cost_price: values.cost_price == null ? null : String(parseUnitPrice(values.cost_price)),
    active: values.active !== no,
  };
}

function newRow(one: ItemWrite, now: Date) {
  const { barcodes, quantity_min, quantity_step, cost_price, ...columns } = columnsOf(one);
  const size = (text: string | null) => (text === null ? null : BigInt(text));
  return {
    ...columns,
    code: one.changes.code ?? "",
    barcodes: [...barcodes],
    quantity_min: size(quantity_min),
    quantity_step: size(quantity_step),
    cost_price: size(cost_price),
    public_title: JSON.stringify(columns.public_title),
    public_description: JSON.stringify(columns.public_description),
    created_dt: now,
    modified_dt: now,
  };
}

async function writePrices(tenant: Tenant, items: readonly ItemWrite[]): Promise<void> {
  const prices = items.flatMap(({ id, changes }) =>
    Object.entries(changes).flatMap(([key, price]) =>
      key.startsWith("price.") ? [{ goods_id: id, currency: key.slice("price.".length), price: toPrice(price) }] : [],
    ),
  );
  const ended = prices.filter(({ price }) => price === null);
  const saved = prices.flatMap(({ price, ...place }) => (price === null ? [] : [{ ...place, price }]));
  if (ended.length > 0)
    await tenant.run(
      queries.endPrices(
        ended.map((one) => one.goods_id),
        ended.map((one) => one.currency),
      ),
    );
  await inParts(saved, (some) => tenant.run(queries.savePrices(some)));
}

async function writeProgramme(tenant: Tenant, loyaltyId: string, items: readonly ItemWrite[]): Promise<void> {
  const moving = (to: string) => items.filter(({ changes }) => changes[programme] === to).map(({ id }) => id);
  const [joining, leaving] = [moving(yes), moving(no)];
  if (joining.length > 0) await tenant.run(queries.addToProgramme(loyaltyId, joining));
  if (leaving.length > 0) await tenant.run(queries.endInProgramme(loyaltyId, leaving));
}

async function writeCategories(
  tenant: Tenant,
  tree: CategoryTree,
  { some, ids }: { some: readonly ItemWrite[]; ids: ReadonlyMap<string, string> },
): Promise<void> {
  const moved = some.filter(({ changes }) => changes.categories !== undefined);
  const pairs = (of: (one: ItemWrite) => string[]) =>
    moved.flatMap((one) => of(one).map((id) => [one.id, id] as const));
  const there = (one: ItemWrite) => new Set(idsOf(one.before.categories ?? null));
  const wanted = (one: ItemWrite) => tree.resolve(one.changes.categories ?? null, ids);
  const left = pairs((one) => [...there(one)].filter((id) => !wanted(one).includes(id)));
  const joined = pairs((one) => wanted(one).filter((id) => !there(one).has(id)));
  const columns = (list: readonly (readonly [string, string])[]) =>
    [list.map(([goods]) => goods), list.map(([, category]) => category)] as const;
  if (left.length > 0) await tenant.run(queries.endInCategories(...columns(left)));
  if (joined.length > 0) await tenant.run(queries.addToCategories(...columns(joined)));
}
