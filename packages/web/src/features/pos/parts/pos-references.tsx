import type { pos } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { REFERENCE_TYPES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/pos";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useMemo } from "react";
import { useFieldArray } from "react-hook-form";
import { useCall } from "#kit/call/use-call.ts";
import { SelectField } from "#kit/form/fields.tsx";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { TextField } from "#kit/form/text-fields.tsx";
import { type CallForm, useCallForm } from "#kit/form/use-call-form.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Section } from "#ui/layout/section.tsx";
import { SkeletonForm } from "#ui/skeleton.tsx";
import { posMessages } from "../messages.ts";

type Answer = ReplyOf<typeof pos.references>;
interface Values {
  references: { type: Answer["references"][number]["type"]; url: string; title: string }[];
}

/** Links shown with a point of sale; the whole list is saved at once. */
export function PosReferences({ pos: one }: { pos: ReplyOf<typeof pos.get> }) {
  const path = { posId: one.id };
  const { data, error, refetch } = useCall(calls.pos.references, { path });
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  return data ? <ReferencesForm path={path} answer={data} /> : <SkeletonForm fields={3} />;
}

function ReferencesForm({ path, answer }: { path: { posId: string }; answer: Answer }) {
  const t = useMessages(posMessages);
  const values = useMemo<Values>(
    () => ({ references: answer.references.map(({ type, url, title = "" }) => ({ type, url, title })) }),
    [answer],
  );
  const form = useCallForm(calls.pos.changeReferences, {
    values,
    version: answer.version,
    rules: rules.changeReferences,
    request: ({ references }) => ({
      path,
      body: { references: references.map(({ type, url, title }) => ({ type, url, ...(title ? { title } : {}) })) },
    }),
    onDone: () => {},
  });
  const rows = useFieldArray({ control: form.control.control, name: "references" });
  return (
    <FormScreen form={form}>
      <Section title={t.references} explanation={t.referencesHint}>
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
      <SelectField
        form={form}
        name={`references.${index}.type`}
        label={t.referenceType}
        options={REFERENCE_TYPES.map((value) => ({ value, label: t.referenceTypes[value] }))}
      />
      <div className="col-start-1 sm:col-start-auto">
        <TextField form={form} name={`references.${index}.url`} label={t.referenceUrl} type="url" inputMode="url" />
      </div>
      <div className="col-start-1 sm:col-start-auto">
        <TextField form={form} name={`references.${index}.title`} label={t.referenceTitle} />
      </div>
      <span className="col-start-2 row-start-1 pt-6.5 sm:col-start-auto sm:row-start-auto">
        <IconButton icon={Trash2} label={t.removeReference} onClick={onRemove} />
      </span>
    </div>
  );
}
