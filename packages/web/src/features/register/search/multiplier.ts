import { parseQuantity } from "@patron/engine/money";
import type { Goods } from "../draft.ts";

// More digits than these are a barcode, not a quantity.
const pattern = /^\s*(\d{1,4}(?:[.,]\d{1,3})?)\s*[*×]\s*/;

/** Splits `3*cake` into a quantity and the text to search; without a multiplier there is no quantity. */
export function readMultiplier(typed: string): { quantity: string | undefined; text: string } {
  const found = pattern.exec(typed);
  const quantity = found?.[1]?.replace(",", ".");
  if (!found || !quantity || !parseQuantity(quantity)) return { quantity: undefined, text: typed };
  return { quantity, text: typed.slice(found[0].length) };
}

/** Whether an item is sold in a quantity with so many decimals. */
export function takesQuantity({ quantity_precision }: Pick<Goods, "quantity_precision">, quantity: string): boolean {
  const decimals = quantity.split(".")[1]?.replace(/0+$/, "") ?? "";
  return decimals.length <= quantity_precision;
}
