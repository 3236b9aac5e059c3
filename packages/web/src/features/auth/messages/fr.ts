import type { AuthMessages } from "./en.ts";

const messages: AuthMessages = {
  signIn: "Se connecter",
  signInTitle: "Bon retour",
  signInPurpose: "Gérez vos ventes, vos clients et votre fidélité.",
  register: "Créer un compte",
  tabs: "Se connecter ou créer un compte",
  forgot: "Mot de passe oublié ?",
  byCode: "Recevoir un code de connexion",
  withStaffCode: "J’ai un code d’employé",
  captchaNotLoaded:
    "Le captcha ne s’est pas chargé. Vérifiez votre connexion et votre bloqueur de publicité, puis rechargez la page.",
};

export default messages;
