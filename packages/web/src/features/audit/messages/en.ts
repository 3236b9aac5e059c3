const messages = {
  title: "Audit log",
  purpose: "Who changed what, when and from where. Lines are never altered.",
  when: "When",
  who: "Who",
  what: "What",
  action: "Did",
  changes: "Changes",
  address: "Address",
  call: "Call",
  request: "Request ID",
  details: "Details",
  open: "Open it",
  dateFrom: "From day",
  dateTo: "To day",
  emptyTitle: "Changes appear here as soon as somebody makes one",
  noChanges: "This call names no fields.",
};
export type AuditMessages = typeof messages;
export default messages;
