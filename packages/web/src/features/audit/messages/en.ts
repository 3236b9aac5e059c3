const messages = {
  purpose: "Who changed what, when and from where. Entries cannot be edited.",
  details: "Details",
  open: "Open record",
  emptyTitle: "No changes yet",
  noChanges: "No fields were changed.",
  calls: {
    "auth.token": "Sign-in",
    "auth.signOut": "Sign-out",
    "auth.switchBusiness": "Business switched",
    "notifications.read": "Notifications read",
    "term.openTill": "Till opened",
    "term.accountPin": "Payment PIN sent",
  },
};
export type AuditMessages = typeof messages;
export default messages;
