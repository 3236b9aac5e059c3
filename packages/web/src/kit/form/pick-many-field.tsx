import type { FieldValues } from "react-hook-form";
import { Field } from "#ui/fields/field.tsx";
import { MultiSelect } from "#ui/fields/multi-select.tsx";
import type { Option } from "#ui/fields/option.tsx";
import { type BoundField, useField } from "./use-field.ts";

/** Several of many choices, kept as the list of their codes. A code whose choice is not loaded yet goes by itself. */
export function PickManyField<V extends FieldValues>(
  props: BoundField<V> & { options: readonly Option[]; loading?: boolean; placeholder?: string },
) {
  const { value, change, control, frame } = useField(props);
  const { options, loading = false, placeholder } = props;
  const codes = Array.isArray(value) ? (value as string[]) : []; // The record keeps a list of codes here.
  const chosen = codes.map((code) => options.find((one) => one.value === code) ?? { value: code, label: code });
  return (
    <Field {...frame}>
      <MultiSelect
        {...control}
        options={options}
        loading={loading}
        value={loading ? [] : chosen}
        {...(placeholder === undefined ? {} : { placeholder })}
        onChange={(next) => change(next.map((one) => one.value))}
      />
    </Field>
  );
}
