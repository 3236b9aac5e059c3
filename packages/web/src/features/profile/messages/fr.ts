import type { ProfileMessages } from "./en.ts";

const messages: ProfileMessages = {
  person: "Informations personnelles",
  personHint: "Votre nom s’affiche avec tout ce que vous faites ici.",
  emailConfirmed: "Confirmée",
  emailOpen: "Pas encore confirmée. Vous pouvez continuer en attendant.",
  sendAgain: "Renvoyer le lien",
  sentAgain: "Lien envoyé",
  password: "Mot de passe",
  passwordHint: "Changer de mot de passe vous déconnecte de tous vos autres appareils.",
  newPassword: "Nouveau mot de passe",
  newPasswordHint: "Au moins 8 caractères.",
};

export default messages;
