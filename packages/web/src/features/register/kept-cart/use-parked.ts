import { useQuery } from "@tanstack/react-query";
import { queries } from "#kit/call/use-call.ts";
import { report } from "#kit/report.ts";
import { toast } from "#ui/overlays/toast.ts";
import type { Cart, CartStep } from "../cart.ts";
import type { Draft } from "../draft.ts";
import { useTill } from "../till.ts";
import { listParked, parkCart, takeParked } from "./kept-cart.ts";

/** The browser stores nothing of customers, so they come back with their cart only in the tab that parked it. */
const ofThisTab = new Map<string, Draft>();

/** The carts of this till that were set aside, and what is done with them. */
export function useParked(step: (step: CartStep) => void, notParked: string) {
  const terminalId = useTill()?.terminal.id ?? "";
  const isAble = "indexedDB" in globalThis;
  const queryKey = ["till", "parked", terminalId];
  const { data } = useQuery(
    { queryKey, queryFn: () => listParked(terminalId), enabled: isAble, staleTime: 0 },
    queries,
  );
  const refresh = () => queries.invalidateQueries({ queryKey });
  const failed = (error: unknown) => {
    report(error);
    toast({ type: "danger", message: notParked });
  };
  async function park(cart: Cart): Promise<void> {
    await parkCart(terminalId, cart);
    ofThisTab.set(cart.draft.id, cart.draft);
    step({ kind: "clear" });
    await refresh();
  }
  async function resume(id: string): Promise<void> {
    const cart = await takeParked(terminalId, id);
    if (cart) step({ kind: "restore", cart: { ...cart, draft: ofThisTab.get(id) ?? cart.draft } });
    ofThisTab.delete(id);
    await refresh();
  }
  return {
    isAble,
    carts: data ?? [],
    park: (cart: Cart) => void park(cart).catch(failed),
    resume: (id: string) => void resume(id).catch(failed),
  };
}
