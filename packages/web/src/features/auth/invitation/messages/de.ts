import type { InvitedMessages } from "./en.ts";

const messages: InvitedMessages = {
  title: (business) => `${business} lädt Sie ein`,
  purpose: (inviter, business) => `${inviter} lädt Sie ein, für ${business} zu arbeiten.`,
  loading: "Einladung wird geöffnet",
  failed: "Die Einladung lässt sich nicht öffnen",
  passwordHint:
    "Wenn Sie mit dieser Adresse schon ein Konto haben, geben Sie dessen Passwort ein. Sonst wählen Sie ein neues mit mindestens 8 Zeichen.",
  accept: "Einladung annehmen",
  join: (email) => `Annehmen als ${email}`,
  toSignIn: "Zur Anmeldung",
};
export default messages;
