import { customerWith } from "#kit/accounts/owner.ts";
import { usePathParams } from "#kit/address/address.ts";
import { OwnedSettings } from "./parts/owned-settings.tsx";

/** Credit, limits and state of a customer's account. */
export default function CustomerAccountEditScreen() {
  const { userId, accountId } = usePathParams<"userId" | "accountId">();
  return <OwnedSettings owner={customerWith(userId)} accountId={accountId} />;
}
