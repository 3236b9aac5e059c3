import type { SecondFactorMessages } from "./en.ts";

const messages: SecondFactorMessages = {
  title: "Confirmez votre identité",
  signIn: "Se connecter",
  usePasskey: "Utiliser la clé d’accès",
  passkeyFailed: "La clé d’accès n’a pas été utilisée. Réessayez ou choisissez un autre moyen.",
  backToSignIn: "Retour à la connexion",
  purposes: {
    totp: "Saisissez le code de votre application d’authentification.",
    passkey: "Utilisez la clé d’accès que vous avez créée pour ce site.",
    recovery: "Saisissez l’un des codes de secours que vous avez enregistrés. Chacun sert une fois.",
  },
  ways: {
    totp: "Utiliser un code de l’application",
    passkey: "Utiliser une clé d’accès",
    recovery: "Utiliser un code de secours",
  },
  codes: {
    totp: "Code de l’application",
    recovery: "Code de secours",
  },
};

export default messages;
