const messages = {
  accounts: "Client accounts",
  balances: "Account balances",
  hint: "Prepaid money, goods and stamps.",
  none: "No client accounts yet",
  give: "Add account",
  account: "Account",
  balance: "Balance",
  held: "Reserved",
  available: "Available",
  unlimited: "No limit",
  low: "Low",
  last: "Last activity",
  /** By whom they are for. */
  noneToGive: {
    retail: "There are no accounts to add. Create one in the settings first.",
    corporate: "There are no company accounts to add. Create one in the settings first.",
  },
};

export type AccountMessages = typeof messages;
export default messages;
