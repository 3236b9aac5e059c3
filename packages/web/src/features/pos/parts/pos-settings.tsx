import type { pos } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/pos";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { PhotoSection } from "#kit/form/photo-section.tsx";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { useMessages } from "#kit/messages.ts";
import { posMessages } from "../messages.ts";
import { PosFields } from "./pos-fields.tsx";
import { refusedField } from "./refused.ts";

/** The settings of a point of sale and its photo. */
export function PosSettings({ record: one }: { record: ReplyOf<typeof pos.get> }) {
  const t = useMessages(posMessages);
  const path = { posId: one.id };
  const form = useRecordForm(calls.pos.change, {
    ...{ rules: rules.add, texts: t, record: one, path, fieldOf: refusedField },
    values: { loyalty_id: one.loyalty.id },
  });
  return (
    <FormScreen form={form}>
      <PosFields form={form} terminals={one.terminals_count} />
      <PhotoSection
        title={t.fields.photo}
        explanation={t.photoHint}
        alt={t.photoAlt}
        photo={one.photo}
        store={calls.pos.photo}
        remove={calls.pos.removePhoto}
        path={path}
      />
    </FormScreen>
  );
}
