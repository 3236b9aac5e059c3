import type { AuthMessages } from "./en.ts";

const messages: AuthMessages = {
  signIn: "Se connecter",
  signInTitle: "Bon retour",
  signInPurpose: "Gérez vos ventes, vos clients et votre fidélité.",
  register: "Créer un compte",
  registerTitle: "Créez votre entreprise",
  registerPurpose: "Une minute suffit. Vous pourrez tout modifier plus tard.",
  tabs: "Se connecter ou créer un compte",
  passwordHint: "Au moins 8 caractères.",
  timeZoneHint: "Les rapports, les journées et les heures creuses suivent ce fuseau.",
  submitRegister: "Créer l’entreprise",
  confirmedTitle: "Adresse e-mail confirmée",
  confirmedBefore: "Cette adresse est déjà confirmée.",
  confirmFailed: "Impossible de confirmer cette adresse",
  confirming: "Confirmation de votre adresse…",
  toApp: "Continuer",
  forgot: "Mot de passe oublié ?",
  byCode: "Recevoir un code de connexion",
  withStaffCode: "J’ai un code d’employé",
  captchaNotLoaded:
    "Le captcha ne s’est pas chargé. Vérifiez votre connexion et votre bloqueur de publicité, puis rechargez la page.",
};

export default messages;
