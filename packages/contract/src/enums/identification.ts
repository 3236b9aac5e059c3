import { USER_ID_TYPES } from "./sales.ts";

/** What the back office finds customers by. */
export const KNOWN_ID_TYPES = [...USER_ID_TYPES, "card"] as const;
export type KnownIdType = (typeof KNOWN_ID_TYPES)[number];

/** What a till finds customers by: what they are known by, a card or another value that was given to them, and the link of their own page. */
export const TILL_ID_TYPES = [...KNOWN_ID_TYPES, "app-qr"] as const;
export type TillIdType = (typeof TILL_ID_TYPES)[number];

/** The same with the codes that a customer's page shows, each of which works once. */
export const ONCE_ID_TYPES = [...TILL_ID_TYPES, "one-time-code"] as const;
export type OnceIdType = (typeof ONCE_ID_TYPES)[number];

/** What the settings of a till allow. The code of a customer's page belongs to `app-qr`. */
export const IDENTIFICATION_METHODS = [...TILL_ID_TYPES, "steward-code"] as const;
export type IdentificationMethod = (typeof IDENTIFICATION_METHODS)[number];

/** What carries the value by which a customer is identified. */
export const IDENTIFIER_TYPES = ["card", "qr", "nfc", "external"] as const;
export type IdentifierType = (typeof IDENTIFIER_TYPES)[number];

/** The maximum that one customer has. */
export const MOST_IDENTIFIERS = 20;
