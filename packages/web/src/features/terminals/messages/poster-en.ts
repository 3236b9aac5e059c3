const messages = {
  account: "Poster account",
  accountHint:
    "Closed sales of this register become sales of the till: customers earn bonuses by their telephone, and goods are found by their code. Discounts are those that Poster has given.",
  keptToken: "Stored. Leave empty to keep it.",
  applicationsHint: "Or let Poster give the access itself:",
  connectThrough: (application: string) => `Connect through ${application}`,
  place: "Location and register",
  placeHint: "Sales from the moment of switching on are taken over.",
  connectFirst: "Save the account and the access token first.",
  allRegisters: "All registers",
  reading: "Sales",
  readingHint: "Read every minute. Refunds in Poster are not taken over: a sale removed there is marked in the list.",
  notRead: "Sales are not read at present",
  notYet: "Not yet",
  openSales: "Open Poster sales",
  check: "Check connection",
  checkHint: "Saved settings are checked.",
  hints: {
    account: "The first part of your address at Poster.",
    access_token: "Poster → Access → Integration. It is encrypted and stays on the server.",
  },
  checkGood: (number: number) => `Poster answers: ${number} ${number === 1 ? "location" : "locations"}.`,
};

export type PosterMessages = typeof messages;
export default messages;
