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

/** The purpose of the customer-facing tablet. */
export const DISPLAY_TYPES = ["customer-identity", "gift-redeem", "login-pad", "steward"] as const;
export type DisplayType = (typeof DISPLAY_TYPES)[number];

/** The items whose price may be entered by hand: none, those without a price at the terminal, or all. */
export const PRICE_ENTRIES = ["none", "missing", "all"] as const;
export type PriceEntry = (typeof PRICE_ENTRIES)[number];

/** Whether a terminal requests the odometer or the number plate. */
export const CAR_DATA = ["no", "yes", "possible"] as const;
export type CarData = (typeof CAR_DATA)[number];
