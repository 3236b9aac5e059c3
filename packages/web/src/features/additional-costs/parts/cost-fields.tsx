import { useWatch } from "react-hook-form";
import { DecimalField, WholeField } from "#kit/form/fields.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { FieldRow, Section } from "#ui/layout/section.tsx";
import { costsMessages } from "../messages.ts";
import type { CostValues } from "./cost-form.ts";

interface CostFieldsProps {
  form: CallForm<CostValues>;
  /** Its kind stays, because a terminal uses it. */
  locked?: boolean;
}

/** Every field of an extra charge, in sections. */
export function CostFields({ form, locked = false }: CostFieldsProps) {
  const t = useMessages(costsMessages);
  const [kind, type] = useWatch({ control: form.control.control, name: ["kind", "type"] });
  const percent = type === "percentage";
  return (
    <>
      <Section title={t.general} explanation={t.generalHint}>
        <RecordFields form={form} names={["title", "code"]} />
      </Section>
      <Section title={t.charge} explanation={t.chargeHint}>
        <RecordFields
          form={form}
          names={[kind === "commission" ? ["kind", "type"] : "kind"]}
          locked={{ kind: locked && t.kindLocked }}
        />
        {kind === "commission" && (
          <FieldRow>
            <DecimalField form={form} name="value" digits={6} suffix={percent ? "%" : t.perUnit} />
            <WholeField form={form} name="precision" hint={percent && t.hints.precision} />
          </FieldRow>
        )}
      </Section>
      <Section title={t.work} explanation={t.workHint}>
        <RecordFields form={form} names={["active"]} />
      </Section>
    </>
  );
}
