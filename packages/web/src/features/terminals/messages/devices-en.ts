const messages = {
  tab: "Devices",
  devices: "Device",
  checkbox: "Checkbox",
  poster: "Poster",
  stripe: "Stripe",
  location: "Stripe location",
  pax: "PAX",
  amp: "AMP",
  seconds: "seconds",
  network:
    "Till software connects to it in the till’s own network and reads these settings from the terminal API. In the browser register, take the card payment at the terminal first, then record it.",
  account: "Stripe account",
  accountHint: "Create a secret or restricted key in your Stripe account. It is encrypted and stays on the server.",
  stored: "A key is stored. Leave empty to keep it.",
  reader: "Reader",
  readerHint:
    "The register asks it for card payments. Other tills connect to it with the Stripe SDK and a token from this server.",
  noReader: "No reader yet.",
  place: "Location",
  placeHint: "Stripe needs the address where the reader stands.",
  remove: "Remove location",
  removeTitle: "Remove the location?",
  removeMessage: "Stripe forgets it, and this terminal its reader.",
  register: "Fiscal register",
  registerHint:
    "Checkbox registers the sales of this till with the tax service of Ukraine. The till sells on while the service is down, and everything is registered afterwards. Sales that name no payment are registered as paid in cash.",
  keptSecret: "Stored. Leave empty to keep it.",
  check: "Check connection",
  checkHint: "Saved settings are checked. Nothing is registered.",
  checkGood: "The register is ready.",
  testRegister: "This is a test register: its receipts do not count.",
  unknownTaxes: (taxes: string) =>
    `The register does not know the codes of these taxes: ${taxes}. Sales with them would be refused.`,
  closeShift: "Close the shift of the register",
  closeShiftHint: "It closes with the shift of the till by itself. The next receipt opens another.",
  closeAsked: "The shift closes after all that waits",
  shiftOpen: "Open",
  shiftClosed: "Closed",
  taxesHint: "Each tax of the programme needs the code or symbol that it has in the register.",
  hints: {
    host: "Enter only a name or an IP address, such as 192.168.1.40.",
    cashier_login: "Empty if the cashier signs in with a PIN.",
    url: "Only change it if Checkbox has given you another one.",
    registration_code: "Shown on the reader when it is set up.",
    reader_id: "Only for a reader that is registered already.",
  },
};

export type TerminalDevicesMessages = typeof messages;
export default messages;
