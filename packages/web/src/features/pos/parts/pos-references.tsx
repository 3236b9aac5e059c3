import type { pos } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { REFERENCE_TYPES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/pos";
import type { ReactNode } from "react";
import { SelectField } from "#kit/form/fields.tsx";
import type { FormValues } from "#kit/form/form-values.ts";
import { PartForm } from "#kit/form/record-form.tsx";
import { RowsField } from "#kit/form/rows-field.tsx";
import { TextField } from "#kit/form/text-fields.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { choices } from "#kit/options.ts";
import { Section } from "#ui/layout/section.tsx";
import { posMessages } from "../messages.ts";

type Values = FormValues<BodyOf<typeof pos.changeReferences>>;

/** The links of a point of sale; the whole list is saved at once. */
export function PosReferences() {
  const t = useMessages(posMessages);
  const texts = { add: t.addReference, remove: t.removeReference, none: t.noReferences };
  return (
    <PartForm
      load={calls.pos.references}
      call={calls.pos.changeReferences}
      rules={rules.changeReferences}
      texts={t}
      prepare={({ references, version }) => ({
        references: references.map(({ title = "", ...link }) => ({ ...link, title })),
        version,
      })}
      // A link without a title is sent without one.
      body={(_, { references }) => ({
        references: references.map(({ title, ...link }) => (title ? { ...link, title } : link)),
      })}
    >
      {(form) => (
        <Section title={t.fields.references} explanation={t.referencesHint}>
          <RowsField form={form} name="references" texts={texts} blank={{ type: "web", url: "https://", title: "" }}>
            {(index, remove) => <ReferenceRow form={form} index={index} remove={remove} />}
          </RowsField>
        </Section>
      )}
    </PartForm>
  );
}

const pageRule = { kind: "url", required: true } as const;

function ReferenceRow({ form, index, remove }: { form: CallForm<Values>; index: number; remove: ReactNode }) {
  const t = useMessages(posMessages);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 sm:grid-cols-[9rem_minmax(0,1fr)_10rem_auto]">
      <SelectField form={form} name={`references.${index}.type`} options={choices(REFERENCE_TYPES, t.values.type)} />
      <div className="col-start-1 sm:col-start-auto">
        <TextField form={form} name={`references.${index}.url`} type="url" inputMode="url" rule={pageRule} />
      </div>
      <div className="col-start-1 sm:col-start-auto">
        <TextField form={form} name={`references.${index}.title`} />
      </div>
      <span className="col-start-2 row-start-1 pt-6.5 sm:col-start-auto sm:row-start-auto">{remove}</span>
    </div>
  );
}
