import type { PushMessages } from "./en.ts";

const messages: PushMessages = {
  onThisDevice: "Notifications sur cet appareil",
  hint: "Elles apparaissent même quand Patron est fermé, jusqu’à votre déconnexion.",
  refused: "Le navigateur ne les a pas acceptées. Vérifiez qu’il peut afficher des notifications, puis réessayez.",
  abilities: {
    blocked: "Bloquées dans ce navigateur. Autorisez-les pour ce site dans ses réglages, puis rechargez la page.",
    insecure: "Elles nécessitent HTTPS. Adressez-vous à la personne qui gère le serveur.",
    unsupported: "Ce navigateur n’en a pas. Sur iPhone ou iPad, ajoutez Patron à l’écran d’accueil et ouvrez-le de là.",
  },
  choose: "Choisir de quoi être prévenu",
  shownTitle: "Les notifications sont activées",
  shownText: "Vous les verrez ici.",
  purpose: "De quoi cet appareil vous prévient, même quand Patron est fermé.",
  thisDevice: "Cet appareil",
  which: "De quoi être prévenu",
  whichHint: "Seul ce que vous voyez sous la cloche est envoyé.",
  failed: (time) => `Le ${time}, une notification n’est pas parvenue à cet appareil.`,
};

export default messages;
