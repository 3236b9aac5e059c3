import type { TerminalDevicesMessages } from "./devices-en.ts";

const messages: TerminalDevicesMessages = {
  tab: "Appareils",
  devices: "Appareil",
  checkbox: "Checkbox",
  poster: "Poster",
  stripe: "Stripe",
  location: "Lieu Stripe",
  pax: "PAX",
  amp: "AMP",
  seconds: "secondes",
  network:
    "Le logiciel de caisse s’y connecte dans le réseau de la caisse et lit ces réglages dans l’API des terminaux. Dans la caisse du navigateur, encaissez d’abord la carte sur l’appareil, puis enregistrez le paiement.",
  account: "Compte Stripe",
  accountHint:
    "Créez une clé secrète ou restreinte dans votre compte Stripe. Elle est chiffrée et reste sur le serveur.",
  stored: "Une clé est enregistrée. Laissez vide pour la garder.",
  reader: "Lecteur",
  readerHint:
    "La caisse lui demande les paiements par carte. Les autres caisses s’y connectent avec le SDK Stripe et un jeton de ce serveur.",
  noReader: "Pas encore de lecteur.",
  place: "Lieu",
  placeHint: "Stripe a besoin de l’adresse où se trouve le lecteur.",
  remove: "Supprimer le lieu",
  removeTitle: "Supprimer le lieu ?",
  removeMessage: "Stripe l’oublie, et ce terminal oublie son lecteur.",
  register: "Caisse fiscale",
  registerHint:
    "Checkbox enregistre les ventes de cette caisse auprès du fisc ukrainien. La caisse continue de vendre pendant une panne du service, et tout est enregistré ensuite. Les ventes sans moyen de paiement sont enregistrées en espèces.",
  keptSecret: "Conservé. Laissez vide pour ne pas changer.",
  check: "Vérifier la connexion",
  checkHint: "Les réglages enregistrés sont vérifiés. Rien n’est envoyé au fisc.",
  checkGood: "La caisse fiscale est prête.",
  testRegister: "C’est une caisse d’essai\u00a0: ses tickets ne comptent pas.",
  unknownTaxes: (taxes: string) =>
    `La caisse fiscale ne connaît pas les codes de ces taxes (${taxes}). Les ventes avec elles seraient refusées.`,
  closeShift: "Clôturer le service de la caisse fiscale",
  closeShiftHint: "Il se clôture avec le service de la caisse. Le prochain ticket en ouvre un autre.",
  closeAsked: "Le service se clôture après tout ce qui attend",
  shiftOpen: "En cours",
  shiftClosed: "Clôturé",
  taxesHint: "Chaque taxe du programme doit avoir le code ou le symbole qu’elle a dans la caisse fiscale.",
  hints: {
    host: "Seulement un nom ou une adresse IP, par exemple 192.168.1.40.",
    cashier_login: "Vide si le caissier se connecte avec un code.",
    url: "À changer seulement si Checkbox vous en a donné une autre.",
    registration_code: "Affiché par le lecteur pendant son installation.",
    reader_id: "Seulement pour un lecteur déjà enregistré.",
  },
};

export default messages;
