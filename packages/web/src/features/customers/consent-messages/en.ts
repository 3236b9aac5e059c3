import { plural } from "#kit/messages/en.ts";

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
  devices: "Push",
  devicesHint:
    "The customer opens this link on a phone or computer and presses Get messages on this device. The link is personal: share it with this customer only.",
  devicesOf: (count: number) =>
    count === 0
      ? "Gets no push messages"
      : `Gets push messages on ${plural(count, { one: "# device", other: "# devices" })}`,
  devicesOff: "Turn off",
  devicesOffTitle: "Turn off push messages?",
  devicesOffHint: "The customer gets none until they open the link and switch them on again.",
  history: "History",
  historyHint: "The latest answers.",
};

export type ConsentMessages = typeof messages;
export default messages;
