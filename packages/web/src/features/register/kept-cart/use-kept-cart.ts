import { useEffect, useState } from "react";
import { useMessages } from "#kit/messages.ts";
import { report } from "#kit/report.ts";
import { toast } from "#ui/overlays/toast.ts";
import type { Cart, CartStep } from "../cart.ts";
import { registerMessages } from "../messages.ts";
import { keepCart, takePlace } from "./kept-cart.ts";

/** Keeps an unpaid cart beyond its tab, and brings back one that a tab of this till has left. */
export function useKeptCart(terminalId: string, cart: Cart, step: (step: CartStep) => void): void {
  const t = useMessages(registerMessages);
  const [place, setPlace] = useState<string | null>(null);
  const { cartIsBack } = t;
  useEffect(() => {
    // Some browsers store nothing in private windows.
    if (!("indexedDB" in globalThis) || !("locks" in navigator)) return;
    let hasLeft = false;
    let leave = () => {};
    takePlace(terminalId)
      .then((taken) => {
        if (hasLeft) return taken.leave();
        leave = taken.leave;
        if (taken.cart) {
          step({ kind: "restore", cart: taken.cart });
          toast({ id: "cart-is-back", type: "info", message: cartIsBack });
        }
        setPlace(taken.place);
      })
      .catch(report);
    return () => {
      hasLeft = true;
      leave();
      setPlace(null);
    };
  }, [terminalId, step, cartIsBack]);
  useEffect(() => {
    if (place) keepCart(terminalId, place, cart).catch(report);
  }, [terminalId, place, cart]);
}
