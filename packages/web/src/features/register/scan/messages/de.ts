import type { Messages } from "#kit/messages.ts";
import type en from "./en.ts";

const messages: Messages<typeof en> = {
  scan: "Mit der Kamera scannen",
  picture: "Bild der Kamera",
  starting: "Kamera wird gestartet…",
  hint: "Halten Sie einen Strichcode oder QR-Code vor die Kamera. Um denselben Code noch einmal zu scannen, nehmen Sie ihn kurz weg.",
  done: "Fertig",
  retry: "Erneut versuchen",
  failures: {
    insecure: {
      title: "Die Kamera braucht eine sichere Verbindung",
      text: "Browser erlauben die Kamera nur bei Adressen, die mit https beginnen. Wenden Sie sich an Ihre Administration.",
    },
    none: {
      title: "Keine Kamera gefunden",
      text: "Schließen Sie eine Kamera an, oder verwenden Sie ein Gerät mit Kamera.",
    },
    refused: {
      title: "Die Kamera ist nicht erlaubt",
      text: "Erlauben Sie dieser Website die Kamera in den Einstellungen des Browsers, und versuchen Sie es erneut.",
    },
    busy: {
      title: "Die Kamera reagiert nicht",
      text: "Schließen Sie andere Apps, die die Kamera verwenden, und versuchen Sie es erneut.",
    },
  },
  unreadable: {
    title: "Codes können nicht gelesen werden",
    text: "Laden Sie die Kasse neu, sobald es eine Verbindung gibt.",
  },
  added: (title) => `Hinzugefügt: ${title}`,
  unpriced: (title) => `${title} hat hier keinen Preis.`,
  customer: (name) => `Kunde: ${name}`,
  unknown: (code) => `Kein Artikel und kein Kunde hat den Code ${code}.`,
  unknownItem: (code) => `Kein Artikel hat den Code ${code}.`,
  asCustomer: "Als Kunden hinzufügen",
};

export default messages;
