const messages = {
  forgotTitle: "Choose a new password",
  forgotPurpose: "Enter your e-mail address, and we’ll send you a code.",
  byCodeTitle: "Sign in with a code",
  byCodePurpose: "Enter your e-mail address, and we’ll send you a code to sign in without a password.",
  sendCode: "Send code",
  checkEmail: "Check your e-mail",
  codeSent: (email: string) =>
    `If ${email} has an account, it gets a six-digit code in a moment. The code works for ten minutes, in this browser.`,
  phone: "Phone number",
  byPhonePurpose: "Enter your confirmed phone number, and we’ll send you a code by SMS.",
  checkPhone: "Check your phone",
  codeSentByPhone: (phone: string) =>
    `If an account has confirmed ${phone}, it gets a six-digit code in a moment. The code works for ten minutes, in this browser.`,
  usePhone: "Use phone number",
  useEmail: "Use e-mail address",
  newPassword: "New password",
  savePassword: "Save and sign in",
  sendAgain: "Send a new code",
  backToSignIn: "Back to sign-in",
  passwordHint: "At least 8 characters.",
};

export type OneTimeCodeMessages = typeof messages;
export default messages;
