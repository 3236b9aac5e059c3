import type { DeviceMessages } from "./en.ts";

const messages: DeviceMessages = {
  title: "Nachrichten auf diesem Gerät",
  hint: "Zu Einkäufen, Boni und Angeboten, auch wenn diese Seite geschlossen ist. Ihr Browser fragt um Erlaubnis.",
  turnOn: "Auf diesem Gerät empfangen",
  turnOff: "Auf diesem Gerät ausschalten",
  turnOffAll: "Auf allen Geräten ausschalten",
  on: "Auf diesem Gerät eingeschaltet",
  alsoOn: (count) => `Weitere Geräte: ${count}.`,
  onOthers: (count) => `Auf anderen Geräten eingeschaltet: ${count}.`,
  refusals: {
    dismissed: "Der Browser hat keine Erlaubnis bekommen. Drücken Sie noch einmal und wählen Sie „Zulassen“.",
    refused:
      "Der Browser hat es nicht angenommen. Prüfen Sie, ob er Benachrichtigungen zeigen darf, und versuchen Sie es erneut.",
  },
  abilities: {
    blocked:
      "Benachrichtigungen dieser Seite sind blockiert. Erlauben Sie sie in den Einstellungen des Browsers und laden Sie neu.",
    insecure: "Nachrichten auf dem Gerät brauchen eine Seite mit HTTPS. Bitten Sie im Geschäft um einen anderen Link.",
    unsupported:
      "Dieser Browser zeigt keine Nachrichten. Tippen Sie auf iPhone oder iPad auf „Teilen“, dann „Zum Home-Bildschirm“, und öffnen Sie die Seite von dort.",
  },
};

export default messages;
