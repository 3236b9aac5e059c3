import { calls } from "@patron/contract/routes";
import { useCall } from "#kit/call/use-call.ts";
import { SwitchField } from "#kit/form/fields.tsx";
import { PickField } from "#kit/form/place-fields.tsx";
import { TextField } from "#kit/form/text-fields.tsx";
import { TextsField } from "#kit/form/texts-field.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { FieldRow, Section } from "#ui/layout/section.tsx";
import { goodsMessages } from "../messages.ts";
import type { CategoryValues } from "./category-values.ts";
import { inTreeOrder } from "./use-categories.ts";

interface CategoryFieldsProps {
  form: CallForm<CategoryValues>;
  loyaltyId: string;
  /** The category itself and what stands under it cannot be above it. */
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
        <TextField form={form} name="title" label={t.name} />
        <FieldRow>
          <PickField
            form={form}
            name="parent_id"
            label={t.parent}
            hint={t.topLevel}
            options={options}
            loading={!data}
          />
          <TextField form={form} name="code" label={t.code} />
        </FieldRow>
        <TextsField form={form} name="public_title" label={t.publicTitle} />
        <TextsField form={form} name="public_description" label={t.publicDescription} rows={3} />
      </Section>
      <Section title={t.shown} explanation={t.shownHint}>
        <SwitchField form={form} name="active" label={t.categoryActive} />
        <SwitchField form={form} name="show_in_terminal" label={t.showInTerminal} />
        <SwitchField form={form} name="show_in_store" label={t.showInStore} />
      </Section>
    </>
  );
}
