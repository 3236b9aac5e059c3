import type { ledger, PricedCheck, PriceInput } from "@patron/engine";
import type { Context } from "#kit/implement.ts";
import type { Tenant } from "#kit/tenant.ts";
import type { Who } from "#kit/who.ts";
import type { LockedAccounts } from "../../ledger/lock.ts";
import type { Paying } from "../account-payments/public.ts";
import type { CategoryRules, MeasuredCard } from "../card-categories/public.ts";
import type { Steward } from "../identification/public.ts";
import type { Invitation } from "../referrals/public.ts";
import type { Prepared } from "./price-input.ts";

/** The seller, the terminal and the time. */
export interface Sale {
  tenant: Tenant;
  who: Who;
  terminalId: string;
  now: Date;
  /** For whom a shared register books it. */
  steward?: Steward | undefined;
  /** Uses up the codes that came with it, once no wrong PIN keeps its count by a commit any more. */
  spendCodes?: (() => Promise<void>) | undefined;
  /** Receives entities that the sale creates; the call reports the sale itself. */
  changed: Context<never>["changed"];
}
/** A check priced while the accounts that it moves are locked. */
export interface PricedSale {
  prepared: Prepared;
  input: PriceInput;
  check: PricedCheck;
  locked: LockedAccounts;
  bonuses: ledger.OwnerAccount | undefined;
  /** The paying special account, also locked. */
  paying: Paying | undefined;
  day: string;
  /** What decides the customer's category, and what they hold; undefined without such rules or a card. */
  ranking: Ranking | undefined;
  /** Who invited the customer; undefined without an inviter. */
  invitation: Invitation | undefined;
}
/** The category rules of a programme, and what a customer holds and has bought. */
export interface Ranking extends CategoryRules {
  card: MeasuredCard;
}
