const messages = {
  signIn: "Sign in",
  signInTitle: "Welcome back",
  signInPurpose: "Manage your sales, customers and loyalty.",
  register: "Create account",
  registerTitle: "Create your business",
  registerPurpose: "It takes a minute. You can change everything later.",
  tabs: "Sign in or create an account",
  passwordHint: "At least 8 characters.",
  timeZoneHint: "Reports, business days and happy hours use this time zone.",
  submitRegister: "Create business",
  confirmedTitle: "E-mail address confirmed",
  confirmedBefore: "You already confirmed this address.",
  confirmFailed: "We couldn’t confirm this address",
  confirming: "Confirming your address…",
  toApp: "Continue",
  forgot: "Forgot your password?",
  byCode: "E-mail me a sign-in code",
  withStaffCode: "I have a staff code",
  captchaNotLoaded: "The captcha did not load. Check your connection and any ad blocker, then reload the page.",
};

export type AuthMessages = typeof messages;
export default messages;
