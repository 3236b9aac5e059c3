import type { TerminalDevicesMessages } from "./devices-en.ts";

const messages: TerminalDevicesMessages = {
  tab: "Terminaux de paiement",
  devices: "Terminal de paiement",
  stripe: "Stripe",
  location: "Lieu Stripe",
  pax: "PAX",
  amp: "AMP",
  seconds: "secondes",
  network: "La caisse s’y connecte dans son propre réseau. Les caisses lisent ces réglages dans l’API des terminaux.",
  account: "Compte Stripe",
  accountHint:
    "Créez une clé secrète ou restreinte dans votre compte Stripe. Elle est chiffrée et reste sur le serveur.",
  stored: "Une clé est enregistrée. Laissez vide pour la garder.",
  reader: "Lecteur",
  readerHint: "Les caisses s’y connectent avec le SDK de Stripe et un jeton de ce serveur.",
  noReader: "Pas encore de lecteur.",
  place: "Lieu",
  placeHint: "Stripe a besoin de l’adresse où se trouve le lecteur.",
  remove: "Supprimer le lieu",
  removeTitle: "Supprimer le lieu ?",
  removeMessage: "Stripe l’oublie, et ce terminal oublie son lecteur.",
  hints: {
    registration_code: "Affiché par le lecteur pendant son installation.",
    reader_id: "Seulement pour un lecteur déjà enregistré.",
  },
};

export default messages;
