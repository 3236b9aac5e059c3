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

/** How a terminal may identify a customer. */
export const IDENTIFICATION_METHODS = [
  "phone",
  "email",
  "app-qr",
  "card-qr",
  "card-number",
  "external-id",
  "steward-code",
] as const;
export type IdentificationMethod = (typeof IDENTIFICATION_METHODS)[number];

/** How quantities and sums are entered. */
export const ITEM_ENTRY_MODES = ["without-limits", "presets-only", "manually-only"] as const;
export type ItemEntryMode = (typeof ITEM_ENTRY_MODES)[number];

/** Which value of a fuel sale is entered first. */
export const FILLING_BY = ["amount", "volume"] as const;
export type FillingBy = (typeof FILLING_BY)[number];

/** Whether a terminal requests the odometer or the number plate. */
export const CAR_DATA = ["no", "yes", "possible"] as const;
export type CarData = (typeof CAR_DATA)[number];
