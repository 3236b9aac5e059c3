import type { terminals } from "@patron/contract";
import type { BodyOf, ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { useWatch } from "react-hook-form";
import { useCall } from "#kit/call/use-call.ts";
import { DecimalField } from "#kit/form/fields.tsx";
import type { FormValues } from "#kit/form/form-values.ts";
import { PhoneField } from "#kit/form/picker-fields.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { PickField } from "#kit/form/region-fields.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { moneyDigits } from "#kit/money-digits.ts";
import { optionsOf } from "#kit/options.ts";
import { Section } from "#ui/layout/section.tsx";
import { terminalsMessages } from "../messages.ts";

interface FieldsProps {
  form: CallForm<FormValues<BodyOf<typeof terminals.add>>>;
  /** Whether it has sold: its currency cannot change then. */
  hasSold?: boolean;
  /** The price group that it has, by its name. */
  priceGroup?: ReplyOf<typeof terminals.get>["price_group"];
}

/** Every field of a terminal except its credentials. */
export function TerminalFields({ form, hasSold = false, priceGroup = null }: FieldsProps) {
  const t = useMessages(terminalsMessages);
  return (
    <>
      <Section title={t.general} explanation={t.generalHint}>
        <RecordFields form={form} names={["title", ["pos_id", "terminal_type"], "language"]} />
      </Section>
      <Selling {...{ form, hasSold, priceGroup }} />
      <Display form={form} />
      <Section title={t.work} explanation={t.workHint}>
        <PhoneField form={form} name="phone" />
        <RecordFields form={form} names={["staff_auth_required", "active"]} />
      </Section>
    </>
  );
}

function Selling({ form, hasSold, priceGroup }: FieldsProps) {
  const t = useMessages(terminalsMessages);
  const [posId, currency] = useWatch({ control: form.control.control, name: ["pos_id", "currency"] });
  const sites = useCall(calls.embedded.pos, {}).data?.items ?? [];
  const loyaltyId = sites.find(({ id }) => id === posId)?.loyalty_id ?? "";
  const requested = { path: { loyaltyId }, query: /^[A-Z]{3}$/.test(currency ?? "") ? { currency } : {} };
  const groups = useCall(calls.priceGroups.list, requested, { enabled: loyaltyId !== "" }).data;
  return (
    <Section title={t.selling} explanation={t.sellingHint}>
      <RecordFields form={form} names={["currency"]} locked={{ currency: hasSold && t.currencyLocked }} />
      <PickField
        form={form}
        name="price_group_id"
        options={optionsOf(groups?.items ?? (priceGroup ? [priceGroup] : []))}
      />
      <DecimalField form={form} name="line_tolerance" digits={moneyDigits(currency)} suffix={currency} />
    </Section>
  );
}

function Display({ form }: FieldsProps) {
  const t = useMessages(terminalsMessages);
  const on = useWatch({ control: form.control.control, name: "display_active" });
  return (
    <Section title={t.display} explanation={t.displayHint}>
      <RecordFields form={form} names={on ? ["display_active", "display_type"] : ["display_active"]} />
    </Section>
  );
}
