import { plural } from "#kit/messages/en.ts";

const messages = {
  purpose: "Companies that buy from you, and the balances of their accounts.",
  add: "Add company",
  emptyTitle: "Add your first company",
  emptyHint: "A name is enough to begin. Client accounts are added on the company’s page.",
  tabs: "Parts of this company",
  company: "Company",
  companyHint: "What you call it, and how it is registered.",
  hints: {
    code: "How your own books call it.",
    external_id: "Its id in another system.",
    suspended: "Nothing is paid from its accounts then. They can still be refilled, corrected and written off here.",
  },
  contact: "Contact",
  contactHint: "Whom to call, and where e-mails to the company go.",
  languageOfBusiness: "As the business",
  contract: "Contract",
  contractHint: "Its number, and how long it lasts.",
  bankAccount: "Bank account",
  notes: "Notes and state",
  notesHint: "Only your staff sees them.",
  active: "Active",
  suspend: "Suspend this company",
  suspendMany: "Suspend",
  resumeMany: "Resume",
  isSuspended: "is suspended already",
  isActive: "is not suspended",
  tabOverview: "Overview",
  noAccounts: "No client accounts yet",
  noAccountsHint: "Give the company an account to buy on credit or from prepaid money.",
  openAccounts: "Open accounts",
  contractEnded: "Contract ended",
  contractEnds: (days: number) =>
    days === 0 ? "Ends today" : `Ends in ${plural(days, { one: "# day", other: "# days" })}`,
  tabProfile: "Profile",
  tabAccounts: "Accounts",
  suspends: (count: number) => plural(count, { one: "# company is suspended.", other: "# companies are suspended." }),
  resumes: (count: number) =>
    plural(count, { one: "# company is active again.", other: "# companies are active again." }),
};

export type CompanyMessages = typeof messages;
export default messages;
