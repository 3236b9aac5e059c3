import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { GoodsCombobox } from "#kit/goods/goods-fields.tsx";
import { labelled } from "#kit/labelled.ts";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Field } from "#ui/fields/field.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";
import { PlainIconButton } from "#ui/plain-icon-button.tsx";
import { ruleMessages } from "../../messages.ts";
import { type Answer, useLineResult } from "./try-result.tsx";
import { blankLine, isComplete, type SampleLine } from "./try-state.ts";

interface TryLinesProps {
  lines: readonly SampleLine[];
  onChange: (lines: SampleLine[]) => void;
  loyaltyId: string;
  answer: Answer | undefined;
}

/** The items of the sample, each with the rule's effect. */
export function TryLines({ lines, onChange, loyaltyId, answer }: TryLinesProps) {
  const t = useMessages(ruleMessages);
  const change = (index: number, part: Partial<SampleLine>) =>
    onChange(lines.map((line, at) => (at === index ? { ...line, ...part } : line)));
  return (
    <div className="flex flex-col gap-3">
      {lines.map((line, index) => (
        <TryLine
          key={index}
          line={line}
          name={t.item(index + 1)}
          loyaltyId={loyaltyId}
          onChange={(part) => change(index, part)}
          onRemove={lines.length > 1 ? () => onChange(lines.filter((_, at) => at !== index)) : undefined}
          // Incomplete lines are not part of the priced sample.
          position={lines.slice(0, index).filter(isComplete).length}
          answer={isComplete(line) ? answer : undefined}
        />
      ))}
      <div>
        <Button size="sm" look="quiet" icon={Plus} onClick={() => onChange([...lines, blankLine])}>
          {t.addLine}
        </Button>
      </div>
    </div>
  );
}

interface TryLineProps {
  line: SampleLine;
  name: string;
  loyaltyId: string;
  onChange: (part: Partial<SampleLine>) => void;
  onRemove: (() => void) | undefined;
  position: number;
  answer: Answer | undefined;
}

function TryLine({ line, name, loyaltyId, onChange, onRemove, position, answer }: TryLineProps) {
  const t = useMessages(ruleMessages);
  const result = useLineResult()(answer, position);
  return (
    <fieldset className="flex min-w-0 flex-col gap-2 rounded-control border border-default p-2.5">
      <legend className="sr-only">{name}</legend>
      <div className="flex items-end gap-1.5">
        <div className="min-w-0 flex-1">
          <Field label={name}>
            <GoodsCombobox
              size="sm"
              placeholder={t.anyItem}
              loyaltyId={loyaltyId}
              value={line.goods}
              onChange={(option) => onChange({ goods: option })}
            />
          </Field>
        </div>
        {onRemove && (
          <PlainIconButton icon={Trash2} size="sm" label={labelled(t.removeLine, name)} onClick={onRemove} />
        )}
      </div>
      <div className="grid grid-cols-2 gap-2">
        <Field label={t.fields.price}>
          <NumberField size="sm" alignEnd digits={4} value={line.price} onChange={(price) => onChange({ price })} />
        </Field>
        <Field label={t.fields.quantity}>
          <NumberField
            size="sm"
            alignEnd
            digits={3}
            value={line.quantity}
            onChange={(quantity) => onChange({ quantity })}
          />
        </Field>
      </div>
      {result && (
        <p className={classes("text-table", result.applied ? "font-medium text-success" : "text-muted")}>
          {result.text}
        </p>
      )}
    </fieldset>
  );
}
