import type { ConsentMessages } from "./en.ts";

const messages: ConsentMessages = {
  advertising: "Werbung",
  advertisingHint:
    "Rundnachrichten und Erinnerungen. Wählen Sie, wo der Kunde es gesagt hat, und erfassen Sie die Antwort.",
  sends: "Bekommt Werbung",
  sendsNothing: "Bekommt keine Werbung",
  agrees: "Stimmt zu",
  refuses: "Lehnt ab",
  chat: "Telegram",
  chatHint:
    "Wer den Link auf seinem Telefon öffnet und auf „Start“ tippt, bekommt die Nachrichten des Unternehmens dort. Er gilt einmal, eine Woche lang.",
  chatLinked: "Bekommt Nachrichten in Telegram",
  chatNone: "Bekommt keine Nachrichten in Telegram",
  unlink: "Trennen",
  unlinkTitle: "Von Telegram trennen?",
  unlinkHint: "Der Kunde bekommt dort keine Nachrichten, bis er einen neuen Link öffnet.",
  devices: "Push",
  devicesHint:
    "Der Kunde öffnet diesen Link auf Telefon oder Computer und drückt „Auf diesem Gerät empfangen“. Der Link gehört nur ihm: Geben Sie ihn niemand anderem.",
  devicesOf: (count) =>
    count === 0
      ? "Bekommt keine Push-Nachrichten"
      : `Bekommt Push-Nachrichten auf ${count} ${count === 1 ? "Gerät" : "Geräten"}`,
  devicesOff: "Ausschalten",
  devicesOffTitle: "Push-Nachrichten ausschalten?",
  devicesOffHint: "Der Kunde bekommt keine, bis er den Link öffnet und sie wieder einschaltet.",
  history: "Verlauf",
  historyHint: "Die letzten Antworten.",
};
export default messages;
