import type { FiscalMessages } from "./en.ts";

const messages: FiscalMessages = {
  purpose: "Ce que les caisses ont enregistré auprès du fisc, et ce qui attend encore.",
  emptyTitle: "Pas encore de tickets fiscaux",
  emptyHint: "Ils apparaissent dès qu’une caisse a un appareil fiscal\u00a0: Terminal → Appareils → Checkbox.",
  period: "Heure",
};
export default messages;
