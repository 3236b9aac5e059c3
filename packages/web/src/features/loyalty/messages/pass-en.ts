const messages = {
  pass: "Wallet pass",
  passHint:
    "Customers add their card to the wallet of their phone and show it at the till. It works on iPhone, Apple Watch and Android.",
  active: "Customers can add their card",
  certificate: "Apple certificate",
  hints: {
    certificate: "A .p12 file has the key already. Otherwise choose the certificate here and its key below.",
    certificate_key: "Only if the certificate is not a .p12 file.",
  },
  certificateHint:
    "Apple accepts only signed passes. Create a pass type ID and its certificate in your Apple developer account, then choose its files here. The key is stored encrypted and never shown again.",
  inUse: "In use",
  authorities: "Apple’s intermediate certificates",
  chooseFile: "Choose file",
  noFile: "No file chosen",
  google: "Google account",
  googleHint:
    "Create an issuer account in the Google Pay & Wallet Console and a service account with a key in Google Cloud, and add the service account as a user of the issuer. Leave the ID empty to give out no cards for Android. The key is stored encrypted and never shown again.",
  check: "Check",
  checkHint: "Asks Google with the saved settings.",
  checkGood: "Google accepts the cards.",
  texts: "Texts",
  textsHint: "Leave empty to show the public name of the programme.",
  colours: "Colours",
  coloursHint: "Values and labels need enough contrast to the background.",
  contents: "Contents",
  contentsHint: "Each field has a label and a value. Values in braces are filled in for each customer.",
  removeField: "Remove field",
  addField: "Add field",
  ownText: "Own text",
  barcodeHint:
    "Contains what your tills find the customer by: the external ID, else the telephone number or the e-mail address.",
  preview: "Preview of the wallet pass",
  previewHint: "A sample customer, in your language.",
  pictures: {
    icon: "Shown in notifications and on the lock screen. At least 87 × 87 pixels. Without one it is a square in the background colour.",
    logo: "Top left on the pass. At most 480 × 150 pixels are used.",
    strip: "Behind the large field. Best with 1125 × 432 pixels.",
  },
  valueNames: {
    bonuses_balance: "Bonus balance",
    account_balances: "Balances of client accounts",
    category_title: "Category",
    customer_name: "Customer’s name",
    card_code: "Card number",
  },
  shortNames: {
    bonuses_balance: "Bonuses",
    account_balances: "Accounts",
    category_title: "Category",
    customer_name: "Customer",
    card_code: "Card number",
  },
  sample: {
    bonuses_balance: "125",
    account_balances: "Fuel: 40 L",
    category_title: "Gold",
    customer_name: "Olena Kovalenko",
    card_code: "380671234567",
  },
};

export type PassMessages = typeof messages;
export default messages;
