import { plural } from "#kit/messages/en.ts";

const messages = {
  referral: "Referrals",
  referralHint: "The customer shares this code or link. Customers who register with it are listed here.",
  inactive: "No active referral programme",
  nobody: "Nobody",
  noCard: "The customer is not in a programme.",
  unnamed: "Unnamed customer",
  purchases: (count: number) => plural(count, { one: "# purchase", other: "# purchases" }),
};

export type ReferralMessages = typeof messages;
export default messages;
