const messages = {
  advertising: "Advertising",
  advertisingHint: "Mailings and reminders. Choose where the customer said it, then record the answer.",
  sends: "Gets advertising",
  sendsNothing: "Gets no advertising",
  agrees: "Agrees",
  refuses: "Refuses",
  chat: "Telegram",
  chatHint:
    "The customer opens the link on their phone and taps Start to receive your messages in Telegram. The link works once and expires in a week.",
  chatLinked: "Gets messages in Telegram",
  chatNone: "Gets no messages in Telegram",
  unlink: "Separate",
  unlinkTitle: "Separate from Telegram?",
  unlinkHint: "The customer gets no messages there until they open a new link.",
  history: "History",
  historyHint: "The latest answers.",
};

export type ConsentMessages = typeof messages;
export default messages;
