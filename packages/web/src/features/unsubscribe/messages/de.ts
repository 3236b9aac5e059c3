import type { UnsubscribeMessages } from "./en.ts";

const messages: UnsubscribeMessages = {
  purpose: "Wählen Sie, wie Sie Angebote und Neuigkeiten bekommen.",
  on: "Änderungen gelten sofort. Belege, PINs und Nachrichten über Ihre Boni kommen weiterhin.",
  off: "Sie bekommen keine Angebote und Neuigkeiten. Schalten Sie einen Kanal ein, um sie wieder zu erhalten.",
  offers: "Angebote und Neuigkeiten",
  push: "Benachrichtigungen auf Geräten",
  other: "Andere Nachrichten",
  unsubscribe: "Alles abbestellen",
};
export default messages;
