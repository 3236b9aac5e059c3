import type { onlineStore } from "@patron/contract";
import type { StoreProblem } from "@patron/contract/enums";
import type { ReplyOf } from "@patron/contract/kit";
import type { InferResult } from "kysely";
import { photoOf } from "#kit/files.ts";
import type { Tenant } from "#kit/tenant.ts";
import { type GoodsRow, listGoodsOfLoyalty } from "../goods/public.ts";
import { getLoyalty, getSettings } from "../loyalty/public.ts";
import type { PosRow } from "../pos/public.ts";
import { type PricedItem, priceItems } from "../price-groups/public.ts";
import { type DeliveryRow, levelsIn } from "./deliveries.ts";
import { listDeliveryTypes } from "./delivery-queries.ts";
import * as queries from "./queries.ts";
import { listOfferedServices } from "./service-queries.ts";
import { toPosStore, toProgrammeStore } from "./settings.ts";

/** A store shows at most so many items. */
const mostItems = 5000;

type Category = InferResult<ReturnType<typeof queries.listStoreCategories>>[number];
/** A store with everything that it shows. */
export type StoreData = Awaited<ReturnType<typeof readStore>>;

/** Reads what a point of sale's store consists of, and what keeps it from being public. */
export async function readStore(tenant: Tenant, pos: PosRow, now: Date) {
  const [loyalty, programmeRow, posRow, deliveries, categories, services] = await Promise.all([
    tenant.one(getLoyalty(pos.loyalty_id)),
    tenant.maybe(getSettings(pos.loyalty_id, "online-store")),
    tenant.maybe(queries.getPosStore(pos.id)),
    tenant.many(listDeliveryTypes(pos.loyalty_id)),
    tenant.many(queries.listStoreCategories(pos.loyalty_id)),
    tenant.many(listOfferedServices(pos.loyalty_id)),
  ]);
  const [programme, settings] = [toProgrammeStore(programmeRow), toPosStore(posRow)];
  const terminal = settings.terminal_id
    ? await tenant.maybe(queries.getStoreTerminal(pos.id, settings.terminal_id))
    : undefined;
  const shown = categories.filter(isShown);
  const goods = terminal ? await readGoods(tenant, terminal, categories, now) : [];
  const extras = terminal ? await withPrices(tenant, terminal, services, now) : [];
  const offered = terminal ? deliveries.filter((one) => one.active && levelsIn(one, terminal.currency)) : [];
  const problems: StoreProblem[] = [];
  if (!settings.active) problems.push("off");
  if (!loyalty.active || !programme.active) problems.push("programme-off");
  if (!pos.active) problems.push("pos-off");
  if (!terminal) problems.push("no-terminal");
  if (terminal && offered.length === 0) problems.push("no-delivery");
  if (terminal && goods.length === 0) problems.push("no-goods");
  const offers = { deliveries: offered, categories: shown, goods, services: extras };
  return { pos, loyalty, programme, settings, terminal, ...offers, problems };
}

const isShown = ({ active, show_in_store }: Category) => active && show_in_store;

export interface StoreItem {
  row: GoodsRow;
  price: string;
}

type StoreTerminal = InferResult<ReturnType<typeof queries.getStoreTerminal>>[number];

/** Items with a price that no hidden category keeps back: those without a category of the programme, or with at least one that is shown. */
async function readGoods(
  tenant: Tenant,
  terminal: StoreTerminal,
  categories: readonly Category[],
  now: Date,
): Promise<StoreItem[]> {
  const isListed = new Map(categories.map((one) => [one.id, isShown(one)]));
  const rows = await tenant.many(listGoodsOfLoyalty(terminal.loyalty_id, { only_active: true }).limit(mostItems));
  const kept = rows.filter(({ category_ids }) => {
    const own = category_ids.flatMap((id) => isListed.get(id) ?? []);
    return own.length === 0 || own.includes(true);
  });
  const ids = kept.map(({ id }) => id);
  const priced = await priceItems(tenant, terminal, ids, now);
  return kept.flatMap((row) => {
    const price = priceOf(priced.get(row.id));
    return price === null ? [] : [{ row, price }];
  });
}

type Service = InferResult<ReturnType<typeof listOfferedServices>>[number];

/** Additional services whose item has a price; the item may be of a category that the store does not show. */
async function withPrices(tenant: Tenant, terminal: StoreTerminal, services: readonly Service[], now: Date) {
  const ids = services.map(({ goods_id }) => goods_id);
  const priced = await priceItems(tenant, terminal, ids, now);
  return services.flatMap((service) => {
    const price = priceOf(priced.get(service.goods_id));
    return price === null ? [] : [{ service, price }];
  });
}

const priceOf = (item: PricedItem | undefined) => item?.line?.price_posted ?? null;

/** The points of sale where orders of a delivery type are picked up; none for other types. */
export function pickUpPoints(row: DeliveryRow, all: InferResult<ReturnType<typeof queries.listPickUpPoints>>) {
  if (row.address_mode !== "pos") return [];
  return row.pos_ids.length === 0 ? all : all.filter(({ id }) => row.pos_ids.includes(id));
}

/** Pictures of an item in the response. */
export function picturesOf({ photo, images }: GoodsRow) {
  return {
    photo: photoOf(photo),
    additional_images: images.flatMap(({ image }) => photoOf(image) ?? []),
  } satisfies Partial<ReplyOf<typeof onlineStore.show>["goods"][number]>;
}
