import { plural } from "#kit/messages/en.ts";

const messages = {
  purpose: "Companies that pay from their own accounts.",
  add: "Add company",
  emptyTitle: "Add your first company",
  emptyHint: "You only need a name. You can add client accounts later.",
  tabs: "Sections of this company",
  company: "Company",
  companyHint: "Name and registration details.",
  hints: {
    code: "Its code in your accounting.",
    external_id: "Its ID in another system.",
    suspended: "A suspended company cannot pay from its accounts. You can still refill, correct and write off here.",
  },
  contact: "Contact",
  contactHint: "The contact person, and the address for e-mails to the company.",
  languageOfBusiness: "Same as the business",
  contract: "Contract",
  contractHint: "Number and dates.",
  bankAccount: "Bank account",
  notes: "Notes and status",
  notesHint: "Only staff see these notes.",
  active: "Active",
  suspend: "Suspend this company",
  suspendMany: "Suspend",
  resumeMany: "Resume",
  isSuspended: "is already suspended",
  isActive: "is not suspended",
  tabOverview: "Overview",
  noAccounts: "No client accounts yet",
  noAccountsHint: "Add an account so that the company can buy on credit or with prepaid money.",
  openAccounts: "Open accounts",
  contractEnded: "Contract ended",
  contractEnds: (days: number) =>
    days === 0 ? "Ends today" : `Ends in ${plural(days, { one: "# day", other: "# days" })}`,
  tabProfile: "Profile",
  tabAccounts: "Accounts",
  suspends: (count: number) =>
    plural(count, { one: "# company will be suspended.", other: "# companies will be suspended." }),
  resumes: (count: number) =>
    plural(count, { one: "# company will be active again.", other: "# companies will be active again." }),
};

export type CompanyMessages = typeof messages;
export default messages;
