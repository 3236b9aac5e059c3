import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import type { Goods } from "../draft.ts";
import { registerMessages } from "../messages.ts";

/** Says in which quantities an item is sold. */
export function useSoldIn() {
  const t = useMessages(registerMessages);
  const show = useShow();
  return ({ title, quantity_min, quantity_step }: Goods): string =>
    t.soldIn(title, quantity_min && show.quantity(quantity_min), quantity_step && show.quantity(quantity_step));
}
