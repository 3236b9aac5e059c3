import { calls } from "@patron/contract/routes";
import { useAddress } from "#kit/address/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useMessages } from "#kit/messages.ts";
import { Callout } from "#ui/callout.tsx";
import { registerMessages } from "./messages.ts";

interface Referral {
  /** The code to register with. One that could not be checked is sent, and the registration says whether it is right. */
  code: string | undefined;
  /** The business that recommends Patron, once the code is checked; null if no business has it. */
  inviter: string | null | undefined;
}

/** Who recommended Patron to the user, by the referral code in the address. */
export function useReferral(): Referral {
  const [{ referral: code }] = useAddress();
  const { data } = useCall(
    calls.business.checkReferral,
    { path: { code: code ?? "" } },
    { enabled: code !== undefined },
  );
  return { code: data?.valid === false ? undefined : code, inviter: data?.title };
}

export function ReferralNote({ of: { inviter } }: { of: Referral }) {
  const t = useMessages(registerMessages);
  if (inviter === undefined) return null;
  return (
    <div className="mb-5">
      {inviter === null ? (
        <Callout tone="warning" title={t.badReferral}>
          {t.badReferralHint}
        </Callout>
      ) : (
        <Callout title={t.recommendedBy(inviter)} />
      )}
    </div>
  );
}
