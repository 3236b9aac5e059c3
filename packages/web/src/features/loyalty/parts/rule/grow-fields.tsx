import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useFieldArray, useWatch } from "react-hook-form";
import { DecimalField } from "#kit/form/fields.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { FieldRow, Section } from "#ui/layout/section.tsx";
import { ruleMessages } from "../../messages.ts";
import { useCounted } from "./use-counted.ts";
import type { RulePart } from "./values.ts";
import { isPercent } from "./values.ts";

/** What the value grows with, and its steps. */
export function GrowFields({ form, grows }: Pick<RulePart, "form"> & { grows: boolean }) {
  const t = useMessages(ruleMessages);
  return (
    <Section title={t.grows} explanation={t.growsHint}>
      <FieldRow>
        <RecordFields form={form} names={grows ? ["depends_on", "period"] : ["depends_on"]} />
      </FieldRow>
      {grows && <Steps form={form} />}
    </Section>
  );
}

function Steps({ form }: Pick<RulePart, "form">) {
  const t = useMessages(ruleMessages);
  const control = form.control.control;
  const [action, dependsOn] = useWatch({ control, name: ["action_type", "depends_on"] });
  const rows = useFieldArray({ control, name: "thresholds" });
  const counted = useCounted({ form });
  const digits = dependsOn === "visits" ? 0 : dependsOn === "amount" ? 2 : 3;
  return (
    <div className="flex flex-col gap-3">
      {rows.fields.map((row, index) => (
        <div key={row.id} className="flex items-end gap-2">
          <div className="grid min-w-0 flex-1 grid-cols-2 gap-2">
            <DecimalField
              form={form}
              name={`thresholds.${index}.from`}
              digits={digits}
              lockedBecause={index === 0 && t.firstStep}
            />
            <DecimalField
              form={form}
              name={`thresholds.${index}.value`}
              label={isPercent(action) ? t.percent : t.amount}
              digits={counted.digits}
              suffix={counted.suffix}
            />
          </div>
          {index > 0 && <IconButton icon={Trash2} label={t.removeStep} onClick={() => rows.remove(index)} />}
        </div>
      ))}
      <div>
        <Button icon={Plus} onClick={() => rows.append({ from: null, value: null })}>
          {t.addStep}
        </Button>
      </div>
    </div>
  );
}
