import type { ConfirmMessages } from "./en.ts";

const messages: ConfirmMessages = {
  confirmedTitle: "Adresse e-mail confirmée",
  confirmedBefore: "Cette adresse est déjà confirmée.",
  confirmFailed: "Impossible de confirmer cette adresse",
  confirming: "Confirmation de votre adresse…",
  toApp: "Continuer",
};

export default messages;
