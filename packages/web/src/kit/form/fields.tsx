import { type FieldRule, faultOf } from "@patron/contract/client";
import type { ReactNode } from "react";
import { type FieldPath, type FieldPathValue, type FieldValues, useController } from "react-hook-form";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { NumberField as NumberInput } from "#ui/number-field.tsx";
import type { Option } from "#ui/option.tsx";
import { PasswordField as PasswordInput } from "#ui/password-field.tsx";
import { PhoneField as PhoneInput } from "#ui/phone-field.tsx";
import { Select } from "#ui/select.tsx";
import { Switch } from "#ui/switch.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { useKitWords } from "../words/use-words.ts";
import { type CallForm, ruleOf } from "./use-call-form.ts";

export interface BoundField<V extends FieldValues> {
  form: CallForm<V>;
  name: FieldPath<V>;
  label: ReactNode;
  hint?: ReactNode;
  /** Why the field cannot be changed; it stands in place of the hint. */
  lockedBecause?: string | false | undefined;
}

/** Binds one field of a form: value, rule, fault in the reader's words. */
export function useField<V extends FieldValues>({ form, name, hint, lockedBecause }: Omit<BoundField<V>, "label">) {
  const words = useKitWords();
  const rule = ruleOf(form.rules, name);
  const { field, fieldState } = useController({
    control: form.control.control,
    name,
    rules: {
      validate: (value: unknown) => {
        const fault = faultOf(rule, value);
        return fault === undefined || words.faults[fault](limitOf(rule, fault));
      },
    },
  });
  return {
    value: field.value as unknown, // Each field kind narrows it to what it edits.
    change: (value: unknown) => field.onChange(value as FieldPathValue<V, FieldPath<V>>), // The kind's own value.
    control: { onBlur: field.onBlur, name, disabled: Boolean(lockedBecause) || form.busy },
    frame: {
      error: fieldState.error?.message ?? null,
      required: rule.required ?? rule.requiredTrue ?? false,
      hint: lockedBecause || hint,
      disabled: Boolean(lockedBecause),
    },
  };
}

function limitOf(rule: FieldRule, fault: keyof FieldRule | "decimal" | "email" | "required"): string {
  const limit = rule[fault as keyof FieldRule]; // Faults without a limit have none in the rule either.
  return typeof limit === "number" ? String(limit) : "";
}

type TextInputProps = Pick<
  Parameters<typeof Input>[0],
  "type" | "autoComplete" | "placeholder" | "autoFocus" | "inputMode"
>;

/** One line of text. Null in the record is an empty field and stays null. */
export function TextField<V extends FieldValues>(props: BoundField<V> & TextInputProps) {
  const { form: _, name: __, label, hint: ___, lockedBecause: ____, ...input } = props;
  const { value, change, control, frame } = useField(props);
  return (
    <Field label={label} {...frame}>
      <Input {...input} {...control} value={textOf(value)} onChange={change} />
    </Field>
  );
}

/** Several lines of text. */
export function TextAreaField<V extends FieldValues>(props: BoundField<V> & { rows?: number }) {
  const { value, change, control, frame } = useField(props);
  return (
    <Field label={props.label} {...frame}>
      <Textarea {...control} rows={props.rows} value={textOf(value)} onChange={change} />
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
    <Field label={props.label} {...frame}>
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

/** A decimal string; null when it is empty. */
export function DecimalField<V extends FieldValues>(
  props: BoundField<V> & { digits: number; negative?: boolean; suffix?: ReactNode },
) {
  const { value, change, control, frame } = useField(props);
  const { digits, negative, suffix } = props;
  return (
    <Field label={props.label} {...frame}>
      <NumberInput
        {...control}
        digits={digits}
        {...(negative === undefined ? {} : { negative })}
        suffix={suffix}
        value={typeof value === "string" ? value : null}
        onChange={change}
      />
    </Field>
  );
}

/** A whole number; null when it is empty. */
export function WholeField<V extends FieldValues>(props: BoundField<V> & { suffix?: ReactNode }) {
  const { value, change, control, frame } = useField(props);
  return (
    <Field label={props.label} {...frame}>
      <NumberInput
        {...control}
        digits={0}
        suffix={props.suffix}
        value={typeof value === "number" ? String(value) : null}
        onChange={(text) => change(text === null ? null : Number(text))}
      />
    </Field>
  );
}

/** A telephone number with its country's prefix. */
export function PhoneField<V extends FieldValues>(props: BoundField<V>) {
  const { value, change, control, frame } = useField(props);
  return (
    <Field label={props.label} {...frame}>
      <PhoneInput {...control} value={typeof value === "string" && value !== "" ? value : null} onChange={change} />
    </Field>
  );
}

/** One of a few known choices. */
export function SelectField<V extends FieldValues>(props: BoundField<V> & { options: readonly Option[] }) {
  const { value, change, control, frame } = useField(props);
  return (
    <Field label={props.label} {...frame}>
      <Select {...control} options={props.options} value={typeof value === "string" ? value : null} onChange={change} />
    </Field>
  );
}

/** On or off at once. */
export function SwitchField<V extends FieldValues>(props: BoundField<V>) {
  const { value, change, control, frame } = useField(props);
  return (
    <Switch
      {...control}
      value={value === true}
      onChange={change}
      label={props.label}
      hint={frame.error ?? frame.hint}
    />
  );
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
