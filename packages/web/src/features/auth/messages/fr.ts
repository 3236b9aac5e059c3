import type { AuthMessages } from "./en.ts";

const messages: AuthMessages = {
  signIn: "Se connecter",
  signInTitle: "Bon retour",
  signInPurpose: "Connectez-vous à votre entreprise.",
  register: "S’inscrire",
  registerTitle: "Créez votre entreprise",
  registerPurpose: "Une minute suffit ; tout pourra être modifié plus tard.",
  tabs: "Se connecter ou s’inscrire",
  passwordHint: "Au moins 8 caractères.",
  timeZoneHint: "Les jours, rapports et heures creuses le suivent.",
  submitRegister: "S’inscrire et démarrer",
  confirmedTitle: "Votre adresse est confirmée",
  confirmedBefore: "Cette adresse avait déjà été confirmée.",
  confirmFailed: "L’adresse n’a pas pu être confirmée",
  confirming: "Confirmation de votre adresse…",
  toApp: "Continuer",
  captchaNotLoaded:
    "La protection contre les robots n’a pas pu être chargée. Vérifiez votre connexion ou un bloqueur dans votre navigateur.",
};

export default messages;
