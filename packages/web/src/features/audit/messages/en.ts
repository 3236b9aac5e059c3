const messages = {
  purpose: "Who changed what, when and from where. Entries cannot be edited.",
  details: "Details",
  open: "Open record",
  emptyTitle: "No changes yet",
  noChanges: "No fields were changed.",
};
export type AuditMessages = typeof messages;
export default messages;
