import { calls } from "@patron/contract/routes";
import { useCall } from "#kit/call/use-call.ts";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { PickField } from "#kit/form/region-fields.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { FieldRow, Section } from "#ui/layout/section.tsx";
import { goodsMessages } from "../messages.ts";
import { type CategoryValues, EntryFields } from "./entry-fields.tsx";
import { inTreeOrder } from "./use-categories.ts";

interface CategoryFieldsProps {
  form: CallForm<CategoryValues>;
  loyaltyId: string;
  /** The category itself; it cannot be its own parent, and neither can its children. */
  own?: string;
}

/** Every field of a category. */
export function CategoryFields({ form, loyaltyId, own }: CategoryFieldsProps) {
  const t = useMessages(goodsMessages);
  const requested = { path: { loyaltyId } };
  const { data } = useCall(calls.goods.categories, requested, { enabled: loyaltyId !== "" });
  const tree = inTreeOrder(data?.items ?? []);
  const options = tree.filter((one) => !stands(one.id)).map(({ id, path }) => ({ value: id, label: path }));
  function stands(id: string): boolean {
    if (id === own) return true;
    const above = tree.find((one) => one.id === id)?.parent_id;
    return above ? stands(above) : false;
  }
  return (
    <>
      <Section title={t.general} explanation={t.categoryHint}>
        <RecordFields form={form} names={["title"]} />
        <FieldRow>
          <PickField form={form} name="parent_id" options={options} loading={!data} />
          <RecordFields form={form} names={["code"]} />
        </FieldRow>
        <RecordFields form={form} names={["public_title", "public_description"]} />
      </Section>
      <EntryFields form={form} />
      <Section title={t.shown} explanation={t.shownHint}>
        <RecordFields form={form} names={["active", "show_in_terminal", "show_in_store"]} />
      </Section>
    </>
  );
}
