import { corporateAccounts } from "@patron/contract";
import { implement } from "#kit/implement.ts";
import { getCompany } from "../corporate-customers/public.ts";
import { ownedAccountCalls, toCorporateAccount } from "../customer-accounts/public.ts";

const { handlers, exporters } = ownedAccountCalls({
  ownerOf: (path: { customerId: string }) => ({ corporate_customer_id: path.customerId }),
  find: ({ customerId }) => getCompany(customerId),
  missing: "corporate_customer.not_found",
  show: toCorporateAccount,
});

export const corporateAccountCalls = implement(corporateAccounts, handlers, exporters);
