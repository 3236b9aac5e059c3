import { calls } from "@patron/contract/routes";
import { useAction } from "#kit/call/use-action.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { useAccess } from "#kit/session/access.ts";
import { Status } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { CopyField } from "#ui/fields/copy-field.tsx";
import { Section } from "#ui/layout/section.tsx";
import { confirm } from "#ui/overlays/confirm.tsx";
import { QrCode } from "#ui/qr-code.tsx";
import { deviceMessages } from "../consent-messages.ts";

/** On how many devices a customer gets messages, and the link with which they switch them on. Nothing for a business that sends none to devices. */
export function CustomerDevices({ userId }: { userId: string }) {
  const t = useMessages(deviceMessages);
  const common = useCommonMessages();
  const mayManage = useAccess()([calls.customerDevices.count]);
  const path = { userId };
  const { data } = useCall(calls.customerDevices.count, { path }, { enabled: mayManage });
  const remove = useAction(calls.customerDevices.remove);
  if (!data || (data.link === null && data.devices === 0)) return null;
  async function switchOff() {
    const texts = { title: t.devicesOffTitle, message: t.devicesOffHint };
    if (await confirm({ ...texts, confirm: t.devicesOff, cancel: common.cancel })) remove.run({ path });
  }
  return (
    <Section title={t.devices} explanation={t.devicesHint}>
      <div className="flex flex-wrap items-center gap-3">
        <Status tone={data.devices > 0 ? "success" : "neutral"}>{t.devicesOf(data.devices)}</Status>
        {data.devices > 0 && (
          <Button size="sm" loading={remove.busy} onClick={() => void switchOff()}>
            {t.devicesOff}
          </Button>
        )}
      </div>
      {data.link !== null && (
        <>
          <CopyField label={t.fields.link} value={data.link} />
          <QrCode text={data.link} label={t.fields.link} />
        </>
      )}
    </Section>
  );
}
