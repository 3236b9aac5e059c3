import type { pos } from "@patron/contract";
import type { BodyOf, ReplyOf } from "@patron/contract/client";
import { REFERENCE_TYPES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/pos";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useFieldArray } from "react-hook-form";
import { useCall } from "#kit/call/use-call.ts";
import { SelectField } from "#kit/form/fields.tsx";
import { FormScreen } from "#kit/form/form-screen.tsx";
import type { FormValues } from "#kit/form/form-values.ts";
import { TextField } from "#kit/form/text-fields.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { choices } from "#kit/options.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Section } from "#ui/layout/section.tsx";
import { posMessages } from "../messages.ts";

type Answer = ReplyOf<typeof pos.references>;
type Values = FormValues<BodyOf<typeof pos.changeReferences>>;

/** Links shown with a point of sale; the whole list is saved at once. */
export function PosReferences({ record: one }: { record: ReplyOf<typeof pos.get> }) {
  const path = { posId: one.id };
  return (
    <Loaded of={useCall(calls.pos.references, { path })} fields={3}>
      {(answer) => <ReferencesForm path={path} answer={answer} />}
    </Loaded>
  );
}

function ReferencesForm({ path, answer }: { path: { posId: string }; answer: Answer }) {
  const t = useMessages(posMessages);
  const form = useRecordForm(calls.pos.changeReferences, {
    ...{ rules: rules.changeReferences, texts: t, record: answer, path },
    // A link without a name of its own has none.
    body: (_, { references }) => ({
      references: references.map(({ title, ...link }) => (title ? { ...link, title } : link)),
    }),
  });
  const rows = useFieldArray({ control: form.control.control, name: "references" });
  return (
    <FormScreen form={form}>
      <Section title={t.fields.references} explanation={t.referencesHint}>
        {rows.fields.length === 0 && <p className="text-body text-muted">{t.noReferences}</p>}
        {rows.fields.map((row, index) => (
          <ReferenceRow key={row.id} form={form} index={index} onRemove={() => rows.remove(index)} />
        ))}
        <div>
          <Button icon={Plus} onClick={() => rows.append({ type: "web", url: "https://", title: "" })}>
            {t.addReference}
          </Button>
        </div>
      </Section>
    </FormScreen>
  );
}

function ReferenceRow({ form, index, onRemove }: { form: CallForm<Values>; index: number; onRemove: () => void }) {
  const t = useMessages(posMessages);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 sm:grid-cols-[9rem_minmax(0,1fr)_10rem_auto]">
      <SelectField form={form} name={`references.${index}.type`} options={choices(REFERENCE_TYPES, t.values.type)} />
      <div className="col-start-1 sm:col-start-auto">
        <TextField form={form} name={`references.${index}.url`} type="url" inputMode="url" />
      </div>
      <div className="col-start-1 sm:col-start-auto">
        <TextField form={form} name={`references.${index}.title`} />
      </div>
      <span className="col-start-2 row-start-1 pt-6.5 sm:col-start-auto sm:row-start-auto">
        <IconButton icon={Trash2} label={t.removeReference} onClick={onRemove} />
      </span>
    </div>
  );
}
