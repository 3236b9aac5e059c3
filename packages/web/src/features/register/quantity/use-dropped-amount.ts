import type { Failure } from "@patron/contract/client";
import { useEffectEvent, useLayoutEffect, useState } from "react";
import { useMessages } from "#kit/messages.ts";
import { toast } from "#ui/overlays/toast.ts";
import type { Draft, Step } from "../draft.ts";
import { registerMessages } from "../messages.ts";

/**
 * Sells a line for price × quantity once its stated amount is refused, and tells the cashier: its price has changed since, for example with the
 * customer, or the till may no longer state so much. Returns the failure unless that has settled it.
 */
export function useDroppedAmount(
  failure: Failure | null | undefined,
  { lines }: Draft,
  step: (step: Step) => void,
): Failure | undefined {
  const t = useMessages(registerMessages);
  const [settled, setSettled] = useState<Failure>();
  const drop = useEffectEvent((refused: Failure) => {
    if (refused.code !== "line.amount_outside_tolerance") return;
    const line = lines.find(({ goods, stated }) => goods.id === refused.details?.line && stated);
    if (!line) return;
    setSettled(refused);
    step({ kind: "quantity", goodsId: line.goods.id, quantity: line.quantity });
    toast({ type: "warning", message: t.amountDropped(line.goods.title) });
  });
  // After the browser has painted, the refusal would be shown for a moment.
  useLayoutEffect(() => {
    if (failure) drop(failure);
  }, [failure]);
  return failure && failure !== settled ? failure : undefined;
}
