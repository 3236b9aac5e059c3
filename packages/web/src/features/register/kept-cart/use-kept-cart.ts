import { useEffect, useState } from "react";
import { useMessages } from "#kit/messages.ts";
import { report } from "#kit/report.ts";
import { toast } from "#ui/overlays/toast.ts";
import type { Cart, CartStep } from "../cart.ts";
import { registerMessages } from "../messages.ts";
import { isAway } from "../offline/answers.ts";
import type { EarlierSales } from "../payment/earlier-sale.ts";
import { keepCart, takePlace } from "./kept-cart.ts";

interface KeptCartOptions {
  terminalId: string;
  /** The till may ask the server. A cart waits for it, because it may be sold already. */
  isReady: boolean;
  cart: Cart;
  step: (step: CartStep) => void;
  look: EarlierSales["look"];
}

/** Keeps an unpaid cart beyond its tab, and brings back one that a tab of this till has left; if it was sold and only the answer was lost, its receipt. */
export function useKeptCart({ terminalId, isReady, cart, step, look }: KeptCartOptions): void {
  const t = useMessages(registerMessages);
  const [place, setPlace] = useState<string | null>(null);
  // A till that is locked later keeps the place of its cart.
  const [wasReady, setWasReady] = useState(isReady);
  if (isReady && !wasReady) setWasReady(true);
  const { cartIsBack } = t;
  useEffect(() => {
    // Some browsers store nothing in private windows.
    if (!wasReady || !("indexedDB" in globalThis) || !("locks" in navigator)) return;
    let hasLeft = false;
    let leave = () => {};
    async function take(): Promise<void> {
      const taken = await takePlace(terminalId);
      if (hasLeft) return taken.leave();
      leave = taken.leave;
      if (taken.cart) step({ kind: "restore", cart: taken.cart });
      setPlace(taken.place);
      if (taken.cart && !(await isSold(taken.cart, look)) && !hasLeft)
        toast({ id: "cart-is-back", type: "info", message: cartIsBack });
    }
    take().catch(report);
    return () => {
      hasLeft = true;
      leave();
      setPlace(null);
    };
  }, [terminalId, wasReady, step, look, cartIsBack]);
  useEffect(() => {
    if (place) keepCart(terminalId, place, cart).catch(report);
  }, [terminalId, place, cart]);
}

/** A till that gets no answer brings the cart back: whether it is sold is asked again when it is paid. */
async function isSold({ draft }: Cart, look: EarlierSales["look"]): Promise<boolean> {
  if (!draft.isSent) return false;
  try {
    return await look(draft.id);
  } catch (error) {
    if (!isAway(error)) report(error);
    return false;
  }
}
