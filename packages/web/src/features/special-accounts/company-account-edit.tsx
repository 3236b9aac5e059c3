import { companyWith } from "#kit/accounts/owner.ts";
import { usePathParams } from "#kit/address/address.ts";
import { OwnedSettings } from "./parts/owned-settings.tsx";

/** Credit, limits and state of a company's account. */
export default function CompanyAccountEditScreen() {
  const { customerId, accountId } = usePathParams<"customerId" | "accountId">();
  return <OwnedSettings owner={companyWith(customerId)} accountId={accountId} />;
}
