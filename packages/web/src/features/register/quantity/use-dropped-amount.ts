import type { Failure } from "@patron/contract/client";
import { useEffect, useEffectEvent } from "react";
import { useMessages } from "#kit/messages.ts";
import { toast } from "#ui/overlays/toast.ts";
import type { Draft, Step } from "../draft.ts";
import { registerMessages } from "../messages.ts";

/**
 * Sells a line for price × quantity once its stated amount is refused, and tells the cashier: its price has changed since, for example with the
 * customer, or the till may no longer state so much.
 */
export function useDroppedAmount(failure: Failure | undefined, { lines }: Draft, step: (step: Step) => void): void {
  const t = useMessages(registerMessages);
  const drop = useEffectEvent(({ code, details }: Failure) => {
    if (code !== "line.amount_outside_tolerance") return;
    const line = lines.find(({ goods, stated }) => goods.id === details?.line && stated);
    if (!line) return;
    step({ kind: "quantity", goodsId: line.goods.id, quantity: line.quantity });
    toast({ type: "warning", message: t.amountDropped(line.goods.title) });
  });
  useEffect(() => {
    if (failure) drop(failure);
  }, [failure]);
}
