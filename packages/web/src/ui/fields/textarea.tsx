import type { ComponentProps } from "react";
import { classes } from "#ui/classes.ts";
import { controlStyle } from "./control-style.ts";
import { useFieldControl } from "./field-context.ts";

export interface TextareaProps
  extends Omit<ComponentProps<"textarea">, "className" | "style" | "value" | "onChange" | "defaultValue"> {
  value: string;
  onChange: (value: string) => void;
}

/** Several lines of text; grows with its content where the browser supports it. */
export function Textarea({ onChange, rows = 3, ...given }: TextareaProps) {
  const { attributes, disabled } = useFieldControl(given);
  return (
    <textarea
      {...attributes}
      {...given}
      id={attributes.id}
      rows={rows}
      disabled={disabled}
      data-disabled={disabled ? "" : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
      className={classes(
        controlStyle(),
        "cell-start field-sizing-content min-h-20 resize-y px-3 py-2 text-body pointer-coarse:text-section",
      )}
    />
  );
}
