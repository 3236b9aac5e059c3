import Check from "lucide-react/icons/check";
import type { ComponentType, ReactNode } from "react";

/** One choice. Its value is what is stored; equal values are the same choice. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  /** A second line in a quieter colour. */
  hint?: string;
  /** An icon, a flag or a colour before the label. */
  mark?: ReactNode;
  disabled?: boolean;
}

/** An option in a list. */
export function OptionFace({ option }: { option: Option }) {
  return (
    <>
      {option.mark}
      <span className="min-w-0 flex-1">
        <span className="block wrap-anywhere">{option.label}</span>
        {option.hint && <span className="block text-caption text-muted">{option.hint}</span>}
      </span>
    </>
  );
}

/** The check mark of the chosen option, inside the indicator of its list. */
export function OptionTick({ within: Indicator }: { within: ComponentType<{ children: ReactNode }> }) {
  return (
    <span className="grid size-4 place-items-center">
      <Indicator>
        <Check aria-hidden className="size-4 text-accent" />
      </Indicator>
    </span>
  );
}
