import { PAYMENT_TYPES } from "@patron/contract/enums";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useMessages } from "#kit/messages.ts";
import { choices, useOptions } from "#kit/options.ts";
import { Button } from "#ui/button.tsx";
import { Combobox } from "#ui/fields/combobox.tsx";
import { Field } from "#ui/fields/field.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { Switch } from "#ui/fields/switch.tsx";
import { PlainIconButton } from "#ui/plain-icon-button.tsx";
import { ruleMessages } from "../../messages.ts";
import { useGoodsOptions } from "../use-goods-options.ts";
import { blankLine, type TryCheck, type TryLine } from "./try-state.ts";
import { type RuleValues, uncategorised, walkIn } from "./values.ts";

const payments = PAYMENT_TYPES.filter((one) => one !== "special-account");

interface TryCheckFieldsProps {
  check: TryCheck;
  onChange: (check: TryCheck) => void;
  loyaltyId: string;
  values: RuleValues;
}

/** The sample check: what is bought, by whom, and how it is paid. */
export function TryCheckFields({ check, onChange, loyaltyId, values }: TryCheckFieldsProps) {
  const t = useMessages(ruleMessages);
  const categories = useOptions("card_category", { loyalty_id: loyaltyId, only_active: true });
  const buyers = [
    { value: uncategorised, label: t.values.audience.uncategorised },
    ...categories.options,
    { value: walkIn, label: t.values.audience.walk_in },
  ];
  const change = (part: Partial<TryCheck>) => onChange({ ...check, ...part });
  const looksBack = values.depends_on !== "none" && values.period !== "check" && check.who !== walkIn;
  return (
    <div className="flex flex-col gap-4">
      <TryLines lines={check.lines} onChange={(lines) => change({ lines })} loyaltyId={loyaltyId} />
      <div className="grid gap-3">
        <Field label={t.buyer}>
          <Select size="sm" options={buyers} value={check.who} onChange={(who) => change({ who })} />
        </Field>
        <Field label={t.fields.payment_type}>
          <Select
            size="sm"
            options={choices(payments, t.values.payment_type)}
            value={check.payment}
            onChange={(payment) => change({ payment })}
          />
        </Field>
      </div>
      {looksBack && (
        <Field label={t.fields.past_measure} hint={t.values.depends_on[values.depends_on]}>
          <NumberField
            size="sm"
            digits={3}
            value={check.pastMeasure}
            onChange={(pastMeasure) => change({ pastMeasure })}
          />
        </Field>
      )}
      <Switch value={check.withRunning} onChange={(withRunning) => change({ withRunning })} label={t.withRunning} />
    </div>
  );
}

interface TryLinesProps {
  lines: readonly TryLine[];
  onChange: (lines: TryLine[]) => void;
  loyaltyId: string;
}

function TryLines({ lines, onChange, loyaltyId }: TryLinesProps) {
  const t = useMessages(ruleMessages);
  const { goods } = useGoodsOptions(loyaltyId);
  const change = (index: number, part: Partial<TryLine>) =>
    onChange(lines.map((line, place) => (place === index ? { ...line, ...part } : line)));
  return (
    <div className="flex flex-col gap-3">
      {lines.map((line, index) => (
        <div
          key={index}
          className="grid grid-cols-[minmax(0,1fr)_5rem_2rem] items-center gap-1.5 [&>:first-child]:col-span-3"
        >
          <Combobox
            size="sm"
            aria-label={t.item(index + 1)}
            placeholder={t.anyItem}
            options={goods}
            value={line.goods}
            onChange={(option) => change(index, { goods: option })}
          />
          <NumberField
            size="sm"
            alignEnd
            aria-label={t.fields.price}
            placeholder={t.fields.price}
            digits={4}
            value={line.price}
            onChange={(price) => change(index, { price })}
          />
          <NumberField
            size="sm"
            alignEnd
            aria-label={t.fields.quantity}
            placeholder="×"
            digits={3}
            value={line.quantity}
            onChange={(quantity) => change(index, { quantity })}
          />
          <PlainIconButton
            icon={Trash2}
            size="sm"
            label={t.removeLine}
            disabled={lines.length === 1}
            onClick={() => onChange(lines.filter((_, place) => place !== index))}
          />
        </div>
      ))}
      <div>
        <Button size="sm" look="quiet" icon={Plus} onClick={() => onChange([...lines, blankLine])}>
          {t.addLine}
        </Button>
      </div>
    </div>
  );
}
