import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { type BoundField, useField } from "#kit/form/use-field.ts";
import { Field } from "#ui/fields/field.tsx";
import { Input } from "#ui/fields/input.tsx";

/** Tags as one text with commas between them; the text stays as it was typed while it says the same. */
export function TagsField<V extends FieldValues>(props: BoundField<V>) {
  const { value, change, control, frame } = useField(props);
  const tags = (value as readonly string[]).join(", "); // The field holds tags.
  const [typed, setTyped] = useState(tags);
  return (
    <Field {...frame}>
      <Input
        {...control}
        value={tagsIn(typed).join(", ") === tags ? typed : tags}
        onChange={(text) => {
          setTyped(text);
          change(tagsIn(text));
        }}
      />
    </Field>
  );
}

function tagsIn(text: string): string[] {
  return text
    .split(",")
    .map((tag) => tag.trim())
    .filter(Boolean);
}
