/** Types of points of sale. */
export const POS_TYPES = ["pos", "road-tanker", "online-store"] as const;
export type PosType = (typeof POS_TYPES)[number];

/** Listing of a point of sale in the platform's public catalogue. */
export const CATALOG_PUBLICATION_STATES = ["none", "requested", "rejected", "allowed"] as const;
export type CatalogPublicationState = (typeof CATALOG_PUBLICATION_STATES)[number];

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
