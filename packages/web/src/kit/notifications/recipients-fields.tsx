import { NOTIFICATION_CHANNELS, type NotificationEvent } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { type FieldValues, useWatch } from "react-hook-form";
import { useCall } from "#kit/call/use-call.ts";
import { ListTextField } from "#kit/form/list-text-field.tsx";
import { ManyField } from "#kit/form/picker-fields.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { choices, useOptions } from "#kit/options.ts";
import { Section } from "#ui/layout/section.tsx";
import { recipientsMessages } from "./messages.ts";

interface RecipientsProps<V extends FieldValues> {
  form: CallForm<V>;
  /** The events in the order of the form's list `events`. */
  events: readonly { event: NotificationEvent }[];
  /** Whether owners see everything in the app. */
  ownersToo: boolean;
}

/** Who hears of each event, and by which channel. */
export function RecipientsFields<V extends FieldValues>({ form, events, ownersToo }: RecipientsProps<V>) {
  const t = useMessages(recipientsMessages);
  return events.map(({ event }, index) => (
    <Section key={event} title={t.values.event[event]} explanation={t.eventHints[event]}>
      <Recipients form={form as unknown as CallForm<FieldValues>} index={index} ownersToo={ownersToo} />
    </Section>
  )); // Its fields only read values.
}

function Recipients({ form, index, ownersToo }: { form: CallForm<FieldValues>; index: number; ownersToo: boolean }) {
  const t = useMessages(recipientsMessages);
  const staff = useOptions("staff");
  const server = useCall(calls.platform.params, {}).data;
  const at = (name: string) => `events.${index}.${name}`;
  const channels = (useWatch({ control: form.control.control, name: at("channels") }) ?? []) as readonly string[]; // The field holds codes.
  const withoutSms = server?.sms_configured === false && channels.includes("sms");
  return (
    <>
      <ManyField
        form={form}
        name={at("channels")}
        options={choices(NOTIFICATION_CHANNELS, t.values.channels)}
        hint={withoutSms ? t.smsOff : channels.length === 0 ? t.hints.channels : undefined}
      />
      {channels.includes("app") && (
        <ManyField form={form} name={at("staff_ids")} {...staff} hint={ownersToo ? t.ownersToo : t.seenBy} />
      )}
      {channels.includes("email") && (
        <ListTextField form={form} name={at("emails")} separator=", " itemsIn={itemsIn} hint={t.hints.emails} />
      )}
      {channels.includes("sms") && (
        <ListTextField form={form} name={at("phones")} separator=", " itemsIn={itemsIn} hint={t.hints.phones} />
      )}
    </>
  );
}

const itemsIn = (text: string) =>
  text
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
