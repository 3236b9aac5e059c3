import { OwnedAccounts } from "#kit/accounts/owned-accounts.tsx";
import { customerWith } from "#kit/accounts/owner.ts";

/** The special accounts of a customer. */
export function CustomerAccounts({ customer }: { customer: { id: string } }) {
  return <OwnedAccounts owner={customerWith(customer.id)} />;
}
