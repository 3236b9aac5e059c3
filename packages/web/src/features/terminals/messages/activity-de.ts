import type { TerminalActivityMessages } from "./activity-en.ts";

const messages: TerminalActivityMessages = {
  purpose: "Was das Terminal in den letzten 90 Tagen getan hat.",
  emptyTitle: "Noch keine Meldungen",
  emptyHint: "Das Terminal meldet, was es tut, sobald jemand daran arbeitet.",
  open: "Aktivität",
  beacon: {
    title: "Beacon",
    hint: "Ein iBeacon am Terminal sagt Apps und Karten im Wallet in der Nähe, wo sie sind. Richten Sie ihn mit diesen Werten ein.",
    make: "Werte erzeugen",
    none: "Noch keine Werte für einen Beacon.",
    uuid: "UUID",
    major: "Major",
    minor: "Minor",
    advertisement: "Signal in Hexadezimalziffern",
  },
  codes: {
    title: "QR-Codes drucken",
    purpose:
      "Jeder Code öffnet seine Kasse auf dem Telefon oder Tablet, das ihn scannt. Zum Verkaufen ist dort weiterhin eine Anmeldung nötig.",
    print: "Drucken",
    none: "Keine aktiven Terminals ausgewählt.",
    of: (title: string, pos: string) => `QR-Code: ${title}, ${pos}`,
  },
};

export default messages;
