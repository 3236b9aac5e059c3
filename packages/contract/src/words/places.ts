/** What kind of place a point of sale is. */
export const POS_TYPES = ["pos", "road-tanker", "online-store"] as const;
export type PosType = (typeof POS_TYPES)[number];

/** Listing of a point of sale in the platform's public catalogue. */
export const CATALOG_PUBLICATION_STATES = ["none", "requested", "rejected", "allowed"] as const;
export type CatalogPublicationState = (typeof CATALOG_PUBLICATION_STATES)[number];

/** Outside pages shown at a point of sale. */
export const REFERENCE_TYPES = ["web", "facebook", "instagram", "telegram", "viber", "youtube", "other"] as const;
export type ReferenceType = (typeof REFERENCE_TYPES)[number];
