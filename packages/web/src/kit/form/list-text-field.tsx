import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { Field } from "#ui/fields/field.tsx";
import { Input } from "#ui/fields/input.tsx";
import { type BoundField, useField } from "./use-field.ts";

/** A list of texts or numbers edited as one text with a `separator`; the text stays as typed while the list is the same. */
export function ListTextField<V extends FieldValues>(
  props: BoundField<V> & { separator: string; itemsIn: (text: string) => readonly (string | number)[] },
) {
  const { separator, itemsIn } = props;
  const { value, change, control, frame } = useField(props);
  const items = (value as readonly (string | number)[]).join(separator); // The field holds such a list.
  const [typed, setTyped] = useState(items);
  return (
    <Field {...frame}>
      <Input
        {...control}
        value={itemsIn(typed).join(separator) === items ? typed : items}
        onChange={(text) => {
          setTyped(text);
          change(itemsIn(text));
        }}
      />
    </Field>
  );
}
