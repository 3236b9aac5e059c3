const messages = {
  title: "Confirm it’s you",
  signIn: "Sign in",
  usePasskey: "Use passkey",
  passkeyFailed: "The passkey wasn’t used. Try again or choose another way.",
  backToSignIn: "Back to sign-in",
  purposes: {
    totp: "Enter the code from your authenticator app.",
    passkey: "Use the passkey that you set up for this site.",
    recovery: "Enter one of the recovery codes that you saved. Each works once.",
  },
  ways: {
    totp: "Use an app code",
    passkey: "Use a passkey",
    recovery: "Use a recovery code",
  },
  codes: {
    totp: "Code from the app",
    recovery: "Recovery code",
  },
};

export type SecondFactorMessages = typeof messages;
export default messages;
