import { customerWith } from "#kit/accounts/owner.ts";
import { usePathParams } from "#kit/address/address.ts";
import { OwnedAccount } from "./parts/owned-account.tsx";

/** A customer's special account. */
export default function CustomerAccountScreen() {
  const { userId, accountId } = usePathParams<"userId" | "accountId">();
  return <OwnedAccount owner={customerWith(userId)} accountId={accountId} />;
}
