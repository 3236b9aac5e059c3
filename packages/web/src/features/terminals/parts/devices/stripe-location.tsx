import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/terminalDevices";
import { usePathParams } from "#kit/address/address.ts";
import { useAction } from "#kit/call/use-action.ts";
import { useCall } from "#kit/call/use-call.ts";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { PartForm } from "#kit/form/record-form.tsx";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { Section } from "#ui/layout/section.tsx";
import { confirm } from "#ui/overlays/confirm.tsx";
import { terminalDevicesMessages } from "../../messages.ts";
import { missingIn, refusedIn } from "./missing-in.ts";

/** Where the Stripe reader of a till is. */
export function StripeLocation() {
  const t = useMessages(terminalDevicesMessages);
  const { stripeLocation, changeStripeLocation } = calls.terminalDevices;
  return (
    <PartForm
      load={stripeLocation}
      call={changeStripeLocation}
      rules={rules.changeStripeLocation}
      texts={t}
      fieldOf={{ "terminal_device.incomplete": missingIn, "stripe.refused": refusedIn }}
    >
      {(form) => (
        <Section title={t.place} explanation={t.placeHint}>
          <RecordFields form={form} names={["display_name", "line1", ["postal_code", "city"], ["state", "country"]]} />
          <RemoveLocation />
        </Section>
      )}
    </PartForm>
  );
}

function RemoveLocation() {
  const t = useMessages(terminalDevicesMessages);
  const common = useCommonMessages();
  const path = usePathParams<"terminalId">();
  const { data } = useCall(calls.terminalDevices.stripeLocation, { path });
  const removal = useAction(calls.terminalDevices.removeStripeLocation);
  if (!data?.location_id) return null;
  async function remove() {
    const request = {
      title: t.removeTitle,
      message: t.removeMessage,
      confirm: t.remove,
      cancel: common.cancel,
      tone: "danger",
    } as const;
    if (await confirm(request)) removal.run({ path });
  }
  return (
    <div>
      <Button variant="danger" look="quiet" loading={removal.busy} onClick={() => void remove()}>
        {t.remove}
      </Button>
    </div>
  );
}
