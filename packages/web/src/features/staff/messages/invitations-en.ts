const messages = {
  invite: "Invite by e-mail",
  personHint: "They get an e-mail with a link. It works once, for seven days.",
  emailHint: "They sign in with this address, with the account that they have or a new one.",
  languageHint: "The language of the e-mail.",
  account: "Own account",
  accountHint: "They sign in with their own account. Only they can change their name, telephone number and password.",
  invitations: "Invitations",
  invitationsHint: "They have not been accepted yet.",
  ended: "Link ended",
  sentOn: (when: string) => `Sent ${when}`,
  sentAgain: (email: string) => `The invitation was sent to ${email}`,
  resend: "Send again",
  resendTo: (email: string) => `Send again to ${email}`,
  withdraw: "Withdraw",
  withdrawOf: (email: string) => `Withdraw the invitation of ${email}`,
  withdrawn: "The invitation was withdrawn",
  withdrawTitle: "Withdraw the invitation?",
  withdrawMessage: "The link in the e-mail stops working.",
};

export type InvitationMessages = typeof messages;
export default messages;
