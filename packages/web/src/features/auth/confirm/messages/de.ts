import type { ConfirmMessages } from "./en.ts";

const messages: ConfirmMessages = {
  confirmedTitle: "E-Mail-Adresse bestätigt",
  confirmedBefore: "Diese Adresse ist bereits bestätigt.",
  confirmFailed: "Die Adresse konnte nicht bestätigt werden",
  confirming: "Ihre Adresse wird bestätigt …",
  toApp: "Weiter",
};

export default messages;
