import { type ComponentType, useMemo } from "react";
import type { FieldValues } from "react-hook-form";
import { DateField } from "#ui/dates/date-field.tsx";
import { TimeField } from "#ui/dates/time-field.tsx";
import { accentSwatches, ColorField as ColorInput } from "#ui/fields/color-field.tsx";
import type { ComboboxProps } from "#ui/fields/combobox.tsx";
import type { ControlProps } from "#ui/fields/control-style.ts";
import { Field } from "#ui/fields/field.tsx";
import { MultiSelect } from "#ui/fields/multi-select.tsx";
import type { Option } from "#ui/fields/option.tsx";
import { PhoneField as PhoneInput } from "#ui/fields/phone-field.tsx";
import { useMessages } from "../messages.ts";
import { formMessages } from "./messages.ts";
import { type BoundField, textOf, useField } from "./use-field.ts";

/** What a field offers. With a search, the server finds the options, and `named` are those that the field may hold; undefined while they load. */
export interface Offered extends Pick<ComboboxProps, "options" | "loading" | "more" | "problem" | "onSearch"> {
  named?: readonly Option[] | undefined;
}

/** Several of many choices, stored as a list of their codes. */
export function ManyField<V extends FieldValues>(props: BoundField<V> & Offered & { placeholder?: string }) {
  const { value, change, control, frame } = useField(props);
  const { options, loading = false, onSearch, placeholder, more, problem } = props;
  const named = onSearch ? props.named : loading ? undefined : options;
  const codes = useMemo(() => (Array.isArray(value) ? (value as string[]) : []), [value]); // The field holds codes.
  // A code that no loaded list contains is shown as it is.
  const all = [...(named ?? []), ...options];
  const chosen = codes.map((code) => all.find((one) => one.value === code) ?? { value: code, label: code });
  return (
    <Field {...frame}>
      <MultiSelect
        {...control}
        // What the field holds has to be shown before it can be changed.
        options={named ? options : []}
        loading={loading || !named}
        {...{ more: more ?? false, problem }}
        {...(onSearch && { onSearch })}
        {...(placeholder === undefined ? {} : { placeholder })}
        value={named ? chosen : []}
        onChange={(next) => change(next.map((one) => one.value))}
      />
    </Field>
  );
}

type Control = ComponentType<ControlProps & { value: string | null; onChange: (value: string | null) => void }>;

/** Wraps a control that edits a text as a field; null when it is empty. */
function over(Control: Control) {
  return <V extends FieldValues>(props: BoundField<V>) => {
    const { value, change, control, frame } = useField(props);
    return (
      <Field {...frame}>
        <Control {...control} value={textOf(value) || null} onChange={change} />
      </Field>
    );
  };
}

/** A calendar day. */
export const DayField = over(DateField);
/** A time of day. */
export const ClockField = over(TimeField);
/** A phone number with its country's prefix. */
export const PhoneField = over(PhoneInput);
/** A colour as `#rrggbb`. */
export const ColorField = over(({ onBlur, disabled, value, onChange }) => {
  const { colours } = useMessages(formMessages);
  const swatches = accentSwatches.map(({ value: colour, name }) => ({ value: colour, label: colours[name] }));
  return <ColorInput onBlur={onBlur} disabled={disabled} swatches={swatches} value={value} onChange={onChange} />;
});
