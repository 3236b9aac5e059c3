import type { customerDevices } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import Bell from "lucide-react/icons/bell";
import BellOff from "lucide-react/icons/bell-off";
import { useCall } from "#kit/call/use-call.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { useManifest } from "#kit/use-manifest.ts";
import { Status } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Card } from "#ui/layout/card.tsx";
import { deviceMessages } from "./messages.ts";
import { useCustomerDevice } from "./use-customer-device.ts";

interface Linked {
  token: string;
  /** Runs when the customer has switched a device on or off. */
  onChange(): void;
}
/** Switches messages to the customer of a link on for this device; nothing for a business that sends none to devices. */
export function CustomerDevice({ token, onChange }: Linked) {
  const found = useCall(calls.customerDevices.show, { path: { token } });
  return (
    <Loaded of={found} fields={1}>
      {(devices) => devices.available && <Device token={token} onChange={onChange} devices={devices} />}
    </Loaded>
  );
}

function Device({ token, onChange, devices }: Linked & { devices: ReplyOf<typeof customerDevices.show> }) {
  const t = useMessages(deviceMessages);
  const device = useCustomerDevice(token, devices, onChange);
  // On an iPhone only a page on the home screen gets messages: this one is opened from there again.
  useManifest("/customer.webmanifest");
  return (
    <Card title={t.title}>
      <div className="flex flex-col gap-4">
        {device.ability === "ready" ? <Ready device={device} /> : <Callout>{t.abilities[device.ability]}</Callout>}
        {device.others > 0 && (
          <div className="flex flex-col items-start gap-2">
            <p className="text-body text-muted">{device.on ? t.alsoOn(device.others) : t.onOthers(device.others)}</p>
            <Button size="sm" disabled={device.busy} onClick={device.switchOffAll}>
              {t.turnOffAll}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

function Ready({ device }: { device: ReturnType<typeof useCustomerDevice> }) {
  const t = useMessages(deviceMessages);
  const { on, busy, refusal, switchOn, switchOff } = device;
  return (
    <>
      <div role="status" className="flex flex-col items-start gap-3">
        {on ? (
          <Status tone="success">{t.on}</Status>
        ) : (
          <p className="text-body text-muted">{refusal ? t.refusals[refusal] : t.hint}</p>
        )}
      </div>
      {on ? (
        <Button icon={BellOff} fullWidth loading={busy} onClick={switchOff}>
          {t.turnOff}
        </Button>
      ) : (
        <Button variant="primary" icon={Bell} fullWidth loading={busy} onClick={switchOn}>
          {t.turnOn}
        </Button>
      )}
    </>
  );
}
