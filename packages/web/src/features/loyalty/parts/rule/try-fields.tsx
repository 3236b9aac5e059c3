import { PAYMENT_TYPES } from "@patron/contract/enums";
import { useMessages } from "#kit/messages.ts";
import { choices, useOptions } from "#kit/options.ts";
import { DateField } from "#ui/dates/date-field.tsx";
import { TimeField } from "#ui/dates/time-field.tsx";
import { Field } from "#ui/fields/field.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { Switch } from "#ui/fields/switch.tsx";
import { ruleMessages } from "../../messages.ts";
import { TryLines } from "./try-lines.tsx";
import type { Answer } from "./try-result.tsx";
import type { Sample } from "./try-state.ts";
import { type RuleValues, uncategorised, walkIn } from "./values.ts";

const payments = PAYMENT_TYPES.filter((one) => one !== "special-account");
const anySite = "any";

interface TryFieldsProps {
  sample: Sample;
  onChange: (sample: Sample) => void;
  loyaltyId: string;
  values: RuleValues;
  /** The priced sample; its lines are shown beside their fields. */
  answer: Answer | undefined;
}

/** The sample sale: what is bought, by whom, where and when, and how it is paid. */
export function TryFields({ sample, onChange, loyaltyId, values, answer }: TryFieldsProps) {
  const t = useMessages(ruleMessages);
  const categories = useOptions("card_category", { loyalty_id: loyaltyId, only_active: true });
  const sites = useOptions("pos", { loyalty_id: loyaltyId });
  const customers = [
    { value: walkIn, label: t.anyCustomer },
    { value: uncategorised, label: t.newCustomer },
    ...categories.options,
  ];
  const change = (part: Partial<Sample>) => onChange({ ...sample, ...part });
  const looksBack = values.depends_on !== "none" && values.period !== "check" && sample.customer !== walkIn;
  return (
    <div className="flex flex-col gap-4">
      <TryLines lines={sample.lines} onChange={(lines) => change({ lines })} loyaltyId={loyaltyId} answer={answer} />
      <Field label={t.buyer}>
        <Select size="sm" options={customers} value={sample.customer} onChange={(customer) => change({ customer })} />
      </Field>
      {looksBack && (
        <Field label={t.fields.past_measure} hint={t.values.depends_on[values.depends_on]}>
          <NumberField
            size="sm"
            digits={3}
            value={sample.pastMeasure}
            onChange={(pastMeasure) => change({ pastMeasure })}
          />
        </Field>
      )}
      <Field label={t.site}>
        <Select
          size="sm"
          options={[{ value: anySite, label: t.anySite }, ...sites.options]}
          value={sample.posId ?? anySite}
          onChange={(id) => change({ posId: id === anySite ? null : id })}
        />
      </Field>
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-2">
        <Field label={t.day} hint={t.now}>
          <DateField size="sm" value={sample.day} onChange={(day) => change({ day })} />
        </Field>
        <Field label={t.time}>
          <TimeField size="sm" value={sample.time} onChange={(time) => change({ time })} />
        </Field>
      </div>
      <Field label={t.fields.payment_type}>
        <Select
          size="sm"
          options={choices(payments, t.values.payment_type)}
          value={sample.payment}
          onChange={(payment) => change({ payment })}
        />
      </Field>
      <Switch value={sample.withRunning} onChange={(withRunning) => change({ withRunning })} label={t.withRunning} />
    </div>
  );
}
