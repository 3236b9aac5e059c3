import type { ledger } from "@patron/engine";

/** The bonuses of a card: one account per currency. */
export function bonusAccount(cardId: string, currency: string): ledger.OwnerAccount {
  return { owner_id: cardId, kind: "bonus", unit: currency };
}
