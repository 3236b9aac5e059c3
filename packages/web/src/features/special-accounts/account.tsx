import { customerWith } from "#kit/accounts/owner.ts";
import { usePathParams } from "#kit/address.ts";
import { OwnedAccount } from "./parts/owned-account.tsx";

/** What a customer has on a special account. */
export default function CustomerAccountScreen() {
  const { userId, accountId } = usePathParams<"userId" | "accountId">();
  return <OwnedAccount owner={customerWith(userId)} accountId={accountId} />;
}
