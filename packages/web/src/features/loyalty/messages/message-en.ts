const messages = {
  listHint: "What customers are told when something happens. Switch on what you need; the texts can be your own.",
  off: "Off",
  delivery: "Delivery",
  deliveryHint: "Blocked customers and those whom no channel reaches get no message.",
  minutes: "minutes",
  days: "days",
  wording: "Text",
  wordingHint: "Customers get their own language, or else the main language of the programme.",
  language: "Language",
  ownText: "Your own text",
  defaultText: "Default text",
  useDefault: "Use the default text",
  insert: "Insert a value",
  preview: "Preview",
  previewHint: "What the customer gets, with the signature of the programme.",
  customer: "Customer",
  customerHint: "Phone number, e-mail address or external ID. Leave empty to see sample data.",
  noCustomer: "No customer has this phone number, e-mail address or external ID.",
  unknown: (names: string) => `This message has no value ${names}. Insert values by clicking them.`,
  size: (characters: string, parts: string) => `${characters} characters · SMS parts: ${parts}`,
  wide: "A character outside the small SMS alphabet leaves room for only 70 characters in a part.",
  test: "Test",
  testHint: "Sent to the phone number or e-mail address in your profile.",
  testGo: "Send test to me",
  testWaits: "Sending …",
  hints: {
    channels: "In the order in which they are tried. The first one that reaches the customer counts.",
    active: "Customers get this message.",
  },
};

export type TemplateMessages = typeof messages;
export default messages;
