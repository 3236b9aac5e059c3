import { plural } from "#kit/messages/en.ts";

const messages = {
  purpose: "Compares every balance with its entries: every night, and whenever you run it.",
  nights: "Nightly checks",
  noNight: "The first check runs tonight.",
  agreed: "No differences",
  again: "Check again",
  clean: "Everything balances",
  cleanHint: (at: string) => `Checked on ${at}.`,
  broken: (count: number) => plural(count, { one: "# record does not balance", other: "# records do not balance" }),
  brokenHint: (at: string) =>
    `Found on ${at}. Balances were changed outside the ledger. You can keep selling. Show this page to your server administrator.`,
  promises: "Checks",
  proved: "Records checked",
  counts: {
    accounts: "Accounts",
    transfers: "Transfers",
    entries: "Entries",
    lots: "Bonus lots",
    holds: "Reserved amounts",
  },
  holds: "Passed:",
  fails: "Failed:",
  gap: (found: string, expected: string) => `is ${found}, should be ${expected} (in the smallest unit)`,
  pricedAgain: (at: string, computed: string) => `stores ${at}, priced again it is ${computed}`,
  promiseNames: {
    "transfers-sum-to-zero": "Every transfer adds up to zero.",
    "balances-are-entries": "Every balance is the sum of its entries.",
    "entries-chain": "Entries follow each other without gaps.",
    "versions-count-entries": "Every account has the right number of entries.",
    "bonuses-are-lots": "A customer’s bonuses are the sum of their lots.",
    "lots-are-entries": "The rest of a bonus lot is what was added minus what was spent.",
    "held-is-holds": "The reserved amount of an account is the sum of its reservations.",
    "holds-are-pins": "Every reservation names the bonus lots that it will spend.",
    "pins-fit-lots": "No bonus lot is reserved twice.",
    "accounts-have-owners": "Every client account belongs to one customer, in one unit.",
    "transactions-tell-accounts": "Every change of a client account has one transaction with the same amount.",
    "books-sum-to-zero": "All accounts together add up to zero, for every account type and unit.",
    "spending-within-credit": "No account is spent beyond its balance and credit.",
    "reversals-are-whole": "Cancelled transactions, and only those, are reversed once and in full.",
    "states-have-moments": "The status of every transaction matches its dates.",
    "holds-are-reservations": "Only reserved transactions hold amounts.",
    "sales-price-the-same": "A sample of sales, priced again, comes out the same.",
  },
};

export type LedgerMessages = typeof messages;
export default messages;
