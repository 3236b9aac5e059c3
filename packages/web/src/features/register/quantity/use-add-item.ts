import { parseQuantity } from "@patron/engine/money";
import { toast } from "#ui/overlays/toast.ts";
import type { CartStep } from "../cart.ts";
import { type DraftLine, type Goods, quantityPlus } from "../draft.ts";
import { type Counted, countedBy, isSame, statedAt } from "./counted.ts";
import type { TillMoney } from "./quantity-for.ts";
import { useOnlyPresets } from "./use-sold-in.ts";

interface Adding {
  lines: readonly DraftLine[];
  money: TillMoney;
  step: (step: CartStep) => void;
  /** Asks for the quantity of the line that a step selects. */
  askQuantity: (put: () => void) => void;
  showCart: () => void;
}

/** Puts an item into the cart as it is counted. A quantity that has to be typed is asked for, and one that is no preset is refused where there are only presets. */
export function useAddItem({ lines, money, step, askQuantity, showCart }: Adding) {
  const onlyPresets = useOnlyPresets(money.currency);
  function addPreset(goods: Goods, counted: Counted, quantity: string | undefined) {
    const { presets, first, more } = counted;
    const line = lines.find((one) => one.goods.id === goods.id);
    const asked = quantity && quantityPlus(line?.quantity ?? "0", parseQuantity(quantity) ?? 0n);
    const next = asked || (line ? more(line.quantity) : first);
    const isOffered = presets.some((preset) => isSame(preset.quantity, next));
    const put = { quantity: next, stated: statedAt(counted, next) };
    if (!isOffered || next === line?.quantity) toast({ message: onlyPresets(goods, presets) });
    if (!isOffered) return;
    if (goods.price === null) showCart();
    if (line) step({ kind: "quantity", goodsId: goods.id, ...put });
    step(line ? { kind: "select", goodsId: goods.id } : { kind: "add", goods, ...put });
  }
  return (goods: Goods, quantity: string | undefined) => {
    const line = lines.find((one) => one.goods.id === goods.id);
    const counted = countedBy(goods, line?.price ?? goods.price, money);
    if (counted.mode === "presets-only") return addPreset(goods, counted, quantity);
    const isTyped = counted.mode === "manually-only";
    const put: CartStep =
      isTyped && line && !quantity
        ? { kind: "select", goodsId: goods.id }
        : { kind: "add", goods, ...(quantity && { quantity }) };
    // The price comes first where the item has none.
    if ((goods.weightable || isTyped) && goods.price !== null && !quantity) return askQuantity(() => step(put));
    if (goods.price === null) showCart();
    step(put);
  };
}
