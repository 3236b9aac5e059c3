const messages = {
  emailHint: "You sign in with this address, and we write to it when something about your account changes.",
  emailConfirmed: "Confirmed",
  emailOpen: "Not confirmed yet. You can keep working in the meantime.",
  sendAgain: "Resend link",
  sentAgain: "Link sent",
  changeEmail: "Change e-mail address",
  newEmail: "New e-mail address",
  newEmailHint: "We send a PIN to this address. Nothing changes until you enter it.",
  externalIdHint: "Your number in another system, such as payroll. Integrations can find you by it.",
  changeExternalId: "Change ID",
  newExternalIdHint: "We send a PIN to your e-mail address to confirm the change.",
  none: "None",
  sendPin: "Send PIN",
  confirmChange: "Save change",
  pinSent: (address: string) => `We sent a PIN to ${address}. It works for ten minutes.`,
  password: "Password",
  passwordHint: "Changing your password signs you out on all other devices.",
  newPassword: "New password",
  newPasswordHint: "At least 8 characters.",
  captchaNotLoaded: "The captcha did not load. Check your connection and any ad blocker, then reload the page.",
};

export type SecurityMessages = typeof messages;
export default messages;
