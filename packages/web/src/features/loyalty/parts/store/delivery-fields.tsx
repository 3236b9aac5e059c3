import { useWatch } from "react-hook-form";
import { DecimalField } from "#kit/form/fields.tsx";
import { ManyField } from "#kit/form/picker-fields.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { CurrencyField } from "#kit/form/region-fields.tsx";
import { RowsField } from "#kit/form/rows-field.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { useOptions } from "#kit/options.ts";
import { useSession } from "#kit/session/session.ts";
import { Section } from "#ui/layout/section.tsx";
import { deliveryMessages } from "../../messages.ts";
import type { DeliveryValues } from "./delivery-form.ts";

interface DeliveryFieldsProps {
  form: CallForm<DeliveryValues>;
  loyaltyId: string;
}

/** Every field of a delivery type, in sections. */
export function DeliveryFields({ form, loyaltyId }: DeliveryFieldsProps) {
  const t = useMessages(deliveryMessages);
  const mode = useWatch({ control: form.control.control, name: "address_mode" });
  const points = useOptions("pos", { loyalty_id: loyaltyId });
  return (
    <>
      <Section title={t.general} explanation={t.generalHint}>
        <RecordFields form={form} names={["title", "public_title", "public_comment"]} />
      </Section>
      <Section title={t.ask} explanation={t.askHint}>
        <RecordFields form={form} names={["address_mode"]} />
        {mode === "pos" && <ManyField form={form} name="pos_ids" {...points} />}
        <RecordFields form={form} names={["date_required", "time_required"]} />
      </Section>
      <Prices form={form} />
      <Section title={t.status} explanation={t.statusHint}>
        <RecordFields form={form} names={["active"]} />
      </Section>
    </>
  );
}

function Prices({ form }: Pick<DeliveryFieldsProps, "form">) {
  const t = useMessages(deliveryMessages);
  const currency = useSession()?.business?.currency ?? "";
  const texts = { add: t.addPrice, remove: t.removePrice, none: t.noPrices };
  return (
    <Section title={t.prices} explanation={t.pricesHint}>
      <RowsField form={form} name="price_levels" texts={texts} blank={{ currency, amount_from: "0", price: "" }}>
        {(index, remove) => (
          <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-3 sm:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_auto]">
            <div className="col-span-2 sm:col-span-1">
              <CurrencyField form={form} name={`price_levels.${index}.currency`} />
            </div>
            <div className="col-start-1 sm:col-start-auto">
              <DecimalField form={form} name={`price_levels.${index}.amount_from`} digits={3} />
            </div>
            <DecimalField form={form} name={`price_levels.${index}.price`} digits={3} />
            <span className="col-start-3 row-start-1 pt-6.5 sm:col-start-auto sm:row-start-auto">{remove}</span>
          </div>
        )}
      </RowsField>
    </Section>
  );
}
