import { Switch as Base } from "@base-ui/react/switch";
import { type ReactNode, useId } from "react";
import { LabelledBox, namedBy } from "./checkbox.tsx";
import { useFieldControl } from "./field-context.ts";

export interface SwitchProps {
  value: boolean;
  onChange: (value: boolean) => void;
  label?: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
  name?: string;
  onBlur?: () => void;
  "aria-label"?: string;
}

/** A setting that takes effect at once. Use a `Checkbox` for what takes effect on saving. */
export function Switch({ value, onChange, label, hint, "aria-label": name, ...rest }: SwitchProps) {
  const id = useId();
  const { attributes, disabled } = useFieldControl(rest);
  const box = (
    <Base.Root
      {...rest}
      {...attributes}
      aria-label={name}
      {...namedBy(id, label, hint)}
      checked={value}
      onCheckedChange={(checked) => onChange(checked)}
      disabled={disabled}
      className="touch-area relative h-5 w-9 shrink-0 rounded-full border border-control bg-sunken transition-colors duration-150 data-checked:border-transparent data-checked:bg-accent data-disabled:opacity-50"
    >
      <Base.Thumb className="block size-4 translate-x-px rounded-full bg-(--border-meaning) transition-[translate,background-color] duration-150 data-checked:translate-x-[17px] data-checked:bg-on-fill rtl:-translate-x-px rtl:data-checked:-translate-x-[17px]" />
    </Base.Root>
  );
  if (!label) return box;
  return <LabelledBox box={box} label={label} hint={hint} id={id} disabled={disabled} />;
}
