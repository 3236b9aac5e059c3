import { Field } from "@base-ui/react/field";
import type { ComponentProps } from "react";
import { classes } from "#ui/classes.ts";
import { controlStyle } from "./control-style.ts";

export interface TextareaProps
  extends Omit<ComponentProps<"textarea">, "className" | "style" | "value" | "onChange" | "defaultValue"> {
  value: string;
  onChange: (value: string) => void;
}

/** Several lines of text; grows with its content where the browser supports it. */
export function Textarea({ value, onChange, rows = 3, ...rest }: TextareaProps) {
  return (
    <Field.Control
      render={<textarea {...rest} rows={rows} />}
      disabled={rest.disabled}
      value={value}
      onValueChange={(next) => onChange(next)}
      className={classes(
        controlStyle(),
        "cell-start field-sizing-content min-h-20 resize-y px-3 py-2 text-body pointer-coarse:text-section",
      )}
    />
  );
}
