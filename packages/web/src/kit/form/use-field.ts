import type { FieldRule } from "@patron/contract/client";
import { type ReactNode, useEffect } from "react";
import { type FieldPath, type FieldPathValue, type FieldValues, get, useController } from "react-hook-form";
import { useCommonMessages } from "../messages/use-common-messages.ts";
import { type CallForm, ruleOf } from "./use-call-form.ts";
import { violationText } from "./violation-text.ts";

export interface BoundField<V extends FieldValues> {
  form: CallForm<V>;
  name: FieldPath<V>;
  /** Overrides the label of the form's dictionary. */
  label?: ReactNode;
  hint?: ReactNode;
  /** Why the field cannot be changed; replaces the hint. */
  lockedBecause?: string | false | undefined;
  /** The rule of a field in a list, which the contract's rules do not have. */
  rule?: FieldRule;
}

/** Binds one field of a form: value, rule, and error in the user's language. */
export function useField<V extends FieldValues>(props: BoundField<V>) {
  const { form, name, lockedBecause } = props;
  const leaf = leafOf(name);
  const { label = form.texts.fields[leaf], hint = form.texts.hints?.[leaf] } = props;
  const common = useCommonMessages();
  const { shown } = form;
  useEffect(() => {
    shown.add(name);
  }, [shown, name]);
  const rule = props.rule ?? ruleOf(form.rules, name);
  const wasGiven = () => (get(form.control.formState.defaultValues, name) ?? null) !== null;
  const { field, fieldState } = useController({
    control: form.control.control,
    name,
    rules: {
      validate: (value: unknown) => {
        // An empty value that the call does not accept would not be sent, and the stored one would stay.
        const isCleared = value === null && rule.kind === "decimal" && !rule.nullable && wasGiven();
        return isCleared ? common.violations.required("") : (violationText(common, rule, value) ?? true);
      },
    },
  });
  return {
    value: field.value as unknown, // Each field kind narrows it to what it edits.
    // Input that is reverted is no change: an empty text equals an absent one.
    change: (value: unknown) =>
      field.onChange((value === "" && rule.nullable ? null : value) as FieldPathValue<V, FieldPath<V>>), // The value of this kind of field.
    control: { onBlur: field.onBlur, name, disabled: Boolean(lockedBecause) || form.busy },
    label,
    frame: {
      label,
      error: fieldState.error?.message ?? null,
      required: rule.required ?? rule.requiredTrue ?? false,
      hint: lockedBecause || hint,
      disabled: Boolean(lockedBecause),
    },
  };
}

/** The name of a field without its position in an object or a list: `references.0.url` is `url`, `phones.0` is `phones`. */
export function leafOf(path: string): string {
  return path.split(".").findLast((name) => Number.isNaN(Number(name))) ?? path;
}

/** The text that a field shows for a value: null is an empty field. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
