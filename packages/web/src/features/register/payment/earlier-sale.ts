import type { term } from "@patron/contract";
import { Failure, type ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { useCallback, useState } from "react";
import { useMessages } from "#kit/messages.ts";
import { toast } from "#ui/overlays/toast.ts";
import type { CartStep } from "../cart.ts";
import { registerMessages } from "../messages.ts";
import { isAbleBrowser } from "../offline/hindrance.ts";
import { store } from "../offline/store.ts";
import { requestTill } from "../till.ts";
import { type SoldSale, soldOffline, soldOnline } from "./sold-sale.ts";

/** What an attempt without an answer has made of a cart. */
export interface EarlierSale {
  sale: SoldSale;
  /** `at-reader`: the card reader takes its payment, or did not get it. */
  state: "sold" | "reserved" | "canceled" | "at-reader";
  items: ReplyOf<typeof term.check>["check"]["items"];
}

/** The server is asked beside a cart that can be sold already, so it does not have long. */
const timeoutMs = 3_000;

/** The sale of this id in this browser or on the server; null if there is none. Rejected if the server does not say. */
async function findEarlier(transactionId: string): Promise<EarlierSale | null> {
  const held = isAbleBrowser ? await (await store()).getFromIndex("sales", "transaction", transactionId) : undefined;
  if (held) return { sale: soldOffline(held), state: "sold", items: held.check.items };
  try {
    const asked = { path: { transactionId } };
    const found = await requestTill(calls.term.check, asked, { signal: AbortSignal.timeout(timeoutMs) });
    const { canceled, status } = found.transaction;
    const state = canceled ? "canceled" : status === "authorized" ? await reservedFor(transactionId) : "sold";
    return { sale: soldOnline(found), state, items: found.check.items };
  } catch (error) {
    if (error instanceof Failure && error.code === "transaction.not_found") return null;
    throw error;
  }
}

/** Whether a reserved sale is paid at the card reader. */
async function reservedFor(transactionId: string): Promise<"reserved" | "at-reader"> {
  try {
    const asked = { path: { transactionId } };
    await requestTill(calls.readerPayments.ofCheck, asked, { signal: AbortSignal.timeout(timeoutMs) });
    return "at-reader";
  } catch (error) {
    if (error instanceof Failure && error.code === "reader_payment.not_found") return "reserved";
    throw error;
  }
}

export interface EarlierSales {
  /** Is shown until it is closed. */
  shown: EarlierSale | null;
  /** Whether a cart is sold already. If it is, what was sold leaves the cart and its receipt is shown. If that sale was cancelled, the cart becomes a new one. */
  look: (transactionId: string) => Promise<boolean>;
  close: () => void;
}

/** Finds the sales of carts whose answer was lost. */
export function useEarlierSales(step: (step: CartStep) => void): EarlierSales {
  const t = useMessages(registerMessages);
  const [shown, setShown] = useState<EarlierSale | null>(null);
  const { saleCanceled } = t;
  const look = useCallback(
    async (id: string) => {
      const found = await findEarlier(id);
      if (!found) return false;
      if (found.state === "canceled") toast({ type: "info", message: saleCanceled(found.sale.number) });
      else setShown(found);
      // Its cart stays until it is paid or left.
      if (found.state === "at-reader") return true;
      step({ kind: "settle", id, sold: found.state === "canceled" ? [] : found.items });
      return true;
    },
    [step, saleCanceled],
  );
  return { shown, look, close: () => setShown(null) };
}
