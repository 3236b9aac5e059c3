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

/** What a one-time code is sent for. */
export const ONE_TIME_CODE_PURPOSES = ["sign-in", "new-password"] as const;
export type OneTimeCodePurpose = (typeof ONE_TIME_CODE_PURPOSES)[number];

/** Kinds of second factors. */
export const SECOND_FACTOR_KINDS = ["totp", "passkey"] as const;
/** How a question for a second factor can be answered. */
export const SECOND_FACTOR_METHODS = ["totp", "passkey", "recovery"] as const;

/** Roles of the role-based model. */
export const ROLES = ["business-manager", ...STAFF_ROLES] as const;
export type Role = (typeof ROLES)[number];

/** How much of an area of the API a role may change without any scope. */
export const AREA_CHANGES = ["everything", "something", "nothing"] as const;
export type AreaChanges = (typeof AREA_CHANGES)[number];

/** How far somebody's access to a business reaches. */
export const STAFF_ACCESS = ["owner", "admin", "business-staff"] as const;
export type StaffAccess = (typeof STAFF_ACCESS)[number];

/** The orders of a list of staff. */
export const STAFF_SORTS = ["title", "position", "created_dt"] as const;

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

/** Whose transactions: companies', or everybody else's. */
export const CUSTOMER_TYPES = ["retail", "corporate"] as const;
export type CustomerType = (typeof CUSTOMER_TYPES)[number];

/** Where customers get a business's own app. */
export const APP_PLATFORMS = ["ios", "android"] as const;
export type AppPlatform = (typeof APP_PLATFORMS)[number];

/** Languages of the panel. */
export const LANGUAGES = ["en", "uk", "ru", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
