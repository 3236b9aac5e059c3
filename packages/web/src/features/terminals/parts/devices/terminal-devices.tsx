import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/terminalDevices";
import { useAddress } from "#kit/address/address.ts";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { PartForm } from "#kit/form/record-form.tsx";
import { useMessages } from "#kit/messages.ts";
import { SegmentedControl } from "#ui/fields/segmented-control.tsx";
import { Section } from "#ui/layout/section.tsx";
import { terminalDevicesMessages } from "../../messages.ts";
import { FiscalDevice } from "./fiscal-device.tsx";
import { missingIn } from "./missing-in.ts";
import { PosterRegister } from "./poster-register.tsx";
import { StripeLocation } from "./stripe-location.tsx";
import { StripeReader } from "./stripe-reader.tsx";

const devices = {
  ...{ stripe: StripeReader, location: StripeLocation, pax: Pax, amp: Amp },
  ...{ checkbox: FiscalDevice, poster: PosterRegister },
};
type Device = keyof typeof devices;
const names = Object.keys(devices) as Device[]; // The keys above.

/** The card terminals and the cash register beside a till, and the register of Poster that it stands for, one at a time; the address stores which. */
export function TerminalDevices() {
  const t = useMessages(terminalDevicesMessages);
  const [search, change] = useAddress();
  const device = names.find((name) => name === search.device) ?? "stripe";
  const Part = devices[device];
  return (
    <div className="flex flex-col gap-6">
      <div className="overflow-x-auto">
        <div className="min-w-max">
          <SegmentedControl
            aria-label={t.devices}
            value={device}
            onChange={(next) => change({ device: next })}
            segments={names.map((value) => ({ value, label: t[value] }))}
          />
        </div>
      </div>
      <Part key={device} />
    </div>
  );
}

function Pax() {
  const t = useMessages(terminalDevicesMessages);
  const { pax, changePax } = calls.terminalDevices;
  const fieldOf = { "terminal_device.incomplete": missingIn };
  return (
    <PartForm load={pax} call={changePax} rules={rules.changePax} texts={t} fieldOf={fieldOf}>
      {(form) => (
        <Section title={t.pax} explanation={t.network}>
          <RecordFields
            form={form}
            names={["active", ["host", "port"], "timeout_s"]}
            suffixes={{ timeout_s: t.seconds }}
            plain={["port"]}
          />
        </Section>
      )}
    </PartForm>
  );
}

function Amp() {
  const t = useMessages(terminalDevicesMessages);
  const { amp, changeAmp } = calls.terminalDevices;
  const fieldOf = { "terminal_device.incomplete": missingIn };
  return (
    <PartForm load={amp} call={changeAmp} rules={rules.changeAmp} texts={t} fieldOf={fieldOf}>
      {(form) => (
        <Section title={t.amp} explanation={t.network}>
          <RecordFields
            form={form}
            names={["active", ["host", "port"], ["merchant_id", "terminal_serial"], "timeout_s"]}
            suffixes={{ timeout_s: t.seconds }}
            plain={["port"]}
          />
        </Section>
      )}
    </PartForm>
  );
}
