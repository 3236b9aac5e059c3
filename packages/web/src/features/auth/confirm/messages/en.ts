const messages = {
  confirmedTitle: "E-mail address confirmed",
  confirmedBefore: "You already confirmed this address.",
  confirmFailed: "We couldn’t confirm this address",
  confirming: "Confirming your address…",
  toApp: "Continue",
};

export type ConfirmMessages = typeof messages;
export default messages;
