import type { goods } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { ITEM_ENTRY_MODES, PRESET_KINDS } from "@patron/contract/enums";
import { useWatch } from "react-hook-form";
import { DecimalField, SelectField } from "#kit/form/fields.tsx";
import type { FormValues } from "#kit/form/form-values.ts";
import { RowsField } from "#kit/form/rows-field.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { choices } from "#kit/options.ts";
import { Section } from "#ui/layout/section.tsx";
import { goodsMessages } from "../messages.ts";

export type CategoryValues = FormValues<BodyOf<typeof goods.addCategory>>;

const most = 12;

/** How tills take the quantity of a category's items. Presets are edited where the setting offers them. */
export function EntryFields({ form }: { form: CallForm<CategoryValues> }) {
  const t = useMessages(goodsMessages);
  const mode = useWatch({ control: form.control.control, name: "item_entry_mode" });
  const texts = { add: t.addPreset, remove: t.removePreset, none: t.noPresets };
  return (
    <Section title={t.entry} explanation={t.entryHint}>
      <SelectField
        form={form}
        name="item_entry_mode"
        none={t.asParent}
        options={choices(ITEM_ENTRY_MODES, t.values.item_entry_mode)}
      />
      {(mode === "without-limits" || mode === "presets-only") && (
        <>
          <RowsField form={form} name="presets" texts={texts} blank={{ by: "quantity", value: "" }} most={most}>
            {(index, remove) => (
              <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)_auto] items-start gap-3">
                <SelectField form={form} name={`presets.${index}.by`} options={choices(PRESET_KINDS, t.values.by)} />
                <DecimalField form={form} name={`presets.${index}.value`} digits={3} />
                <span className="pt-6.5">{remove}</span>
              </div>
            )}
          </RowsField>
          <p className="text-table text-muted">{t.presetsHint}</p>
        </>
      )}
    </Section>
  );
}
