import type { ProfileMessages } from "./en.ts";

const messages: ProfileMessages = {
  person: "Vous",
  personHint: "Votre nom accompagne tout ce que vous faites ici.",
  emailConfirmed: "Confirmée",
  emailOpen: "Pas encore confirmée. Vous pouvez continuer en attendant.",
  sendAgain: "Renvoyer le lien",
  sentAgain: "Le lien est en route",
  password: "Mot de passe",
  passwordHint: "Un nouveau mot de passe met fin à vos sessions sur tous les autres appareils.",
  newPassword: "Nouveau mot de passe",
  newPasswordHint: "Au moins 8 caractères.",
};

export default messages;
