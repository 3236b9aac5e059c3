const messages = {
  eventHints: {
    "daily-report": "Yesterday’s sales, at the hour that you choose below.",
    refund: "A sale was cancelled and its amount given back.",
    "account-low": "A client account has fallen below its low-balance limit.",
    "till-opened": "Somebody opened a till.",
    "mailing-done": "Every message of a mailing was sent.",
    "spending-limit": "A message was held back because the month’s limit is reached.",
    "provider-failing": "A service for messages stopped working.",
    "fiscal-refused": "A fiscal device refused a receipt.",
    "card-not-refunded": "A charge whose sale could not be finished, or a refund that a card did not get.",
    "offline-conflict": "A till sent an offline sale that does not agree with current prices, items or customers.",
    "ledger-difference": "Balances do not match their entries.",
    "access-changed": "Somebody was added, suspended, or may do something else.",
    "api-key-changed": "The API key was made or removed.",
    "new-device": "Somebody signed in with a browser that they had not used before.",
    "support-entered": "Support staff of this installation entered your business.",
    "listing-decided": "Support allowed or rejected the listing of a point of sale.",
    "support-answered": "Support answered. The person who asked always sees it.",
  },
  hints: {
    emails: "Separate several with commas.",
    phones: "Separate several with commas.",
    channels: "Nobody is told.",
  },
  ownersToo: "Owners see it in any case.",
  seenBy: "Those who are to see it in the app.",
  smsOff: "This server has no service for SMS, so nobody gets one.",
};

export type RecipientsMessages = typeof messages;
export default messages;
