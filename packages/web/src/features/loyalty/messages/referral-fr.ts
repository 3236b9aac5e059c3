import type { ReferralMessages } from "./referral-en.ts";

const messages: ReferralMessages = {
  work: "Programme de parrainage",
  workHint:
    "Chaque client reçoit un code pour inviter d’autres personnes. Qui s’inscrit avec ce code compte comme son invité.",
  active: "Activé",
  invitation: "Invitation",
  invitationHint: "Ce que l’on voit en ouvrant un lien d’invitation.",
  invited: "Pour la personne invitée",
  invitedHint: "Ce que reçoit un nouveau client.",
  inviter: "Pour la personne qui invite",
  inviterHint: "Ce que reçoivent les clients qui invitent quelqu’un.",
  limits: "Limites",
  limitsHint: "Pour les achats des clients invités. Laissez vide pour ne pas limiter.",
  levelsHint: "Le parrain du parrain est le niveau 2.",
  addLevel: "Ajouter un niveau",
  removeLevel: "Retirer le niveau",
  noLevels: "Seul le parrain est récompensé.",
  preview: "Aperçu de la page",
  previewHint: "Ce que voient les personnes invitées, dans votre langue.",
  gift: "Cadeau\u00a0: ",
  nothing: "Pas encore de cadeau.",
  photo: "Logo de l’invitation",
  photoHint: "Laissez vide pour montrer l’image du programme.",
  photoAlt: "Logo de l’invitation",
  place: "Votre invitation",
  forInviters: "Texte pour la personne qui invite",
  forInvitersHint: "Affiché sur la page du client, pour que le personnel puisse le transmettre.",
  inviterLogo: "Logo pour la personne qui invite",
  inviterLogoHint: "Affiché sur la page du client.",
};

export default messages;
