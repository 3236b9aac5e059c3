import type { Goods } from "./draft.ts";

interface Wish {
  /** Words of its name, code or barcodes. While there are any, the category does not count. */
  text: string;
  category: string | null;
  withUnpriced: boolean;
}
type Item = Pick<Goods, "title" | "code" | "barcodes" | "category_ids" | "price">;

/** The items to show, and how many are not shown only because they have no price at this till. */
export function foundGoods<G extends Item>(items: readonly G[], wish: Wish): { shown: G[]; unpriced: number } {
  const { text, category, withUnpriced } = wish;
  const fitting = items.filter(
    (goods) => fits(goods, text) && (text !== "" || category === null || goods.category_ids.includes(category)),
  );
  const shown = withUnpriced ? fitting : fitting.filter(({ price }) => price !== null);
  return { shown, unpriced: fitting.length - shown.length };
}

/** The item whose code or barcode this is, when it is one item's alone and has a price. */
export function exactlyOne<G extends Item>(items: readonly G[], code: string): G | undefined {
  const found = items.filter((goods) => code !== "" && (goods.code === code || goods.barcodes.includes(code)));
  return found.length === 1 && found[0]?.price ? found[0] : undefined;
}

/** The item that is meant by words which only it has, among those with a price. */
export function onlyMatch<G extends Item>(items: readonly G[], text: string): G | undefined {
  if (text.trim() === "") return undefined;
  const { shown } = foundGoods(items, { text, category: null, withUnpriced: false });
  return shown.length === 1 ? shown[0] : undefined;
}

function fits(goods: Item, text: string): boolean {
  const all = [goods.title, goods.code, ...goods.barcodes].join("\n").toLocaleLowerCase();
  return text
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
