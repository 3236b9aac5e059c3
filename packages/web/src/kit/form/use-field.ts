import type { ReactNode } from "react";
import { type FieldPath, type FieldPathValue, type FieldValues, useController } from "react-hook-form";
import { useCommonMessages } from "../messages/use-common-messages.ts";
import { faultText } from "./fault-text.ts";
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
  const common = useCommonMessages();
  const rule = ruleOf(form.rules, name);
  const { field, fieldState } = useController({
    control: form.control.control,
    name,
    rules: {
      validate: (value: unknown) => faultText(common, rule, value) ?? true,
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

/** What a field of text shows of a record: null there is an empty field. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
