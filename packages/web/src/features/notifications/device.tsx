import type { pushDevice } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/pushDevice";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { DeviceSwitch } from "#kit/push/device-switch.tsx";
import { pushMessages } from "#kit/push/messages.ts";
import { usePushDevice } from "#kit/push/use-push-device.ts";
import { ScreenHeader } from "#kit/screen/screen-header.tsx";
import { useShow } from "#kit/show.ts";
import { Callout } from "#ui/callout.tsx";
import { Section } from "#ui/layout/section.tsx";

/** Notifications on this device: whether, and of what. */
export default function DeviceScreen() {
  const t = useMessages(pushMessages);
  const show = useShow();
  const device = usePushDevice();
  return (
    <>
      <ScreenHeader purpose={t.purpose} />
      <Loaded of={device.found} fields={2}>
        {(found) => (
          <>
            {device.on && found.failed_dt && (
              <Callout tone="warning">{t.failed(show.dateTime(found.failed_dt))}</Callout>
            )}
            <Section title={t.thisDevice}>
              <DeviceSwitch device={device} />
            </Section>
            {device.on && <EventsForm device={found} />}
          </>
        )}
      </Loaded>
    </>
  );
}

function EventsForm({ device }: { device: ReplyOf<typeof pushDevice.get> }) {
  const t = useMessages(pushMessages);
  const form = useRecordForm(calls.pushDevice.change, {
    rules: rules.change,
    texts: t,
    values: { events: device.events },
  });
  return (
    <FormScreen form={form}>
      <Section title={t.which} explanation={t.whichHint}>
        <RecordFields form={form} names={["events"]} />
      </Section>
    </FormScreen>
  );
}
