import { companyWith } from "#kit/accounts/owner.ts";
import { usePathParams } from "#kit/address/address.ts";
import { OwnedAccount } from "./parts/owned-account.tsx";

/** A company's special account. */
export default function CompanyAccountScreen() {
  const { customerId, accountId } = usePathParams<"customerId" | "accountId">();
  return <OwnedAccount owner={companyWith(customerId)} accountId={accountId} />;
}
