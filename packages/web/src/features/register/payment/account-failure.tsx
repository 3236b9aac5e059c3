import type { Failure } from "@patron/contract/client";
import type { AccountLimitPeriod } from "@patron/contract/enums";
import { useAccountAmount } from "#kit/account-amount.ts";
import { failureText } from "#kit/call/failure-text.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { Callout } from "#ui/callout.tsx";
import type { Account } from "../draft.ts";
import { registerMessages } from "../messages.ts";

/** Why a client account cannot pay, with its balance if that is the reason. */
export function AccountFailure({ failure, account }: { failure: Failure; account: Account }) {
  const common = useCommonMessages();
  const left = useLeft(failure, account);
  return (
    <div role="alert">
      <Callout tone="danger">
        {failureText(common, failure)} {left && <bdi>{left}</bdi>}
      </Callout>
    </div>
  );
}

function useLeft({ code, details }: Failure, account: Account): string | undefined {
  const t = useMessages(registerMessages);
  const amount = useAccountAmount();
  if (code === "customer_account.limit_exceeded")
    return t.leftIn[details.period as AccountLimitPeriod](amount(String(details.left), account)); // The failure names one of the periods.
  return code === "account.insufficient" ? t.available(amount(String(details.available), account)) : undefined;
}
