import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { type BoundField, useField } from "#kit/form/use-field.ts";
import { Field } from "#ui/fields/field.tsx";
import { Input } from "#ui/fields/input.tsx";

/** Amounts as one text; it stays as it was typed while it says the same. */
export function PresetsField<V extends FieldValues>(props: BoundField<V>) {
  const { value, change, control, frame } = useField(props);
  const amounts = (value as readonly string[]).join("; "); // The field holds amounts.
  const [typed, setTyped] = useState(amounts);
  return (
    <Field {...frame}>
      <Input
        {...control}
        value={amountsIn(typed).join("; ") === amounts ? typed : amounts}
        onChange={(text) => {
          setTyped(text);
          change(amountsIn(text));
        }}
      />
    </Field>
  );
}

function amountsIn(text: string): string[] {
  return text
    .split(/[;\s]+/)
    .map((amount) => amount.replace(",", "."))
    .filter(Boolean);
}
