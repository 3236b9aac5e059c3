import type { ComponentProps } from "react";
import { useFieldControl } from "./field-context.ts";

interface TextInputProps extends Omit<ComponentProps<"input">, "value" | "onChange" | "defaultValue" | "style"> {
  value: string;
  onChange: (value: string) => void;
}

/** The input of every control with one line of text. */
export function TextInput({ onChange, ...given }: TextInputProps) {
  const { attributes, disabled } = useFieldControl(given);
  return (
    <input
      {...attributes}
      {...given}
      id={attributes.id}
      disabled={disabled}
      data-disabled={disabled ? "" : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
