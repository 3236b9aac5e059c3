import type { ProfileMessages } from "./en.ts";

const messages: ProfileMessages = {
  person: "Persönliche Daten",
  personHint: "Ihr Name wird bei allem angezeigt, was Sie hier tun.",
};

export default messages;
