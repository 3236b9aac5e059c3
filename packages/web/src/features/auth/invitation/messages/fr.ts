import type { InvitedMessages } from "./en.ts";

const messages: InvitedMessages = {
  title: (business) => `${business} vous invite`,
  purpose: (inviter, business) => `${inviter} vous invite à travailler pour ${business}.`,
  loading: "Ouverture de l’invitation",
  failed: "Impossible d’ouvrir l’invitation",
  passwordHint:
    "Si vous avez déjà un compte avec cette adresse, saisissez son mot de passe. Sinon, choisissez-en un d’au moins 8 caractères.",
  accept: "Accepter l’invitation",
  join: (email) => `Accepter en tant que ${email}`,
  toSignIn: "Aller à la connexion",
};
export default messages;
