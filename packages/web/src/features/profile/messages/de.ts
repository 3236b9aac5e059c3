import type { ProfileMessages } from "./en.ts";

const messages: ProfileMessages = {
  person: "Persönliche Daten",
  personHint: "Ihr Name wird bei allem angezeigt, was Sie hier tun.",
  photoHint: "Ihr Bild. JPEG oder PNG, bis 10 MB.",
  photoAlt: "Ihr Bild",
};

export default messages;
