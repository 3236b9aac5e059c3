const messages = {
  purpose: "Who changed what, when and from where. Lines are never altered.",
  details: "Details",
  open: "Open it",
  emptyTitle: "Changes appear here as soon as somebody makes one",
  noChanges: "This call names no fields.",
};
export type AuditMessages = typeof messages;
export default messages;
