import type { Goods } from "../draft.ts";

interface GoodsFilter {
  /** Searched in name, code and barcodes, in every category. */
  text: string;
  category: string | null;
  withUnpriced: boolean;
}
type Item = Pick<Goods, "title" | "code" | "barcodes" | "category_ids" | "price">;

/** Items that match a filter, and how many are hidden only because they have no price at this till. */
export function foundGoods<G extends Item>(items: readonly G[], filter: GoodsFilter): { shown: G[]; unpriced: number } {
  const { text, category, withUnpriced } = filter;
  const matching = items.filter(
    (goods) => matches(goods, text) && (text !== "" || category === null || goods.category_ids.includes(category)),
  );
  const shown = withUnpriced ? matching : matching.filter(({ price }) => price !== null);
  return { shown, unpriced: matching.length - shown.length };
}

/** The items with exactly this code or barcode. */
export function withCode<G extends Item>(items: readonly G[], code: string): G[] {
  return items.filter((goods) => code !== "" && (goods.code === code || goods.barcodes.includes(code)));
}

/** The item with exactly this code or barcode, if it is the only one and has a price or needs none. */
export function exactlyOne<G extends Item>(items: readonly G[], code: string, withUnpriced = false): G | undefined {
  const found = withCode(items, code);
  return found.length === 1 && (found[0]?.price || withUnpriced) ? found[0] : undefined;
}

/** The only item with a price, or of all, that matches a text. */
export function onlyMatch<G extends Item>(items: readonly G[], text: string, withUnpriced = false): G | undefined {
  if (text.trim() === "") return undefined;
  const { shown } = foundGoods(items, { text, category: null, withUnpriced });
  return shown.length === 1 ? shown[0] : undefined;
}

function matches(goods: Item, text: string): boolean {
  const all = [goods.title, goods.code, ...goods.barcodes].join("\n").toLocaleLowerCase();
  return text
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
