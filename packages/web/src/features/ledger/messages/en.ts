import { plural } from "#kit/messages/en.ts";

const messages = {
  purpose: "Every balance is recomputed from its entries, every night and whenever you request.",
  nights: "Every night",
  noNight: "The first night is still to come.",
  agreed: "Agreed",
  again: "Prove again",
  clean: "Everything balances",
  cleanHint: (at: string) => `Every balance agreed with its entries on ${at}.`,
  broken: (count: number) => plural(count, { one: "# record does not agree", other: "# records do not agree" }),
  brokenHint: (at: string) =>
    `Found on ${at}. Sales go on. Give this page to whoever looks after the server: something changed balances outside the ledger.`,
  promises: "What is promised",
  proved: "What was looked at",
  counts: {
    accounts: "Accounts",
    transfers: "Transfers",
    entries: "Entries",
    lots: "Lots of bonuses",
    holds: "Reserved amounts",
  },
  holds: "Holds:",
  fails: "Broken:",
  gap: (found: string, expected: string) => `stands at ${found}, should be ${expected} (smallest units)`,
  promiseNames: {
    "transfers-sum-to-zero": "What is added in one place is taken from another: every transfer sums to zero.",
    "balances-are-entries": "Every balance is the sum of its entries.",
    "entries-chain": "Entries follow each other without a gap.",
    "versions-count-entries": "Every account counts its entries right.",
    "bonuses-are-lots": "A customer’s bonuses are the sum of their lots.",
    "lots-are-entries": "What is left of a lot is what was put in and taken out.",
    "held-is-holds": "What is reserved on an account is the sum of its reservations.",
    "holds-are-pins": "Every reservation knows the lots that it will spend.",
    "pins-fit-lots": "No lot is promised twice.",
    "accounts-have-owners": "Every client account belongs to one customer, in one unit.",
    "transactions-tell-accounts": "Every movement of a client account stands in one transaction, with the same amount.",
    "books-sum-to-zero": "What owners have and what stands against it sum to zero, for every kind and unit.",
    "spending-within-credit": "Nothing is spent beyond the balance and the credit of its account.",
    "reversals-are-whole": "A cancelled transaction is reversed once and in full, any other one never.",
    "states-have-moments": "Every transaction stands in a state that its moments explain.",
    "holds-are-reservations": "Only transactions that are still reserved hold anything.",
  },
};

export type LedgerMessages = typeof messages;
export default messages;
