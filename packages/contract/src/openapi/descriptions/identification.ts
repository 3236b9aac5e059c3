/** Fields of cards and codes that identify customers and stewards at a till. */
export const identification: Record<string, string> = {
  "CheckRequest.user_id_value": "Names the customer in place of `customer_id`: whatever was scanned or typed.",
  "CheckRequest.user_id_type":
    "What `user_id_value` is. Recognised from the value when absent. A one-time code is used up with the sale, so no check is priced with one.",
  "CustomerIdentifier.type": "What carries the value.",
  "CustomerIdentifier.value":
    "The value as it was entered. Case, spaces, colons and hyphens make no difference at a till.",
  "CustomerIdentifier.created_dt": "When the customer got it.",
  "CustomerIdentifiers.items": "Cards and other values, the newest first.",
  "CustomerIdentifierCreate.type": "What carries the value.",
  "CustomerIdentifierCreate.value": "The number of the card, or what a scanner reads of it.",
  pages: "Pages that show the customer codes for the till, one for each card.",
  "CustomerCode.code": "Six digits, to be typed in.",
  "CustomerCode.qr": "What the QR code says.",
  "CustomerCode.title": "Name of the programme for customers.",
  "CustomerCode.language": "Language of the customer.",
  "StewardCode.code": "Six digits, to be typed in at a register of the same point of sale.",
  "IdentifyCustomerRequest.user_id_value": "What was scanned or typed.",
  steward_codes:
    "Whether stewards may have sales booked here: a terminal of a steward is at this point of sale, and the settings of this one allow it.",
  steward_code:
    "One-time code of a steward's terminal at this point of sale. A check that was booked with one is taken back only with another.",
  sc_terminal: "Terminal of the steward for whom a shared register booked it. Null without a steward's code.",
  sc_code: "The steward's code with which it was booked. Null without one.",
  allow_cancel_by_steward_code:
    "Whether a steward's code also allows one cancellation or refund of a check that a steward had booked at this terminal.",
};
