const messages = {
  signIn: "Sign in",
  signInTitle: "Welcome back",
  signInPurpose: "Sign in to your business.",
  register: "Register",
  registerTitle: "Start your business",
  registerPurpose: "One minute now; everything can be changed later.",
  tabs: "Sign in or register",
  passwordHint: "At least 8 characters.",
  timeZoneHint: "Days, reports and happy hours follow it.",
  submitRegister: "Register and set up",
  confirmedTitle: "Your address is confirmed",
  confirmedBefore: "This address was confirmed before.",
  confirmFailed: "The address could not be confirmed",
  confirming: "Confirming your address…",
  toApp: "Go on",
  captchaNotLoaded:
    "The protection against robots could not be loaded. Check your connection, or a blocker in your browser.",
};

export type AuthMessages = typeof messages;
export default messages;
