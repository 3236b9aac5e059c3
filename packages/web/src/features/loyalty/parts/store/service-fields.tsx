import { RecordFields } from "#kit/form/record-fields.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { GoodsField } from "#kit/goods/goods-fields.tsx";
import { useMessages } from "#kit/messages.ts";
import { Section } from "#ui/layout/section.tsx";
import { serviceMessages } from "../../messages.ts";
import type { ServiceValues } from "./service-form.ts";

/** Every field of an additional service, in sections. */
export function ServiceFields({ form, loyaltyId }: { form: CallForm<ServiceValues>; loyaltyId: string }) {
  const t = useMessages(serviceMessages);
  return (
    <>
      <Section title={t.general} explanation={t.generalHint}>
        <RecordFields form={form} names={["title", "public_title", "public_description"]} />
        <GoodsField form={form} name="goods_id" loyaltyId={loyaltyId} />
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
