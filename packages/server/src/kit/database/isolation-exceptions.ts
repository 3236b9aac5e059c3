/**
 * Exceptions from tenant isolation, by name. `tenant-isolation.ts` rejects everything else. Each entry states its reason, and a function
 * needs a test.
 */
export const isolationExceptions = {
  /** No tenant rows: people with their sessions and mail, platform parameters, reference data. */
  globalTables: [
    "migration",
    "person",
    "entrance",
    "session",
    "mail",
    "mail_token",
    "one_time_code",
    "second_factor",
    "recovery_code",
    "second_factor_challenge",
    "throttle",
    "idempotency_open",
    "api_key",
    "support_access",
    "support_entrance",
    "terminal_login",
    "terminal_token",
    "staff_code",
    "staff_invitation_token",
    "store_address",
    "place",
    "referral_address",
    "business_referral_code",
    "business_referral",
    "push_device",
    "push_message",
    "demo",
  ],
  /** Unique across businesses, because it is looked up before the business is known. */
  globalUniques: ["business_business_code_key"],
  /** SECURITY DEFINER functions, by name or, to allow one overload, with its types. `add_job` is the entry to the worker's queue, `learn_goods` only updates the planner's statistics. */
  definerFunctions: [
    "add_job",
    "learn_goods",
    "search_customer",
    "list_due_messages",
    "list_due_fiscal",
    "list_due_reader_payments",
    "list_due_poster",
    "list_unfolded_turnover",
    "list_stale_totals",
    "list_expiring_businesses",
    "list_proved_businesses",
    "list_report_businesses",
    "list_idle_businesses",
    "list_category_businesses",
    "list_wallet_businesses",
    "list_mailbox_businesses",
  ],
};

export type IsolationExceptions = typeof isolationExceptions;
