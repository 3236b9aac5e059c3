const messages = {
  person: "You",
  personHint: "Your name stands beside everything that you do here.",
  emailConfirmed: "Confirmed",
  emailOpen: "Not confirmed yet. You can go on meanwhile.",
  sendAgain: "Send the link again",
  sentAgain: "The link is on its way",
  password: "Password",
  passwordHint: "A new password ends your sessions on all other devices.",
  newPassword: "New password",
  newPasswordHint: "At least 8 characters.",
};

export type ProfileMessages = typeof messages;
export default messages;
