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
  devices: "Push",
  devicesHint:
    "Le client ouvre ce lien sur un téléphone ou un ordinateur et appuie sur Recevoir sur cet appareil. Le lien lui est personnel : ne le donnez à personne d’autre.",
  devicesOf: (count) =>
    count === 0
      ? "Ne reçoit pas de messages push"
      : `Reçoit les messages push sur ${count} ${count === 1 ? "appareil" : "appareils"}`,
  devicesOff: "Désactiver",
  devicesOffTitle: "Désactiver les messages push ?",
  devicesOffHint: "Le client n’en reçoit plus tant qu’il ne rouvre pas le lien pour les réactiver.",
  history: "Historique",
  historyHint: "Les dernières réponses.",
};
export default messages;
