const messages = {
  tab: "Card terminals",
  devices: "Card terminal",
  stripe: "Stripe",
  location: "Stripe location",
  pax: "PAX",
  amp: "AMP",
  seconds: "seconds",
  network: "The till connects to it in its own network. Tills read these settings from the terminal API.",
  account: "Stripe account",
  accountHint: "Create a secret or restricted key in your Stripe account. It is encrypted and stays on the server.",
  stored: "A key is stored. Leave empty to keep it.",
  reader: "Reader",
  readerHint: "Tills connect to it with the Stripe SDK and a token from this server.",
  noReader: "No reader yet.",
  place: "Location",
  placeHint: "Stripe needs the address where the reader stands.",
  remove: "Remove location",
  removeTitle: "Remove the location?",
  removeMessage: "Stripe forgets it, and this terminal its reader.",
  hints: {
    registration_code: "Shown on the reader when it is set up.",
    reader_id: "Only for a reader that is registered already.",
  },
};

export type TerminalDevicesMessages = typeof messages;
export default messages;
