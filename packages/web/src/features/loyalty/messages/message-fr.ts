import type { TemplateMessages } from "./message-en.ts";

const messages: TemplateMessages = {
  listHint:
    "Ce que vos clients apprennent quand quelque chose se passe. Activez ce qu’il vous faut\u00a0; les textes peuvent être les vôtres.",
  off: "Désactivé",
  delivery: "Envoi",
  deliveryHint: "Les clients bloqués et ceux qu’aucun canal n’atteint ne reçoivent pas de message.",
  minutes: "minutes",
  days: "jours",
  wording: "Texte",
  wordingHint: "Le client reçoit sa propre langue, sinon la langue principale du programme.",
  language: "Langue",
  ownText: "Votre texte",
  defaultText: "Texte par défaut",
  useDefault: "Reprendre le texte par défaut",
  insert: "Insérer une valeur",
  preview: "Aperçu",
  previewHint: "Ce que reçoit le client, avec la signature du programme.",
  customer: "Client",
  customerHint: "Numéro de téléphone, adresse e-mail ou ID externe. Laissez vide pour voir un exemple.",
  noCustomer: "Aucun client n’a ce numéro, cette adresse e-mail ou cet ID externe.",
  unknown: (names) => `Ce message n’a pas de valeur ${names}. Insérez les valeurs d’un clic.`,
  size: (characters, parts) => `${characters} caractères · SMS en ${parts} partie(s)`,
  wide: "À cause d’un caractère hors du petit alphabet SMS, une partie ne contient que 70 caractères.",
  test: "Test",
  testHint: "Envoyé au numéro de téléphone ou à l’adresse e-mail de votre profil.",
  testGo: "M’envoyer un test",
  testWaits: "Envoi en cours …",
  hints: {
    channels: "Dans l’ordre où ils sont essayés. Le premier qui atteint le client compte.",
    active: "Les clients reçoivent ce message.",
  },
};

export default messages;
