const messages = {
  purpose: "Offers and announcements on your customers' receipts.",
  add: "Add news",
  emptyTitle: "Tell your customers something",
  emptyHint: "An offer, a new shop or other opening hours: customers see it below their receipt.",
  general: "General",
  generalHint: "The name is for you and your staff.",
  text: "What customers see",
  textHint:
    "Each customer reads it in their own language; where that is missing, in the main language of the programme.",
  period: "When it is shown",
  periodHint: "In the time zone of the programme.",
  current: "Current",
  notCurrent: "Not current",
  hints: {
    pos_ids: "Leave empty to show it at every point of sale.",
    date_from: "Leave empty to show it from now on.",
    date_to: "Leave empty to show it without end.",
    priority: "News with a higher priority comes first.",
    active: "Only active news is shown to customers.",
  },
  photoHint: "JPEG or PNG, up to 10 MB.",
  photoAlt: "Photo of the news",
};

export type NewsMessages = typeof messages;
export default messages;
