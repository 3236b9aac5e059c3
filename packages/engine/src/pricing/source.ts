import type { PricesEnteredAs } from "@patron/contract/enums";
import type { UnitPrice } from "../money/index.ts";
import { reject, type Source, sourceOf, type Trace } from "../trace/trace.ts";
import { type Reader, readInstant } from "../wire/read.ts";

/** A price of the goods in the terminal's price group, in force from `valid_from` (an instant) until a later one. */
export type MasterPrice = { id: string; version?: number | null; price: string; valid_from: string };

/** The price of the goods themselves in the terminal's currency. */
export type GoodsPrice = { id?: string | null; version?: number | null; price: string };

/** A line's price before price options, and the level at which it was entered. */
export type FoundPrice = { price: UnitPrice; entered_as: PricesEnteredAs; source: Source };

/**
 * The price in force: the price group's master price with the latest `valid_from` not after `at` (on a tie, the later one in the list),
 * else the price of the goods, which counts as entered at the group's level. Undefined if there is neither. Without a price group, master
 * prices are ignored.
 */
export function priceInForce(
  line: {
    id: string;
    master_prices?: readonly MasterPrice[] | undefined;
    goods_price?: GoodsPrice | null | undefined;
    goods: { title?: string | null | undefined; id: string };
  },
  group: { prices_entered_as: PricesEnteredAs } | null,
  at: Temporal.Instant,
  read: Reader,
  trace: Trace,
): FoundPrice | undefined {
  const entered_as = group?.prices_entered_as ?? "base";
  const dated = (group ? (line.master_prices ?? []) : []).map((master) => ({
    master,
    from: readInstant(master.valid_from, `lines.${line.id}.master_prices.${master.id}.valid_from`),
    source: sourceOf("master-price", { ...master, title: line.goods.title ?? null }),
  }));
  const started = dated.filter(({ from }) => Temporal.Instant.compare(from, at) <= 0);
  const last = started.reduce<(typeof dated)[number] | undefined>(
    (best, one) => (best && Temporal.Instant.compare(one.from, best.from) < 0 ? best : one),
    undefined,
  );
  for (const one of dated) {
    if (one === last) continue;
    const reason = started.includes(one) ? "price-superseded" : "price-not-yet-valid";
    reject(trace, { source: one.source, line: line.id, reason, details: { valid_from: one.master.valid_from } });
  }
  if (last) {
    const path = `lines.${line.id}.master_prices.${last.master.id}.price`;
    return { price: read.unitPrice(last.master.price, path), entered_as, source: last.source };
  }
  if (!line.goods_price) return undefined;
  return {
    price: read.unitPrice(line.goods_price.price, `lines.${line.id}.goods_price.price`),
    entered_as,
    source: sourceOf("goods-price", {
      id: line.goods.id,
      title: line.goods.title ?? null,
      version: line.goods_price.version ?? null,
    }),
  };
}
