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
  history: "Verlauf",
  historyHint: "Die letzten Antworten.",
};
export default messages;
