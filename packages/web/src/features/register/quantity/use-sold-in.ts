import { useLanguage } from "#kit/language.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import type { Goods } from "../draft.ts";
import { registerMessages } from "../messages.ts";
import type { Preset } from "./counted.ts";

/** Says which presets an item is sold in. */
export function useOnlyPresets(currency: string) {
  const t = useMessages(registerMessages);
  const presetText = usePresetText(currency);
  const language = useLanguage();
  return ({ title }: Pick<Goods, "title">, presets: readonly Preset[]): string =>
    t.onlyPresets(title, new Intl.ListFormat(language, { type: "disjunction" }).format(presets.map(presetText)));
}

/** A preset as its button shows it: the quantity, or the amount of money, with ≈ where the item is sold for another one. */
export function usePresetText(currency: string) {
  const show = useShow();
  return ({ by, value, isExact }: Preset): string => {
    if (by === "quantity") return show.quantity(value);
    const amount = show.money(value, currency);
    return isExact ? amount : `≈ ${amount}`;
  };
}

/** Says in which quantities an item is sold. */
export function useSoldIn() {
  const t = useMessages(registerMessages);
  const show = useShow();
  return ({ title, quantity_min, quantity_step }: Goods): string =>
    t.soldIn(title, quantity_min && show.quantity(quantity_min), quantity_step && show.quantity(quantity_step));
}
