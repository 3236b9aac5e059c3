const messages = {
  purpose: "What fiscal devices have registered with the tax service, and what still waits.",
  emptyTitle: "No fiscal receipts yet",
  emptyHint: "They appear once a till has a fiscal device: Terminal → Devices → Checkbox.",
  period: "Time",
};

export type FiscalMessages = typeof messages;
export default messages;
