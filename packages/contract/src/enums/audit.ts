/** Types of records in the audit log. */
export const ENTITY_TYPES = [
  "additional_cost",
  "additional_service",
  "api_key",
  "business",
  "business_settings",
  "card_category",
  "card_category_rule",
  "card_category_settings",
  "corporate_customer",
  "customer",
  "customer_account",
  "delivery_type",
  "export",
  "fiscal_receipt",
  "goods",
  "goods_category",
  "goods_import",
  "legal_info",
  "loyalty",
  "loyalty_settings",
  "mailing",
  "master_price",
  "message",
  "message_consent",
  "message_provider",
  "message_template",
  "news",
  "notification",
  "notification_settings",
  "offline_sale",
  "offline_series",
  "online_store",
  "person",
  "pos",
  "poster_sale",
  "preference",
  "price_change",
  "price_group",
  "price_option",
  "price_group_item",
  "referral_program",
  "rule",
  "rule_replay",
  "rule_settings",
  "saved_view",
  "second_factor",
  "session",
  "shift",
  "special_account",
  "staff",
  "staff_invitation",
  "support_access",
  "tax",
  "terminal",
  "terminal_item_cost",
  "transaction",
  "wallet_pass",
] as const;
export type EntityType = (typeof ENTITY_TYPES)[number];

/** What was done to a record, by comparing before and after. `done` is a call without a known change. */
export const AUDIT_ACTIONS = ["added", "changed", "removed", "exported", "done"] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Who made the change. */
export const AUDIT_ACTORS = ["person", "support", "key", "terminal", "system"] as const;
export type AuditActor = (typeof AUDIT_ACTORS)[number];

/** The columns of the audit log in a file. */
export const AUDIT_COLUMNS = [
  "created_dt",
  "actor",
  "remote_addr",
  "action",
  "entity_type",
  "title",
  "changes",
  "entity_id",
  "call",
  "request_id",
] as const;
