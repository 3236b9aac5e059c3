/** Types of points of sale. */
export const POS_TYPES = ["pos", "road-tanker", "online-store"] as const;
export type PosType = (typeof POS_TYPES)[number];

/** Listing of a point of sale in the platform's public catalogue. */
export const CATALOG_PUBLICATION_STATES = ["none", "requested", "rejected", "allowed"] as const;
export type CatalogPublicationState = (typeof CATALOG_PUBLICATION_STATES)[number];

/** How support of the installation decides about a requested listing. */
export const PLACE_DECISIONS = ["allowed", "rejected"] as const;
export type PlaceDecision = (typeof PLACE_DECISIONS)[number];

/** What customers give for a delivery: an address, a point of sale where they pick it up, or neither. */
export const ADDRESS_MODES = ["address", "pos", "none"] as const;
export type AddressMode = (typeof ADDRESS_MODES)[number];

/** When customers of an online store pay. */
export const STORE_PAYMENT_METHODS = ["payment-at-checkout", "payment-upon-receipt"] as const;
export type StorePaymentMethod = (typeof STORE_PAYMENT_METHODS)[number];

/** What keeps an online store from being public. */
export const STORE_PROBLEMS = ["off", "programme-off", "pos-off", "no-terminal", "no-delivery", "no-goods"] as const;
export type StoreProblem = (typeof STORE_PROBLEMS)[number];

/** Days of the week; `1` is Monday. */
export const WEEK_DAYS = ["1", "2", "3", "4", "5", "6", "7"] as const;

/** Types of links shown with a point of sale. */
export const REFERENCE_TYPES = ["web", "facebook", "instagram", "telegram", "viber", "youtube", "other"] as const;
export type ReferenceType = (typeof REFERENCE_TYPES)[number];

/**
 * Time zones with a new spelling of their city, by the older names that browsers and Node still list. Both are accepted everywhere; lists offer the
 * new one.
 */
export const RENAMED_ZONES: Readonly<Record<string, string>> = {
  "Africa/Asmera": "Africa/Asmara",
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Catamarca": "America/Argentina/Catamarca",
  "America/Coral_Harbour": "America/Atikokan",
  "America/Cordoba": "America/Argentina/Cordoba",
  "America/Godthab": "America/Nuuk",
  "America/Indianapolis": "America/Indiana/Indianapolis",
  "America/Jujuy": "America/Argentina/Jujuy",
  "America/Louisville": "America/Kentucky/Louisville",
  "America/Mendoza": "America/Argentina/Mendoza",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Enderbury": "Pacific/Kanton",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};
