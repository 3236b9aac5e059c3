import type { ShiftsMessages } from "./en.ts";

const messages: ShiftsMessages = {
  purpose: "Qui a travaillé avec quelle caisse, et si le compte était juste.",
  emptyTitle: "Aucun service de caisse",
  emptyHint: "Ouvrez le premier à la caisse : Service → Ouvrir le service.",
  period: "Ouverture",
  yes: "Seulement avec un écart",
  no: "Tous",
  title: (number: string, till: string) => `Service ${number} · ${till}`,
  printX: "Rapport X",
  printZ: "Rapport Z",
  facts: "Service",
  closeHere: "Clôturer d’ici",
  closeHint: "La caisse n’a alors plus de service en cours. Un nouveau s’ouvre à la prochaine vente.",
  countedHint: "Laissez vide si la caisse n’a pas été comptée. Le rapport Z le dira.",
  reason: "Motif",
  close: "Clôturer le service",
  noMovements: "Aucune entrée ni sortie d’espèces.",
  counted: (value: string, count: string) => `${count} × ${value}`,
};
export default messages;
