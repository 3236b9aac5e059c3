const messages = {
  title: (business: string) => `${business} invites you`,
  purpose: (inviter: string, business: string) => `${inviter} invites you to work in ${business}.`,
  loading: "Opening the invitation",
  failed: "The invitation cannot be opened",
  passwordHint:
    "If you already have an account with this address, enter its password. Otherwise choose a new one, of at least 8 characters.",
  accept: "Accept the invitation",
  join: (email: string) => `Accept as ${email}`,
  toSignIn: "Go to sign-in",
};

export type InvitedMessages = typeof messages;
export default messages;
