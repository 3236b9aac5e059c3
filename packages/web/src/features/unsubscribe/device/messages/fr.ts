import type { DeviceMessages } from "./en.ts";

const messages: DeviceMessages = {
  title: "Messages sur cet appareil",
  hint: "Achats, bonus et offres, même quand cette page est fermée. Votre navigateur demande l’autorisation.",
  turnOn: "Recevoir sur cet appareil",
  turnOff: "Désactiver sur cet appareil",
  turnOffAll: "Désactiver sur tous les appareils",
  on: "Activé sur cet appareil",
  alsoOn: (count) => `Autres appareils : ${count}.`,
  onOthers: (count) => `Activé sur d’autres appareils : ${count}.`,
  refusals: {
    dismissed: "Le navigateur n’a pas reçu l’autorisation. Appuyez de nouveau et choisissez Autoriser.",
    refused: "Le navigateur n’a pas accepté. Vérifiez qu’il peut afficher des notifications, puis réessayez.",
  },
  abilities: {
    blocked:
      "Les notifications de ce site sont bloquées. Autorisez-les dans les réglages du navigateur, puis rechargez la page.",
    insecure: "Les messages sur l’appareil nécessitent une page en HTTPS. Demandez un autre lien au magasin.",
    unsupported:
      "Ce navigateur n’affiche pas de messages. Sur iPhone ou iPad, touchez Partager, puis Sur l’écran d’accueil, et ouvrez la page de là.",
  },
};

export default messages;
