import type { ReferralMessages } from "./referral-en.ts";

const messages: ReferralMessages = {
  work: "Programme de parrainage",
  workHint:
    "Les clients invitent d’autres personnes avec leur propre code. Qui s’inscrit avec garde ce parrain pour toujours.",
  active: "Activé",
  invitation: "Invitation",
  invitationHint: "Ce que la personne invitée lit sur la page derrière le lien.",
  invited: "Pour la personne invitée",
  invitedHint: "Ce que reçoit un nouveau client.",
  inviter: "Pour la personne qui invite",
  inviterHint: "Ce qu’un client reçoit pour une invitation.",
  limits: "Limites",
  limitsHint: "Un champ vide ne limite pas. Elles valent pour les achats des clients invités.",
  levelsHint: "Le parrain du parrain est le niveau 2.",
  addLevel: "Ajouter un niveau",
  removeLevel: "Retirer le niveau",
  noLevels: "Seul le parrain est récompensé.",
  preview: "Aperçu de la page",
  previewHint: "Telle que la personne invitée la voit dans votre langue.",
  gift: "Cadeau\u00a0: ",
  nothing: "Pas encore de cadeau.",
  photo: "Logo de l’invitation",
  photoHint: "Sans logo, la page montre l’image du programme.",
  photoAlt: "Logo de l’invitation",
  place: "Votre invitation",
  forInviters: "Ce que lit la personne qui invite",
  forInvitersHint: "Le personnel le transmet depuis la page du client.",
  inviterLogo: "Logo pour la personne qui invite",
  inviterLogoHint: "Affiché sur la page du client.",
};

export default messages;
