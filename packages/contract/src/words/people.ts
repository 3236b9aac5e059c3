/** Scopes a person may hold in a business. */
export const SCOPES = ["administration", "payments", "security"] as const;
export type Scope = (typeof SCOPES)[number];

/** Roles of the role-based model. */
export const ROLES = [
  "business-manager",
  "marketing",
  "sales-point-manager",
  "accountant",
  "fuel-manager",
  "corporate-manager",
  "support-operator",
  "viewer",
] as const;
export type Role = (typeof ROLES)[number];

/** What companies are sorted by. */
export const CORPORATE_CUSTOMER_SORTS = ["title", "code", "email", "created_dt"] as const;
export type CorporateCustomerSort = (typeof CORPORATE_CUSTOMER_SORTS)[number];

/** Languages of the panel. */
export const LANGUAGES = ["en", "uk", "ru", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
