import type { ledger, PricedCheck, PriceInput } from "@patron/engine";
import type { Tenant } from "#kit/tenant.ts";
import type { Who } from "#kit/who.ts";
import type { LockedAccounts } from "../../ledger/lock.ts";
import type { Prepared } from "./price-input.ts";

/** Who sells, where and when. */
export interface Sale {
  tenant: Tenant;
  who: Who;
  terminalId: string;
  now: Date;
}
/** A check that was priced under the lock of its customer's bonuses. */
export interface PricedSale {
  prepared: Prepared;
  input: PriceInput;
  check: PricedCheck;
  locked: LockedAccounts;
  bonuses: ledger.OwnerAccount | undefined;
  day: string;
}

/** The day of a programme or a place at an instant. */
export function dayIn(timeZone: string, at: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString();
}
