import { useMemo } from "react";
import type { FieldValues } from "react-hook-form";
import { DateField } from "#ui/dates/date-field.tsx";
import { TimeField } from "#ui/dates/time-field.tsx";
import { accentSwatches, ColorField as ColorInput } from "#ui/fields/color-field.tsx";
import { Field } from "#ui/fields/field.tsx";
import { MultiSelect } from "#ui/fields/multi-select.tsx";
import type { Option } from "#ui/fields/option.tsx";
import { type BoundField, useField } from "./use-field.ts";

/** Several of many choices, kept as a list of their codes. */
export function ManyField<V extends FieldValues>(
  props: BoundField<V> & { options: readonly Option[]; loading?: boolean; placeholder?: string },
) {
  const { value, change, control, frame } = useField(props);
  const { options, loading = false, placeholder } = props;
  const codes = useMemo(() => (Array.isArray(value) ? (value as string[]) : []), [value]); // The field holds codes.
  // Before its list is loaded a choice goes by its code.
  const chosen = codes.map((code) => options.find((one) => one.value === code) ?? { value: code, label: code });
  return (
    <Field {...frame}>
      <MultiSelect
        {...control}
        options={options}
        loading={loading}
        {...(placeholder === undefined ? {} : { placeholder })}
        value={chosen}
        onChange={(next) => change(next.map((one) => one.value))}
      />
    </Field>
  );
}

/** A colour as `#rrggbb`; null when none is chosen. */
export function ColorField<V extends FieldValues>(props: BoundField<V>) {
  const { value, change, control, frame } = useField(props);
  const { onBlur, disabled } = control;
  return (
    <Field {...frame}>
      <ColorInput
        onBlur={onBlur}
        disabled={disabled}
        swatches={accentSwatches}
        value={typeof value === "string" && value !== "" ? value : null}
        onChange={change}
      />
    </Field>
  );
}

/** A calendar day; null when it is empty. */
export function DayField<V extends FieldValues>(props: BoundField<V>) {
  const { value, change, control, frame } = useField(props);
  return (
    <Field {...frame}>
      <DateField {...control} value={typeof value === "string" && value !== "" ? value : null} onChange={change} />
    </Field>
  );
}

/** A time of day; null when it is empty. */
export function ClockField<V extends FieldValues>(props: BoundField<V>) {
  const { value, change, control, frame } = useField(props);
  return (
    <Field {...frame}>
      <TimeField {...control} value={typeof value === "string" && value !== "" ? value : null} onChange={change} />
    </Field>
  );
}
