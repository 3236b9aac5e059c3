import type { ReceiptEmailMessages } from "./en.ts";

const messages: ReceiptEmailMessages = {
  title: "Beleg per E-Mail",
  address: "E-Mail-Adresse",
  send: "Senden",
  sending: (address) => `Wird an ${address} gesendet …`,
  sent: (address) => `An ${address} gesendet.`,
  waiting: (address) =>
    `Noch nicht an ${address} gesendet: Der Mailserver hat die E-Mail nicht angenommen. Patron versucht es erneut.`,
  refused: (address) => `Der Mailserver lehnt ${address} ab. Prüfen Sie die Adresse und senden Sie noch einmal.`,
  failed: (address) => `Nicht an ${address} gesendet. Der Grund steht in der Verwaltung unter „Nachrichten“.`,
};
export default messages;
