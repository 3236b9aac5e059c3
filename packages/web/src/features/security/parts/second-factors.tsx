import type { secondFactor } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import KeyRound from "lucide-react/icons/key-round";
import Smartphone from "lucide-react/icons/smartphone";
import { useAction } from "#kit/call/use-action.ts";
import { useCall } from "#kit/call/use-call.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Status } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Section } from "#ui/layout/section.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { securityMessages } from "../messages.ts";
import { AddFactor } from "./add-factor.tsx";
import { useProof } from "./proof-dialog.tsx";
import { showRecoveryCodes } from "./recovery-codes.tsx";

type Factors = ReplyOf<typeof secondFactor.list>;

/** The second factors of the person, and their recovery codes. */
export function SecondFactors() {
  const t = useMessages(securityMessages);
  const found = useCall(calls.secondFactor.list, {});
  return (
    <Section title={t.factors} explanation={t.factorsHint}>
      <Loaded of={found} fields={1}>
        {({ items, recovery_codes_left }) => (
          <>
            {items.length === 0 ? (
              <p>
                <Status tone="neutral">{t.factorsOff}</Status>
              </p>
            ) : (
              <>
                <ul aria-label={t.factors} className="-my-3 divide-y divide-default">
                  {items.map((factor) => (
                    <FactorRow key={factor.id} factor={factor} />
                  ))}
                </ul>
                <RecoveryLine left={recovery_codes_left} />
              </>
            )}
            <div className="flex flex-wrap gap-2">
              <AddFactor proved={items.length > 0} onDone={() => void found.refetch()} />
            </div>
          </>
        )}
      </Loaded>
    </Section>
  );
}

function FactorRow({ factor }: { factor: Factors["items"][number] }) {
  const t = useMessages(securityMessages);
  const show = useShow();
  const remove = useAction(calls.secondFactor.removeFactor, {
    onDone: () => toast({ type: "success", message: t.factorRemoved }),
  });
  const proof = useProof((body) => remove.run({ path: { secondFactorId: factor.id }, body }));
  const isApp = factor.kind === "totp";
  const name = isApp ? t.app : t.passkey;
  const Glyph = isApp ? Smartphone : KeyRound;
  return (
    <li className="flex items-center gap-3 py-3">
      <Glyph aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="text-body font-medium">{name}</p>
        <p className="flex flex-wrap gap-x-3 text-table text-muted">
          <span>{t.addedAt(show.dateTime(factor.created_dt))}</span>
          {factor.used_dt && <span>{t.usedAt(show.dateTime(factor.used_dt))}</span>}
        </p>
      </div>
      <Button size="sm" aria-label={t.removeFactorOf(name)} loading={proof.busy || remove.busy} onClick={proof.ask}>
        {t.removeFactor}
      </Button>
    </li>
  );
}

function RecoveryLine({ left }: { left: number }) {
  const t = useMessages(securityMessages);
  const renew = useAction(calls.secondFactor.renewRecoveryCodes, {
    onDone: ({ recovery_codes }) => void showRecoveryCodes(t, recovery_codes),
  });
  const proof = useProof((body) => renew.run({ body }));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 text-body">
      <span>{t.recoveryLeft(String(left))}</span>
      <Button size="sm" loading={proof.busy || renew.busy} onClick={proof.ask}>
        {t.renewCodes}
      </Button>
    </div>
  );
}
