const messages = {
  title: "E-mail receipt",
  address: "E-mail address",
  send: "Send",
  sending: (address: string) => `Sending to ${address}…`,
  sent: (address: string) => `Sent to ${address}.`,
  waiting: (address: string) => `Not sent to ${address} yet: the mail server did not take it. Patron tries again.`,
  refused: (address: string) => `The mail server refused ${address}. Check the address and send again.`,
  failed: (address: string) => `Not sent to ${address}. The reason is in the back office under Messages.`,
};
export type ReceiptEmailMessages = typeof messages;
export default messages;
