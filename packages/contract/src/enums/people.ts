/** The scopes of a user in a business. */
export const SCOPES = ["administration", "payments", "security"] as const;
export type Scope = (typeof SCOPES)[number];

/** Roles of those who work in one part of the business. */
export const STAFF_ROLES = [
  "marketing",
  "sales-point-manager",
  "accountant",
  "fuel-manager",
  "corporate-manager",
  "support-operator",
  "viewer",
] as const;

/** Roles of the role-based model. */
export const ROLES = ["business-manager", ...STAFF_ROLES] as const;
export type Role = (typeof ROLES)[number];

/** The columns of companies in a file. */
export const CORPORATE_CUSTOMER_COLUMNS = [
  "title",
  "code",
  "accounts",
  "suspended",
  "contact_name",
  "phone",
  "email",
  "tax_id",
  "contract_end_date",
  "contract_number",
  "legal_name",
  "created_dt",
  "id",
] as const;
/** The orders of a list of companies. */
export const CORPORATE_CUSTOMER_SORTS = ["title", "code", "email", "created_dt"] as const;
export type CorporateCustomerSort = (typeof CORPORATE_CUSTOMER_SORTS)[number];

/** Languages of the panel. */
export const LANGUAGES = ["en", "uk", "ru", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
