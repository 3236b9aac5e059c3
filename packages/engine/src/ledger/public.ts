export {
  type AccountState,
  accountKey,
  type CounterAccount,
  type Hold,
  hasLots,
  type Lot,
  type OwnerAccount,
  type Pin,
  plan,
} from "./account.ts";
export { type Adjustment, adjust } from "./adjust.ts";
export { apply, type LotNames } from "./apply.ts";
export { available } from "./available.ts";
export { accrue, refill } from "./credit.ts";
export { expire, expireLots, restoreExpired } from "./expire.ts";
export { giveBack, type MovedLot, type PastTransfer, type RefundTerms, reverse, takeBack } from "./reverse.ts";
export { roundingEntries } from "./rounding.ts";
export { capture, release, reserve, spend, writeOff } from "./spend.ts";
export type { Decision, Entry, HoldChange, LedgerRefusal, LotEntry, MovingKind, NewLot, Posting } from "./transfer.ts";
