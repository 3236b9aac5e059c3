import type { FiscalProblem } from "@patron/contract/enums";

/** A line of a fiscal receipt. Money is in minor units and quantities in thousandths; both are positive for what goes back too. */
export interface FiscalLine {
  code: string;
  name: string;
  price: bigint;
  quantity: bigint;
  /** What is paid for the line: whatever differs from price times quantity is a discount or an extra charge. */
  due: bigint;
  /** The codes of its taxes. */
  taxes: readonly string[];
}
export interface FiscalPayment {
  isCash: boolean;
  /** The name of the method. */
  label: string;
  amount: bigint;
}
/** What is to be registered. */
export interface FiscalReceipt {
  /** The same in every attempt: a device registers it once. */
  id: string;
  isReturn: boolean;
  /** The receipt of the sale of which it returns goods. */
  relatedId: string | null;
  currency: string;
  lines: readonly FiscalLine[];
  payments: readonly FiscalPayment[];
  /** What rounding cash has added, or taken off if negative, and the total after it. */
  rounding: bigint;
  total: bigint;
  cashier: string | null;
}

/**
 * What a device said: `registered`; `accepted`, where it is asked again what became of it; `refused`, so that it is certainly not registered, with
 * `isOver` if the device takes it under another id only; or `failed`, where nobody knows.
 */
export type FiscalOutcome =
  | { state: "registered"; number: string; at: Date; url: string | null }
  | { state: "accepted"; text: string | null }
  | { state: "refused"; problem: FiscalProblem; text: string | null; isOver?: boolean }
  | { state: "failed"; problem: FiscalProblem; text: string | null };

/** What a device says of itself. */
export interface FiscalState {
  problem: FiscalProblem | null;
  said: string | null;
  registerNumber: string | null;
  address: string | null;
  isTest: boolean;
  isShiftOpen: boolean;
  /** The codes of the taxes that it knows. */
  taxes: readonly string[];
}

/** A cash register that registers sales with a tax service. None of its functions throws because of the device. */
export interface FiscalDevice {
  /** Registers a receipt, in a shift that is opened if none is. `isRepeat`: an earlier attempt may have arrived. */
  register(receipt: FiscalReceipt, isRepeat: boolean): Promise<FiscalOutcome>;
  /** Whether a receipt has arrived: undefined if it certainly has not. */
  find(id: string): Promise<FiscalOutcome | undefined>;
  /** Ends the shift; a device without one is done. */
  closeShift(): Promise<FiscalOutcome>;
  check(): Promise<FiscalState>;
}
