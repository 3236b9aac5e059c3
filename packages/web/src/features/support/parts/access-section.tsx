import type { businessUser } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import LifeBuoy from "lucide-react/icons/life-buoy";
import LogOut from "lucide-react/icons/log-out";
import { useState } from "react";
import { useAction } from "#kit/call/use-action.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useLive } from "#kit/live.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { useSession } from "#kit/session/session.ts";
import { useShow } from "#kit/show.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/fields/select.tsx";
import { DefinitionList } from "#ui/layout/definition-list.tsx";
import { Section } from "#ui/layout/section.tsx";
import { confirm } from "#ui/overlays/confirm.tsx";
import { supportMessages } from "../messages.ts";

type Access = ReplyOf<typeof businessUser.supportAccess>;
const durations = ["1", "8", "24", "72", "168"] as const;

/** Until when support of the installation may enter and who entered last; owners let them in and out. */
export function AccessSection() {
  const t = useMessages(supportMessages);
  const found = useCall(calls.businessUser.supportAccess, {});
  // Support enters while the owner looks.
  useLive(["support_access"], () => void found.refetch());
  const isOwner = useSession()?.access === "owner";
  return (
    <Section title={t.access} explanation={t.accessHint}>
      <Loaded of={found} fields={2}>
        {(access) => (
          <>
            <Facts of={access} />
            {!isOwner && <p className="text-muted text-table">{t.ownerOnly}</p>}
            {isOwner && !access.available && <p className="text-muted text-table">{t.accessNone}</p>}
            {isOwner && (access.available || access.support) && <Actions of={access} />}
          </>
        )}
      </Loaded>
    </Section>
  );
}

function Facts({ of: { support, until_dt, granted_by, entered_by, entered_dt } }: { of: Access }) {
  const t = useMessages(supportMessages);
  const show = useShow();
  const entered = {
    term: t.lastEntered,
    value: entered_dt && t.whoEntered(entered_by ?? "", show.dateTime(entered_dt)),
  };
  if (!(support || entered_dt)) return <p className="text-body text-muted">{t.accessOff}</p>;
  const standing = [
    { term: t.accessUntil, value: until_dt && show.dateTime(until_dt) },
    { term: t.accessBy, value: granted_by },
  ];
  return (
    <>
      {!support && <p className="text-body text-muted">{t.accessOff}</p>}
      <DefinitionList rows={[...(support ? standing : []), { ...entered, value: entered.value ?? t.neverEntered }]} />
    </>
  );
}

function Actions({ of: { support, available } }: { of: Access }) {
  const t = useMessages(supportMessages);
  const common = useCommonMessages();
  const [hours, setHours] = useState<(typeof durations)[number]>("24");
  const change = useAction(calls.businessUser.changeSupportAccess);
  async function end() {
    const question = { title: t.endTitle, message: t.endMessage, confirm: t.endAccess };
    if (await confirm({ ...question, cancel: common.cancel, tone: "danger" })) change.run({ body: { support: false } });
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      {available && (
        <>
          <Select
            fit
            aria-label={t.duration}
            value={hours}
            onChange={setHours}
            options={durations.map((value) => ({ value, label: t.durations[value] }))}
          />
          <Button
            icon={LifeBuoy}
            loading={change.busy}
            onClick={() => change.run({ body: { support: true, hours: Number(hours) } })}
          >
            {support ? t.prolong : t.letIn}
          </Button>
        </>
      )}
      {support && (
        <Button icon={LogOut} variant="danger" loading={change.busy} onClick={() => void end()}>
          {t.endAccess}
        </Button>
      )}
    </div>
  );
}
