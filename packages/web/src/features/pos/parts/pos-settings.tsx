import type { pos } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/pos";
import { useMemo } from "react";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { PhotoSection } from "#kit/form/photo-section.tsx";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { posMessages } from "../messages.ts";
import { PosFields } from "./pos-fields.tsx";
import { posBody, posValues } from "./pos-values.ts";
import { refusedField } from "./refused.ts";

/** The settings of a point of sale and its photo. */
export function PosSettings({ pos: one }: { pos: ReplyOf<typeof pos.get> }) {
  const t = useMessages(posMessages);
  const path = { posId: one.id };
  const form = useCallForm(calls.pos.change, {
    values: useMemo(() => posValues(one), [one]),
    version: one.version,
    rules: rules.add,
    request: (_, changed) => ({ path, body: posBody(changed, one) }),
    fieldOf: refusedField,
    onDone: () => {},
  });
  return (
    <FormScreen form={form}>
      <PosFields form={form} terminals={one.terminals_count} />
      <PhotoSection
        title={t.photo}
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
