const messages = {
  person: "Personal details",
  personHint: "Your name is shown with everything that you do here.",
  emailConfirmed: "Confirmed",
  emailOpen: "Not confirmed yet. You can keep working in the meantime.",
  sendAgain: "Resend link",
  sentAgain: "Link sent",
  password: "Password",
  passwordHint: "Changing your password signs you out on all other devices.",
  newPassword: "New password",
  newPasswordHint: "At least 8 characters.",
};

export type ProfileMessages = typeof messages;
export default messages;
