import type { offline } from "@patron/contract";
import type { BodyOf, FailureCode, ReplyOf } from "@patron/contract/client";
import type { Language, ReceiptPaper } from "@patron/contract/enums";
import type { Check } from "../check.ts";
import type { Draft } from "../draft.ts";

/** What a till sells from, and how far this device's clock was ahead of the server's when it came. */
export type Catalogue = ReplyOf<typeof offline.catalogue> & { ahead_ms: number };
export type SaleBody = BodyOf<typeof offline.sell>;
export type Arrived = ReplyOf<typeof offline.sell>;

/** The numbers of this browser at one till, and the key that signs them, which never leaves the browser. */
export interface Series {
  id: string;
  prefix: string;
  key: CryptoKey;
  next_number: number;
  /** The hash of the last signed text; null before the first one. */
  previous: string | null;
}

/** How and by whom a receipt is printed, as the till's settings said when it was sold. */
export interface ReceiptHead {
  business: string;
  pos: string;
  till: string;
  seller: string | null;
  time_zone: string;
  language: Language;
  paper: ReceiptPaper;
  copies: number;
}

/** A sale that was made without a connection. */
export interface OfflineSale {
  body: SaleBody;
  /** As it is on the receipt. */
  receipt_number: string;
  check: Check;
  /** What the receipt says besides the check. */
  head: ReceiptHead;
  /** `failed`: the server refuses it, and those after it wait. */
  state: "waiting" | "failed" | "sent";
  failure: FailureCode | null;
  /** What the server made of it; without a number of a transaction it could not be booked. */
  arrived: { transaction_number: string | null; conflicts: Arrived["conflicts"] } | null;
  sent_dt: string | null;
}

/** A cart beyond its tab. Of the customer the browser stores nothing. */
export interface KeptCart extends Pick<Draft, "id" | "lines" | "ruleIds" | "tip" | "isSent"> {
  selectedId: string | null;
  saved: number;
  /** Set aside by the cashier: no tab takes it until somebody resumes it. */
  isParked?: boolean;
}
