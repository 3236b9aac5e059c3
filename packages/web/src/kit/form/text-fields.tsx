import type { FieldValues } from "react-hook-form";
import { Field } from "#ui/fields/field.tsx";
import { Input } from "#ui/fields/input.tsx";
import { PasswordField as PasswordInput } from "#ui/fields/password-field.tsx";
import { type BoundField, textOf, useField } from "./use-field.ts";

// Separate from the other fields, so that the sign-in, the first screen to load, does not include them.

type TextInputProps = Pick<
  Parameters<typeof Input>[0],
  "type" | "autoComplete" | "placeholder" | "autoFocus" | "inputMode"
>;

/** One line of text. Null in the record is an empty field and stays null. */
export function TextField<V extends FieldValues>(props: BoundField<V> & TextInputProps) {
  const { form: _, name: __, label: ___, hint: ____, lockedBecause: _____, ...input } = props;
  const { value, change, control, frame } = useField(props);
  return (
    <Field {...frame}>
      <Input {...input} {...control} value={textOf(value)} onChange={change} />
    </Field>
  );
}

/** A password. */
export function PasswordField<V extends FieldValues>(
  props: BoundField<V> & { autoComplete: "new-password" | "current-password"; strength?: 0 | 1 | 2 | 3 },
) {
  const { value, change, control, frame } = useField(props);
  const strength = props.strength === undefined ? {} : { strength: props.strength };
  return (
    <Field {...frame}>
      <PasswordInput
        {...control}
        {...strength}
        autoComplete={props.autoComplete}
        value={textOf(value)}
        onChange={change}
      />
    </Field>
  );
}
