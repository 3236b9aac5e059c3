import { Checkbox as Base } from "@base-ui/react/checkbox";
import Check from "lucide-react/icons/check";
import Minus from "lucide-react/icons/minus";
import { type ReactNode, useId } from "react";
import { useFieldControl } from "./field-context.ts";

export interface CheckboxProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
  /** The values of a ticked and an empty box, if not true and false. */
  whenTrue?: Value;
  whenFalse?: Value;
  label?: ReactNode;
  hint?: ReactNode;
  /** Whether only some of the items it controls are ticked. */
  mixed?: boolean;
  disabled?: boolean;
  required?: boolean;
  name?: string;
  onBlur?: () => void;
  "aria-label"?: string;
}

/** A checkbox, with its own values where the call uses others than true and false. */
export function Checkbox<Value = boolean>(props: CheckboxProps<Value>) {
  const { value, onChange, label, hint, mixed, "aria-label": name, ...rest } = props;
  const id = useId();
  const { attributes, disabled } = useFieldControl(props);
  // Without own values the type parameter is boolean.
  const { whenTrue = true as Value, whenFalse = false as Value, ...root } = rest;
  const box = (
    <Base.Root
      {...root}
      {...attributes}
      aria-label={name}
      {...namedBy(id, label, hint)}
      checked={value === whenTrue}
      indeterminate={mixed}
      disabled={disabled}
      onCheckedChange={(checked) => onChange(checked ? whenTrue : whenFalse)}
      className={checkboxFace}
    >
      <Base.Indicator className="grid place-items-center">
        {mixed ? <Minus aria-hidden className="size-3.5" /> : <Check aria-hidden className="size-3.5" />}
      </Base.Indicator>
    </Base.Root>
  );
  if (!label) return box;
  return <LabelledBox box={box} label={label} hint={hint} id={id} disabled={disabled} />;
}

/** Names a control by its own label; otherwise every control in a group would get the name of the first. */
export function namedBy(id: string, label: ReactNode, hint: ReactNode) {
  return {
    ...(label ? { "aria-labelledby": `${id}-label` } : {}),
    ...(hint ? { "aria-describedby": `${id}-hint` } : {}),
  };
}

/** The look of a box; `data-checked` marks it as ticked. */
export const checkboxFace =
  "touch-area grid size-4.5 shrink-0 place-items-center rounded-small border border-control bg-surface text-on-fill transition-colors duration-150 data-checked:border-transparent data-checked:bg-accent data-indeterminate:border-transparent data-indeterminate:bg-accent data-invalid:border-danger data-disabled:opacity-50";

/** A small control with its label beside it; pressing the label presses the control. */
export function LabelledBox(props: {
  box: ReactNode;
  label: ReactNode;
  hint?: ReactNode;
  /** As in `namedBy`. */
  id: string;
  disabled?: boolean;
}) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is passed as `box`.
    <label className="flex w-fit items-start gap-2.5 py-0.5 data-disabled:opacity-60 pointer-coarse:py-3">
      <span className="grid h-5 place-items-center">{props.box}</span>
      <span className="min-w-0">
        <span id={`${props.id}-label`} className={props.disabled ? "text-body text-muted" : "text-body text-default"}>
          {props.label}
        </span>
        {props.hint && (
          <span id={`${props.id}-hint`} className="cell-start block text-table text-muted">
            {props.hint}
          </span>
        )}
      </span>
    </label>
  );
}
