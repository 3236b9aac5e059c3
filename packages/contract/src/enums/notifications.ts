/** What people of a business can be told of. */
export const NOTIFICATION_EVENTS = [
  "daily-report",
  "refund",
  "account-low",
  "till-opened",
  "mailing-done",
  "provider-failing",
  "fiscal-refused",
  "card-not-refunded",
  "offline-conflict",
  "spending-limit",
  "ledger-difference",
  "access-changed",
  "api-key-changed",
  "new-device",
  "support-entered",
  "listing-decided",
  "support-answered",
] as const;
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];

/** Those of one terminal. */
export const TERMINAL_NOTIFICATION_EVENTS = [
  "refund",
  "till-opened",
  "fiscal-refused",
  "card-not-refunded",
  "offline-conflict",
] as const;
export type TerminalNotificationEvent = (typeof TERMINAL_NOTIFICATION_EVENTS)[number];

/** How people of a business are told. */
export const NOTIFICATION_CHANNELS = ["app", "email", "sms"] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** What needs somebody's attention now. */
export const STATUS_WARNINGS = ["mail-not-configured", "provider-failing", "ledger-difference"] as const;
export type StatusWarning = (typeof STATUS_WARNINGS)[number];
