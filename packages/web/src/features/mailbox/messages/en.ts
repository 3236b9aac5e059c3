const messages = {
  title: "Mailbox",
  purpose: "This server has no mail settings, so its letters stay here. Nobody beyond this machine can read them.",
  empty: "Letters that would be sent appear here",
  to: "To",
  refresh: "Look again",
};

export type MailboxMessages = typeof messages;
export default messages;
