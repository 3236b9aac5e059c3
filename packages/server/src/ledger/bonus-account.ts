import type { ledger } from "@patron/engine";

/** The bonus account of a card: one per currency. */
export function bonusAccount(cardId: string, currency: string): ledger.OwnerAccount {
  return { owner_id: cardId, kind: "bonus", unit: currency };
}
