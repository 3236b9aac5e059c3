import type { SecondFactorMessages } from "./en.ts";

const messages: SecondFactorMessages = {
  title: "Bestätigen Sie, dass Sie es sind",
  signIn: "Anmelden",
  usePasskey: "Passkey verwenden",
  passkeyFailed: "Der Passkey wurde nicht verwendet. Versuchen Sie es erneut oder wählen Sie einen anderen Weg.",
  backToSignIn: "Zurück zur Anmeldung",
  purposes: {
    totp: "Geben Sie den Code aus Ihrer Authenticator-App ein.",
    passkey: "Verwenden Sie den Passkey, den Sie für diese Website eingerichtet haben.",
    recovery: "Geben Sie einen Ihrer gespeicherten Wiederherstellungscodes ein. Jeder gilt einmal.",
  },
  ways: {
    totp: "Code aus der App verwenden",
    passkey: "Passkey verwenden",
    recovery: "Wiederherstellungscode verwenden",
  },
  codes: {
    totp: "Code aus der App",
    recovery: "Wiederherstellungscode",
  },
};

export default messages;
