import { plural } from "#kit/messages/en.ts";

const messages = {
  purpose: "Offers and announcements on your customers’ receipts.",
  add: "Add news",
  emptyTitle: "Add your first news",
  emptyHint: "Announce an offer, a new shop or new opening hours below the receipt.",
  general: "General",
  generalHint: "Only staff see the name.",
  text: "What customers see",
  textHint: "Customers read it in their own language. If that is missing, in the main language of the programme.",
  period: "Schedule",
  periodHint: "In the time zone of the programme.",
  current: "Current",
  notCurrent: "Not current",
  hints: {
    pos_ids: "Leave empty to show it at every point of sale.",
    date_from: "Leave empty to show it right away.",
    date_to: "Leave empty for no end date.",
    priority: "News with a higher priority comes first.",
    active: "Only active news is shown to customers.",
  },
  devices: "Push",
  devicesHint:
    "The title and text as they were last saved, to customers who have switched messages on for a device. It is sent even outside the schedule.",
  sendToDevices: "Send to devices",
  sendTitle: (count: number) => `Send to ${plural(count, { one: "# customer", other: "# customers" })}?`,
  sendHint: "They get it on their phones and computers, and it costs nothing.",
  sendsNobody:
    "No customer gets offers on a device yet. The link to switch them on is on each customer’s page, under Consent.",
  send: "Send",
  sending: "The news goes out. Its progress is under Mailings.",
  photoHint: "JPEG or PNG, up to 10 MB.",
  photoAlt: "Photo of the news",
};

export type NewsMessages = typeof messages;
export default messages;
