import type { InvitationMessages } from "./invitations-en.ts";

const messages: InvitationMessages = {
  invite: "Inviter par e-mail",
  personHint: "La personne reçoit un e-mail avec un lien. Il est valable une seule fois, pendant sept jours.",
  emailHint: "Elle se connecte avec cette adresse, avec son compte ou un nouveau.",
  languageHint: "La langue de l’e-mail.",
  account: "Compte personnel",
  accountHint:
    "Cette personne se connecte avec son propre compte. Elle seule en modifie le nom, le téléphone et le mot de passe.",
  invitations: "Invitations",
  invitationsHint: "Elles n’ont pas encore été acceptées.",
  ended: "Lien expiré",
  sentOn: (when) => `Envoyée le ${when}`,
  sentAgain: (email) => `L’invitation a été envoyée à ${email}`,
  resend: "Renvoyer",
  resendTo: (email) => `Renvoyer à ${email}`,
  withdraw: "Retirer",
  withdrawOf: (email) => `Retirer l’invitation de ${email}`,
  withdrawn: "L’invitation a été retirée",
  withdrawTitle: "Retirer l’invitation ?",
  withdrawMessage: "Le lien de l’e-mail ne fonctionnera plus.",
};
export default messages;
