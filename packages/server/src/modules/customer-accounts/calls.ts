import { customerAccounts } from "@patron/contract";
import { Failure } from "@patron/contract/kit";
import { implement } from "#kit/implement.ts";
import { getCustomer } from "../customers/public.ts";
import { listCardsIn } from "../special-accounts/public.ts";
import { ownedAccountCalls } from "./owned-calls.ts";
import { toCustomerAccount } from "./views.ts";

const { handlers, exporters } = ownedAccountCalls({
  ownerOf: (path: { userId: string }) => ({ customer_id: path.userId }),
  find: ({ userId }) => getCustomer(userId),
  missing: "customer.not_found",
  async refuse(tenant, { userId }, special) {
    const [card] = await tenant.many(listCardsIn(userId, special.loyalty_ids));
    if (!card) throw new Failure("special_account.other_programme");
  },
  show: toCustomerAccount,
});

export const customerAccountCalls = implement(customerAccounts, handlers, exporters);
