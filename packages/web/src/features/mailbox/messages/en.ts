const messages = {
  title: "Mailbox",
  purpose: "This server has no e-mail settings, so its e-mails stay here. Only people at this computer can read them.",
  empty: "Outgoing e-mail appears here",
  to: "To",
  refresh: "Refresh",
};

export type MailboxMessages = typeof messages;
export default messages;
