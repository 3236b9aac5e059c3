const messages = {
  accounts: "Client accounts",
  hint: "Prepaid money, goods and stamps.",
  none: "No client accounts yet.",
  give: "Give an account",
  account: "Account",
  balance: "Balance",
  held: "Held",
  available: "Available",
  unlimited: "No bound",
  low: "Low",
  last: "Last movement",
  /** By whom they are for. */
  noneToGive: {
    retail: "There is no account that could be given. Make one in the settings.",
    corporate: "There is no account for companies that could be given. Make one in the settings.",
  },
};

export type AccountMessages = typeof messages;
export default messages;
