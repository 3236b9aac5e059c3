import type { ItemEntryMode } from "@patron/contract/enums";
import { parseQuantity } from "@patron/engine/money";
import { withoutZeros } from "#ui/fields/decimal-text.ts";
import type { Goods } from "../draft.ts";
import { takesQuantity } from "../search/multiplier.ts";
import { quantityFor, soldFor, type TillMoney } from "./quantity-for.ts";
import { firstQuantity, isSoldIn, oneLess, oneMore } from "./sold-quantity.ts";

/** A quantity that a cashier may choose, and what the business has stated for it. */
export interface Preset {
  by: Goods["presets"][number]["by"];
  value: string;
  quantity: string;
  /** The amount that the till states for the line, because it is not exactly price × quantity. */
  stated: string | null;
  /** It is sold in this quantity for this amount. False where the nearest quantity has another amount. */
  isExact: boolean;
}

/** How a line of the cart is counted. */
export interface Counted {
  mode: ItemEntryMode;
  /** In the order of the business. */
  presets: readonly Preset[];
  /** What a cart has of it when it is put in. */
  first: string;
  /** One step more; the same where there is none. */
  more: (quantity: string) => string;
  /** One step less; zero where there is none. */
  less: (quantity: string) => string;
}

/** How an item of an earlier version is counted that does not say, as in a kept cart. */
type Entered = Omit<Goods, "item_entry_mode" | "presets"> & Partial<Pick<Goods, "item_entry_mode" | "presets">>;

/** How an item is counted at a price. Presets that it is not sold in are not offered, and where none is left its quantity is typed. */
export function countedBy(goods: Entered, price: string | null, money: TillMoney): Counted {
  const presets = presetsOf(goods, price, money);
  const asked = goods.item_entry_mode ?? "without-limits";
  const mode = asked === "presets-only" && presets.length === 0 ? "without-limits" : asked;
  if (mode === "presets-only") return { mode, presets, ...amongPresets(presets) };
  const steps = {
    first: firstQuantity(goods),
    more: (quantity: string) => oneMore(goods, quantity),
    less: (quantity: string) => oneLess(goods, quantity),
  };
  const same = (quantity: string) => quantity;
  if (mode === "manually-only") return { mode, presets: [], ...steps, more: same, less: same };
  return { mode, presets, ...steps };
}

const asCounted = { stated: null, isExact: true };

function presetsOf(goods: Entered, price: string | null, money: TillMoney): Preset[] {
  const { quantity_precision: precision } = goods;
  return (goods.presets ?? []).flatMap(({ by, value }) => {
    const isBought = price !== null && precision > 0;
    const quantity =
      by === "quantity"
        ? withoutZeros(value)
        : isBought
          ? quantityFor(withoutZeros(value), { price, currency: money.currency, precision })
          : undefined;
    const isSold =
      quantity !== undefined && quantity !== "0" && takesQuantity(goods, quantity) && isSoldIn(goods, quantity);
    if (!isSold) return [];
    const sold = by === "amount" && price !== null ? soldFor(value, quantity, { ...money, price }) : asCounted;
    return [{ by, value, quantity, ...sold }];
  });
}

/** The steps from preset to preset. */
function amongPresets(presets: readonly Preset[]): Pick<Counted, "first" | "more" | "less"> {
  const sizes = presets.map(({ quantity }) => quantity).toSorted((a, b) => Number(sizeOf(a) - sizeOf(b)));
  return {
    first: presets[0]?.quantity ?? "1",
    more: (quantity) => sizes.find((one) => sizeOf(one) > sizeOf(quantity)) ?? quantity,
    less: (quantity) => sizes.findLast((one) => sizeOf(one) < sizeOf(quantity)) ?? "0",
  };
}

const sizeOf = (quantity: string) => parseQuantity(quantity) ?? 0n;

/** Whether two quantities are the same, however they are written. */
export const isSame = (one: string, other: string) => sizeOf(one) === sizeOf(other);

/** What a step to a quantity states for the line: the amount of the preset that it leads to, where there are only presets. */
export function statedAt({ mode, presets }: Counted, quantity: string): string | null {
  if (mode !== "presets-only") return null;
  return presets.find((preset) => isSame(preset.quantity, quantity))?.stated ?? null;
}
