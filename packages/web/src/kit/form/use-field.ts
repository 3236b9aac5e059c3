import { type FieldRule, faultOf } from "@patron/contract/client";
import type { ReactNode } from "react";
import { type FieldPath, type FieldPathValue, type FieldValues, useController } from "react-hook-form";
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

/** What a field of text shows of a record: null there is an empty field. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
