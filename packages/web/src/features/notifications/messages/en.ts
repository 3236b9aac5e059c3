const messages = {
  purpose: "What has happened in your business and concerns you.",
  settingsPurpose:
    "Who is notified of what, and by which channel. People who see a notification in the app can also get it on their devices: they turn that on under the bell.",
  emptyTitle: "No notifications yet",
  emptyHint: "Refunds, failing services and changes of access appear here.",
  readed: "Read",
  unread: "New",
  readAll: "Mark all as read",
  limits: "Time and amounts",
  limitsHint: "Applies to the refunds and the daily report above.",
  hints: {
    refund_from: "Leave empty to be told of every refund.",
    report_hour: "In the time zone of your business. Eight is 08:00.",
  },
};

export type NotificationsMessages = typeof messages;
export default messages;
