import { OwnedAccounts } from "#kit/accounts/owned-accounts.tsx";
import { customerWith } from "#kit/accounts/owner.ts";

/** The special accounts of a customer. */
export function CustomerAccounts({ record }: { record: { id: string } }) {
  return <OwnedAccounts owner={customerWith(record.id)} />;
}
