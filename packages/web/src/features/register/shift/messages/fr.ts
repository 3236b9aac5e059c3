import type { TillShiftMessages } from "./en.ts";

const messages: TillShiftMessages = {
  shift: "Service",
  closedTitle: "Aucun service ouvert",
  openHint: "Comptez ce qu’il y a dans la caisse avant la première vente.",
  open: "Ouvrir le service",
  openTitle: (number: string) => `Service ${number}`,
  since: (time: string) => `Ouvert depuis ${time}`,
  putIn: "Déposer des espèces",
  takeOut: "Retirer des espèces",
  amount: "Montant",
  reason: "Motif",
  reasonHint: "Par exemple de la monnaie de la banque, ou des espèces au coffre.",
  count: "Compter et clôturer",
  countHint: "Comptez tous les billets et pièces de la caisse, avec le fonds de caisse.",
  byNotes: "Par billets et pièces",
  bySum: "En une somme",
  pieces: (value: string) => `Nombre de ${value}`,
  note: "Commentaire",
  close: "Clôturer le service",
  closed: "Service clôturé",
  printX: "Imprimer le rapport X",
  printZ: "Imprimer le rapport Z",
  printLast: "Imprimer le dernier rapport Z",
  done: "Terminé",
};
export default messages;
