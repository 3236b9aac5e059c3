import type { StaffSignInMessages } from "./en.ts";

const messages: StaffSignInMessages = {
  title: "Connectez-vous avec votre code",
  purpose: "La direction vous l’a donné.",
  withEmail: "Se connecter avec une adresse e-mail",
};
export default messages;
