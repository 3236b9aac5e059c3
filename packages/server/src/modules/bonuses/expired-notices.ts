import type { ledger } from "@patron/engine";
import type { Tenant } from "#kit/tenant.ts";
import { bonusValue, notifyEach } from "../message-templates/public.ts";

/** A customer with a card of a programme. */
export interface Holder {
  loyaltyId: string;
  customerId: string;
}
/** The bonuses of a card before and after some expired. */
export interface Expired extends Holder {
  before: ledger.AccountState;
  after: ledger.AccountState;
}

/** Tells customers, by day, which of their bonuses have expired. */
export async function tellOfExpired(tenant: Tenant, expired: readonly Expired[], now: Date): Promise<void> {
  for (const [loyaltyId, own] of Map.groupBy(expired, (one) => one.loyaltyId)) {
    const told = own.map(({ customerId, before, after }) => {
      const { unit } = after.account;
      const values = (language: Parameters<typeof bonusValue>[2]) => ({
        bonuses_expiring: bonusValue(before.balance - after.balance, unit, language),
        bonuses_balance: bonusValue(after.balance - after.held, unit, language),
      });
      return { customerId, notice: { event: "bonuses-expired" as const, values, waits: true } };
    });
    await notifyEach(tenant, loyaltyId, told, now);
  }
}
