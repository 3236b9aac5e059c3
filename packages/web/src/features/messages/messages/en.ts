import { plural } from "#kit/messages/en.ts";

const messages = {
  deliveryPurpose: "How messages reach your customers. Your passwords are encrypted and never shown.",
  service: "Service",
  serviceHints: {
    sms: "Texts to phones. You need an account with one of these services.",
    viber: "Viber messages. You need an account and a sender name that Viber has approved.",
    email: "E-mails from your own address, through your own mail server.",
    "external-system":
      "Each message goes to your own system as a signed request, for example to a messenger that you run yourself.",
  },
  secrets: { smtp: "Password", turbosms: "Token", twilio: "Auth token" },
  secretHints: {
    smtp: "Leave empty if the server needs none.",
    turbosms: "Create it in TurboSMS under “Gateway connection”.",
    twilio: "It is on the first page of the Twilio console.",
  },
  logins: { smtp: "User", twilio: "Account SID" },
  senderHints: {
    smtp: "The address that your e-mails come from.",
    turbosms: "The sender name that TurboSMS has approved.",
    twilio: "A number from Twilio, or the SID of a messaging service.",
  },
  secretStored: "Stored. Leave empty to keep it.",
  signingSecret: "Signing secret",
  signingSecretOnce: "Copy it into the system that receives the messages, then save. It is not shown again.",
  signingSecretStored: "A secret is stored.",
  signingSecretMissing: "Your system uses it to check that a request comes from here.",
  makeSigningSecret: "Create secret",
  replaceSigningSecret: "Create a new secret",
  costs: "Cost",
  costsHint: "Used to tell you what a message to many customers will cost. A long text is sent in several parts.",
  working: (time: string) => `Last message sent on ${time}.`,
  failing: (time: string) => `The last attempt failed on ${time}`,
  emptyTitle: "No messages yet",
  emptyHint: "Send a message to your customers, and it appears here.",
  purpose: "Messages that were sent to your customers, with what became of each.",
  mailings: {
    purpose: "Messages to many customers at once.",
    add: "Send a message",
    emptyTitle: "No mailings yet",
    emptyHint: "Tell your customers about an offer, new opening hours or a new shop.",
  },
  customer: "Customer",
  message: "Message",
  triedAgain: "It is tried again by itself.",
  progress: "Progress",
  progressHint: "Updates by itself. You can leave this page.",
  text: "Text",
  textHint: "Customers get their own language, or else the main language of the programme.",
  stop: "Stop",
  resume: "Resume",
  doneOf: (done: string, all: string) => `${done} of ${all}`,
  chosen: (count: number) =>
    plural(count, { one: "# customer chosen in the list", other: "# customers chosen in the list" }),
  all: "All",
  audience: "Recipients",
  audienceHint: "Blocked customers get no messages.",
  channelsHint:
    "The first channel that reaches the customer counts. If a message does not arrive, the next one is tried.",
  minutes: "minutes",
  review: "Review and send",
  send: "Send",
  nobody: "Nobody can be reached this way. Choose other recipients or channels.",
  sendTitle: (count: number) => `Send to ${plural(count, { one: "# customer", other: "# customers" })}?`,
  byChannel: (channel: string, count: number, sum: string | null) =>
    sum === null
      ? `${channel}: ${plural(count, { one: "# customer", other: "# customers" })}.`
      : `${channel}: ${plural(count, { one: "# customer", other: "# customers" })}, ${sum}.`,
  inAll: (sum: string) => `In all ${sum}.`,
  nobodyAgreed: "None of these customers has agreed to advertising. Their answers are on their pages, under Consent.",
  withoutConsent: (count: number) =>
    `Without consent to advertising: ${plural(count, { one: "# customer", other: "# customers" })}.`,
  unreachable: (count: number) =>
    `${plural(count, { one: "# customer", other: "# customers" })} cannot be reached this way.`,
  test: "Send a test",
  testHint: "Save first. The test goes out with the stored settings.",
  testTo: "Phone number or e-mail address",
  testGo: "Send test",
  testSent: "The test went out. Check whether it has arrived.",
  testWaits: "Sending …",
  testPlain: "The test is sent to the web address above.",
  hints: {
    channels: "In the order in which they are tried.",
    active: "Messages go out through this channel.",
    url: "Your system answers with a status from 200 to 299 when it has the message.",
    part_price: "Leave empty if you do not know it.",
  },
};

export type MessageMessages = typeof messages;
export default messages;
