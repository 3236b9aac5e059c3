const messages = {
  title: "Sign in with your code",
  purpose: "The person who manages your business gave it to you.",
  withEmail: "Sign in with an e-mail address",
};

export type StaffSignInMessages = typeof messages;
export default messages;
