/** The use of a terminal. */
export const TERMINAL_TYPES = [
  "register",
  "steward",
  "validator",
  "prepaid-services",
  "road-tanker-driver",
  "kiosk",
  "kiosk-and-register",
] as const;
export type TerminalType = (typeof TERMINAL_TYPES)[number];

/** What a terminal may refuse because of its use: enrolling customers, selling at all, holding goods until later, taking a finished sale back, and offers that staff choose. */
export const TERMINAL_DUTIES = ["add-customers", "sell", "reserve", "take-back", "manual-rules"] as const;
export type TerminalDuty = (typeof TERMINAL_DUTIES)[number];

/** What terminals of each type do not do; the others do everything. */
export const REFUSED_DUTIES: Record<TerminalType, readonly TerminalDuty[]> = {
  register: [],
  steward: ["sell", "reserve", "take-back", "manual-rules"],
  validator: ["add-customers", "sell", "reserve", "take-back", "manual-rules"],
  "prepaid-services": ["reserve"],
  "road-tanker-driver": [],
  kiosk: ["take-back", "manual-rules"],
  "kiosk-and-register": [],
};

/** The purpose of the customer-facing tablet. */
export const DISPLAY_TYPES = ["customer-identity", "gift-redeem", "login-pad", "steward"] as const;
export type DisplayType = (typeof DISPLAY_TYPES)[number];

/** The items whose price may be entered by hand: none, those without a price at the terminal, or all. */
export const PRICE_ENTRIES = ["none", "missing", "all"] as const;
export type PriceEntry = (typeof PRICE_ENTRIES)[number];

/** Whether a terminal requests the odometer or the number plate. */
export const CAR_DATA = ["no", "yes", "possible"] as const;
export type CarData = (typeof CAR_DATA)[number];

/** What a terminal is doing, as it reports. */
export const TERMINAL_STATES = [
  "terminal-sign-in-awaiting",
  "staff-sign-in-awaiting",
  "customer-tap-splashscreen",
  "customer-awaiting",
  "customer-processing",
  "payment-process",
  "refueling-started",
  "refueling-finished",
  "terminal-settings-processing",
] as const;
export type TerminalState = (typeof TERMINAL_STATES)[number];

/** What the history of a terminal's states is ordered by. */
export const TERMINAL_STATUS_SORTS = ["created_dt", "state", "remote_addr"] as const;

/** Whether the till still sells in a shift. */
export const SHIFT_STATES = ["open", "closed"] as const;
export type ShiftState = (typeof SHIFT_STATES)[number];

/** Whether money is put into a drawer or taken out. */
export const CASH_DIRECTIONS = ["in", "out"] as const;
export type CashDirection = (typeof CASH_DIRECTIONS)[number];

/** The columns of shifts in files. */
export const SHIFT_COLUMNS = [
  "number",
  "terminal",
  "pos",
  "state",
  "opened_dt",
  "opened_by",
  "closed_dt",
  "closed_by",
  "currency",
  "opening_amount",
  "turnover_amount",
  "expected_amount",
  "counted_amount",
  "difference_amount",
  "comment",
] as const;
