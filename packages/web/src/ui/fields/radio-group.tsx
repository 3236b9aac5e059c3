import { Radio } from "@base-ui/react/radio";
import { RadioGroup as Base } from "@base-ui/react/radio-group";
import { useContext, useId } from "react";
import { LabelledBox, namedBy } from "./checkbox.tsx";
import { FieldContext, useFieldControl } from "./field-context.ts";
import type { Option } from "./option.tsx";

export interface RadioGroupProps<Value extends string> {
  value: Value | null;
  onChange: (value: Value) => void;
  options: readonly Option<Value>[];
  disabled?: boolean;
  name?: string;
  /** In one row instead of a column. */
  inline?: boolean;
  "aria-label"?: string;
}

/** One of two to five visible choices. Belongs in a `FieldGroup`, which names it. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { value, onChange, options, inline, ...rest } = props;
  const { attributes, disabled } = useFieldControl(rest);
  return (
    <Base
      {...attributes}
      {...rest}
      disabled={disabled}
      value={value}
      onValueChange={(next) => {
        if (next !== null) onChange(next);
      }}
      className={inline ? "flex flex-wrap gap-x-6 gap-y-2" : "flex flex-col gap-2"}
    >
      {options.map((option) => (
        <RadioOption key={option.value} option={option} />
      ))}
    </Base>
  );
}

function RadioOption({ option }: { option: Option }) {
  const id = useId();
  const { invalid } = useContext(FieldContext);
  const box = (
    <Radio.Root
      value={option.value}
      disabled={option.disabled}
      data-invalid={invalid ? "" : undefined}
      {...namedBy(id, option.label, option.hint)}
      className="touch-area grid size-4.5 place-items-center rounded-full border border-control bg-surface transition-colors duration-150 data-checked:border-transparent data-checked:bg-accent data-invalid:border-danger data-disabled:opacity-50"
    >
      <Radio.Indicator className="size-2 rounded-full bg-on-fill" />
    </Radio.Root>
  );
  return <LabelledBox box={box} label={option.label} hint={option.hint} id={id} disabled={option.disabled} />;
}
