import type { ConsentMessages } from "./en.ts";

const messages: ConsentMessages = {
  advertising: "Werbung",
  advertisingHint:
    "Rundnachrichten und Erinnerungen. Wählen Sie, wo der Kunde es gesagt hat, und erfassen Sie die Antwort.",
  sends: "Bekommt Werbung",
  sendsNothing: "Bekommt keine Werbung",
  agrees: "Stimmt zu",
  refuses: "Lehnt ab",
  history: "Verlauf",
  historyHint: "Die letzten Antworten.",
};
export default messages;
