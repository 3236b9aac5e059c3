import { RULE_MEASURES } from "@patron/contract/enums";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useFieldArray, useWatch } from "react-hook-form";
import { DecimalField, SelectField } from "#kit/form/fields.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { useMessages } from "#kit/messages.ts";
import { choices } from "#kit/options.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { FieldRow } from "#ui/layout/section.tsx";
import { ruleMessages } from "../../messages.ts";
import { useCounted } from "./use-counted.ts";
import type { RulePart } from "./values.ts";
import { isPercent } from "./values.ts";

/** What the value depends on, and its tiers. */
export function GrowFields({ form }: Pick<RulePart, "form">) {
  const t = useMessages(ruleMessages);
  const measures = choices(
    RULE_MEASURES.filter((one) => one !== "none"),
    t.values.depends_on,
  );
  return (
    <>
      <FieldRow>
        <SelectField form={form} name="depends_on" options={measures} />
        <RecordFields form={form} names={["period"]} />
      </FieldRow>
      <Tiers form={form} />
    </>
  );
}

function Tiers({ form }: Pick<RulePart, "form">) {
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
              lockedBecause={index === 0 && t.firstTier}
            />
            <DecimalField
              form={form}
              name={`thresholds.${index}.value`}
              label={isPercent(action) ? t.percent : t.amount}
              digits={counted.digits}
              suffix={counted.suffix}
            />
          </div>
          {index > 0 && <IconButton icon={Trash2} label={t.removeTier} onClick={() => rows.remove(index)} />}
        </div>
      ))}
      <div>
        <Button icon={Plus} onClick={() => rows.append({ from: null, value: null })}>
          {t.addTier}
        </Button>
      </div>
    </div>
  );
}
