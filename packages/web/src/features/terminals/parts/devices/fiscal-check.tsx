import type { fiscal } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import BadgeCheck from "lucide-react/icons/badge-check";
import { useState } from "react";
import { usePathParams } from "#kit/address/address.ts";
import { useAttempt } from "#kit/call/use-attempt.ts";
import { useMessages } from "#kit/messages.ts";
import { useAccess } from "#kit/session/access.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { DefinitionList } from "#ui/layout/definition-list.tsx";
import { Section } from "#ui/layout/section.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { fiscalDeviceMessages } from "../../messages.ts";

type Found = ReplyOf<typeof fiscal.check>;

/** Whether the register is ready, and the end of its shift. */
export function FiscalCheck({ active }: { active: boolean }) {
  const t = useMessages(fiscalDeviceMessages);
  const may = useAccess();
  const path = usePathParams<"terminalId">();
  const [found, setFound] = useState<Found>();
  const check = useAttempt(calls.fiscal.check, { onDone: setFound });
  const closing = useAttempt(calls.fiscal.closeShift, {
    onDone: () => void toast({ message: t.closeAsked, type: "success" }),
  });
  if (!may([calls.fiscal.check])) return null;
  return (
    <Section title={t.check} explanation={t.checkHint}>
      <div className="flex flex-wrap gap-2">
        <Button icon={BadgeCheck} loading={check.busy} onClick={() => check.run({ path })}>
          {t.check}
        </Button>
        {active && (
          <Button look="quiet" loading={closing.busy} onClick={() => closing.run({ path })}>
            {t.closeShift}
          </Button>
        )}
      </div>
      {active && <p className="text-caption text-muted">{t.closeShiftHint}</p>}
      <div role="status" className="flex flex-col gap-3">
        {found && <Said found={found} />}
      </div>
    </Section>
  );
}

function Said({ found }: { found: Found }) {
  const t = useMessages(fiscalDeviceMessages);
  const { problem, said, register_number, address, is_test, shift_open, unknown_taxes } = found;
  return (
    <>
      {problem === null ? (
        <Callout tone="success">{t.checkGood}</Callout>
      ) : (
        <Callout tone="danger">
          {t.values.problem[problem]} {said && <bdi>{said}</bdi>}
        </Callout>
      )}
      {is_test && <Callout tone="warning">{t.testRegister}</Callout>}
      {unknown_taxes.length > 0 && (
        <Callout tone="warning">{t.unknownTaxes(unknown_taxes.map(({ title }) => title).join(", "))}</Callout>
      )}
      {register_number && (
        <DefinitionList
          rows={[
            { term: t.fields.register_number, value: <bdi className="wrap-anywhere">{register_number}</bdi> },
            ...(address ? [{ term: t.fields.address, value: <bdi className="wrap-anywhere">{address}</bdi> }] : []),
            { term: t.fields.shift_open, value: shift_open ? t.shiftOpen : t.shiftClosed },
          ]}
        />
      )}
    </>
  );
}
