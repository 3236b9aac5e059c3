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
  noMovements: "Aucune entrée ni sortie d’espèces.",
  counted: (value: string, count: string) => `${count} × ${value}`,
};
export default messages;
