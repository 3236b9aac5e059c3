import { RecordFields } from "#kit/form/record-fields.tsx";
import { PickField } from "#kit/form/region-fields.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { Section } from "#ui/layout/section.tsx";
import { serviceMessages } from "../../messages.ts";
import { useGoodsOptions } from "../use-goods-options.ts";
import type { ServiceValues } from "./service-form.ts";

/** Every field of an additional service, in sections. */
export function ServiceFields({ form, loyaltyId }: { form: CallForm<ServiceValues>; loyaltyId: string }) {
  const t = useMessages(serviceMessages);
  const { goods } = useGoodsOptions(loyaltyId);
  return (
    <>
      <Section title={t.general} explanation={t.generalHint}>
        <RecordFields form={form} names={["title", "public_title", "public_description"]} />
        <PickField form={form} name="goods_id" options={goods} />
      </Section>
      <Section title={t.order} explanation={t.orderHint}>
        <RecordFields form={form} names={["required", "multiple", "sort_order"]} />
      </Section>
      <Section title={t.status} explanation={t.statusHint}>
        <RecordFields form={form} names={["active"]} />
      </Section>
    </>
  );
}
