import type { ledger, PricedCheck, PriceInput } from "@patron/engine";
import type { Context } from "#kit/implement.ts";
import type { Tenant } from "#kit/tenant.ts";
import type { Who } from "#kit/who.ts";
import type { LockedAccounts } from "../../ledger/lock.ts";
import type { Paying } from "../account-payments/public.ts";
import type { Prepared } from "./price-input.ts";

/** Who sells, where and when. */
export interface Sale {
  tenant: Tenant;
  who: Who;
  terminalId: string;
  now: Date;
  /** Receives entities that the sale creates; the call reports the sale itself. */
  changed: Context<never>["changed"];
}
/** A check that was priced under the locks of the accounts that it moves. */
export interface PricedSale {
  prepared: Prepared;
  input: PriceInput;
  check: PricedCheck;
  locked: LockedAccounts;
  bonuses: ledger.OwnerAccount | undefined;
  /** The special account that pays, under lock too. */
  paying: Paying | undefined;
  day: string;
}
