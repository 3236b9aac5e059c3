import type { ConsentMessages } from "./en.ts";

const messages: ConsentMessages = {
  advertising: "Publicité",
  advertisingHint: "Envois groupés et rappels. Choisissez où le client l’a dit, puis saisissez la réponse.",
  sends: "Reçoit de la publicité",
  sendsNothing: "Ne reçoit pas de publicité",
  agrees: "Accepte",
  refuses: "Refuse",
  chat: "Telegram",
  chatHint:
    "Qui ouvre le lien sur son téléphone et touche « Démarrer » y reçoit les messages de l’entreprise. Il sert une fois, pendant une semaine.",
  chatLinked: "Reçoit des messages dans Telegram",
  chatNone: "Ne reçoit pas de messages dans Telegram",
  unlink: "Dissocier",
  unlinkTitle: "Dissocier de Telegram ?",
  unlinkHint: "Le client n’y reçoit plus de messages tant qu’il n’ouvre pas un nouveau lien.",
  history: "Historique",
  historyHint: "Les dernières réponses.",
};
export default messages;
