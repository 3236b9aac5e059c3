import { createContext } from "react";
import type { Till, TillFacts } from "../till-facts.ts";
import type { Catalogue, OfflineSale } from "./shapes.ts";

/** Why a till sells nothing without a connection. */
export type Hindrance = "browser" | "customers" | "unready" | "outdated";

/** A till with regard to its connection. */
export interface OfflineTill {
  till: Till;
  isAway: boolean;
  /** Whether it sells although it has no connection. */
  sells: boolean;
  hindrance: Hindrance | null;
  catalogue: Catalogue | undefined;
  /** Sales without a connection that wait, have failed, or were sent in the last day; the oldest first. */
  sales: readonly OfflineSale[];
  facts: TillFacts | undefined;
  /** Who sells, as the server said last. */
  staff: { id: string; title: string } | null;
}

/** The till of this tab; null where none is open. */
export const OfflineContext = createContext<OfflineTill | null>(null);

/** Sales that the server does not have yet. */
export function unsent(sales: readonly OfflineSale[]): OfflineSale[] {
  return sales.filter(({ state }) => state !== "sent");
}
