import type { TerminalActivityMessages } from "./activity-en.ts";

const messages: TerminalActivityMessages = {
  purpose: "Ce que le terminal a fait ces 90 derniers jours.",
  emptyTitle: "Rien de signalé pour l’instant",
  emptyHint: "Le terminal signale ce qu’il fait dès que quelqu’un y travaille.",
  open: "Activité",
  beacon: {
    title: "Balise",
    hint: "Une balise iBeacon près du terminal indique aux applications et aux cartes du wallet à proximité où elles se trouvent. Configurez-la avec ces valeurs.",
    make: "Créer les valeurs",
    none: "Pas encore de valeurs pour une balise.",
    uuid: "UUID",
    major: "Major",
    minor: "Minor",
    advertisement: "Signal en hexadécimal",
  },
  codes: {
    title: "Imprimer les codes QR",
    purpose:
      "Chaque code ouvre sa caisse sur le téléphone ou la tablette qui le scanne. Pour y vendre, il faut toujours se connecter.",
    print: "Imprimer",
    none: "Aucun terminal actif sélectionné.",
    of: (title: string, pos: string) => `Code QR : ${title}, ${pos}`,
  },
};

export default messages;
