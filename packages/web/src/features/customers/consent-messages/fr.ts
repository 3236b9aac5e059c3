import type { ConsentMessages } from "./en.ts";

const messages: ConsentMessages = {
  advertising: "Publicité",
  advertisingHint: "Envois groupés et rappels. Choisissez où le client l’a dit, puis saisissez la réponse.",
  sends: "Reçoit de la publicité",
  sendsNothing: "Ne reçoit pas de publicité",
  agrees: "Accepte",
  refuses: "Refuse",
  history: "Historique",
  historyHint: "Les dernières réponses.",
};
export default messages;
