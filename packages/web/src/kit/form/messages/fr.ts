import type { FormMessages } from "./en.ts";

const messages: FormMessages = {
  notSaved: "Modifications non enregistrées",
  staleTitle: "Quelqu’un d’autre a modifié cette fiche",
  staleMessage:
    "Vos modifications sont toujours là. Enregistrez-les par-dessus les autres, ou abandonnez-les et chargez la dernière version.",
  saveAnyway: "Enregistrer les miennes",
  showPresent: "Charger la dernière version",
  leaveTitle: "Quitter sans enregistrer ?",
  leaveMessage: "Vos modifications sur cet écran seront perdues.",
  leave: "Quitter",
  stay: "Rester",
  draftRestored: "Votre saisie d’avant le rechargement a été restaurée.",
  historyHint: "Qui a modifié quoi, le plus récent d’abord.",
  colours: {
    emerald: "Émeraude",
    teal: "Bleu canard",
    sky: "Bleu ciel",
    indigo: "Indigo",
    violet: "Violet",
    rose: "Rose",
    amber: "Ambre",
    slate: "Ardoise",
  },
};
export default messages;
