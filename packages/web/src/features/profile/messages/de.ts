import type { ProfileMessages } from "./en.ts";

const messages: ProfileMessages = {
  person: "Persönliche Daten",
  personHint: "Ihr Name wird bei allem angezeigt, was Sie hier tun.",
  phoneConfirmed:
    "Mit dieser Nummer können Sie sich anmelden. Eine neue bestätigen Sie unter „Anmeldung und Sicherheit“.",
  phoneOpen: "Um Codes per SMS zu bekommen, bestätigen Sie die Nummer unter „Anmeldung und Sicherheit“.",
  photoHint: "Ihr Bild. JPEG oder PNG, bis 10 MB.",
  photoAlt: "Ihr Bild",
};

export default messages;
