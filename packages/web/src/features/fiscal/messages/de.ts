import type { FiscalMessages } from "./en.ts";

const messages: FiscalMessages = {
  purpose: "Was Kassen beim Finanzamt registriert haben und was noch wartet.",
  emptyTitle: "Noch keine Fiskalbelege",
  emptyHint: "Sie erscheinen, sobald eine Kasse ein Fiskalgerät hat: Terminal → Geräte → Checkbox.",
  period: "Zeit",
};
export default messages;
