import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { Field } from "#ui/fields/field.tsx";
import { NumberField as NumberInput } from "#ui/fields/number-field.tsx";
import type { Option } from "#ui/fields/option.tsx";
import { Select } from "#ui/fields/select.tsx";
import { Switch } from "#ui/fields/switch.tsx";
import { Textarea } from "#ui/fields/textarea.tsx";
import { type BoundField, textOf, useField } from "./use-field.ts";

/** Several lines of text. */
export function TextAreaField<V extends FieldValues>(props: BoundField<V> & { rows?: number }) {
  const { value, change, control, frame } = useField(props);
  return (
    <Field {...frame}>
      <Textarea {...control} rows={props.rows} value={textOf(value)} onChange={change} />
    </Field>
  );
}

/** A decimal string; null when it is empty. */
export function DecimalField<V extends FieldValues>(
  props: BoundField<V> & { digits: number; wholeDigits?: number; negative?: boolean; suffix?: ReactNode },
) {
  const { value, change, control, frame } = useField(props);
  const { digits, wholeDigits, negative, suffix } = props;
  return (
    <Field {...frame}>
      <NumberInput
        {...control}
        digits={digits}
        {...(wholeDigits === undefined ? {} : { wholeDigits })}
        {...(negative === undefined ? {} : { negative })}
        suffix={suffix}
        value={typeof value === "string" && value !== "" ? value : null}
        onChange={change}
      />
    </Field>
  );
}

/** A whole number; null when it is empty. */
export function WholeField<V extends FieldValues>(props: BoundField<V> & { suffix?: ReactNode; plain?: boolean }) {
  const { value, change, control, frame } = useField(props);
  return (
    <Field {...frame}>
      <NumberInput
        {...control}
        digits={0}
        plain={props.plain ?? false}
        suffix={props.suffix}
        value={typeof value === "number" ? String(value) : null}
        onChange={(text) => change(text === null ? null : Number(text))}
      />
    </Field>
  );
}

/** The option for null in a list of choices. */
const nothing = "nothing";

/** One of a few known choices, or null if `none` has a label. */
export function SelectField<V extends FieldValues>(
  props: BoundField<V> & { options: readonly Option[]; none?: string },
) {
  const { value, change, control, frame } = useField(props);
  const { options, none } = props;
  return (
    <Field {...frame}>
      <Select
        {...control}
        options={none === undefined ? options : [{ value: nothing, label: none }, ...options]}
        value={typeof value === "string" ? value : none === undefined ? null : nothing}
        onChange={(next) => change(next === nothing ? null : next)}
      />
    </Field>
  );
}

/** A setting that is on or off. */
export function SwitchField<V extends FieldValues>(props: BoundField<V>) {
  const { value, change, control, label, frame } = useField(props);
  return (
    <Switch {...control} value={value === true} onChange={change} label={label} hint={frame.error ?? frame.hint} />
  );
}
