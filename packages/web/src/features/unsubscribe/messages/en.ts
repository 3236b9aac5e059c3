const messages = {
  purpose: "Choose how we may send you offers and news.",
  on: "Changes apply at once. Receipts, PINs and messages about your own bonuses still come.",
  off: "You get no offers or news. Switch a channel on to come back.",
  offers: "Offers and news",
  push: "Device notifications",
  other: "Other messages",
  unsubscribe: "Unsubscribe from all",
};

export type UnsubscribeMessages = typeof messages;
export default messages;
