const messages = {
  advertising: "Advertising",
  advertisingHint: "Mailings and reminders. Choose where the customer said it, then record the answer.",
  sends: "Gets advertising",
  sendsNothing: "Gets no advertising",
  agrees: "Agrees",
  refuses: "Refuses",
  history: "History",
  historyHint: "The latest answers.",
};

export type ConsentMessages = typeof messages;
export default messages;
