import { OwnedAccounts } from "#kit/accounts/owned-accounts.tsx";
import { companyWith } from "#kit/accounts/owner.ts";

/** The special accounts of a company. */
export function CompanyAccounts({ record }: { record: { id: string } }) {
  return <OwnedAccounts owner={companyWith(record.id)} />;
}
