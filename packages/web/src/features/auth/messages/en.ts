const messages = {
  signIn: "Sign in",
  signInTitle: "Welcome back",
  signInPurpose: "Manage your sales, customers and loyalty.",
  register: "Create account",
  tabs: "Sign in or create an account",
  forgot: "Forgot your password?",
  byCode: "E-mail me a sign-in code",
  withStaffCode: "I have a staff code",
  captchaNotLoaded: "The captcha did not load. Check your connection and any ad blocker, then reload the page.",
};

export type AuthMessages = typeof messages;
export default messages;
