import type { ReceiptEmailMessages } from "./en.ts";

const messages: ReceiptEmailMessages = {
  title: "Ticket par e-mail",
  address: "Adresse e-mail",
  send: "Envoyer",
  sending: (address) => `Envoi à ${address}…`,
  sent: (address) => `Envoyé à ${address}.`,
  waiting: (address) =>
    `Pas encore envoyé à ${address}\xA0: le serveur de messagerie ne l’a pas accepté. Patron réessaie.`,
  refused: (address) => `Le serveur de messagerie refuse ${address}. Vérifiez l’adresse et renvoyez.`,
  failed: (address) => `Non envoyé à ${address}. La raison se trouve dans la gestion, sous «\xA0Messages\xA0».`,
};
export default messages;
