import { Toggle } from "@base-ui/react/toggle";
import { ToggleGroup } from "@base-ui/react/toggle-group";
import type { Icon } from "#ui/icon.ts";

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: Icon;
  disabled?: boolean;
}
export interface SegmentedControlProps<Value extends string> {
  value: Value;
  onChange: (value: Value) => void;
  segments: readonly Segment<Value>[];
  "aria-label": string;
  /** `lg` fills the width, for touch screens, in several rows where the choices need them. */
  size?: "sm" | "md" | "lg";
  disabled?: boolean;
}

const sizes = { sm: "h-6 text-caption", md: "h-8 text-table", lg: "h-11 min-w-fit flex-1 text-body" };

/** Two to five short choices in one bar: a view, a unit, a density. One is always chosen. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { value, onChange, segments, size = "md", disabled, "aria-label": label } = props;
  return (
    <ToggleGroup
      aria-label={label}
      disabled={disabled}
      value={[value]}
      onValueChange={(pressed) => {
        const next = segments.find((segment) => segment.value === pressed[0]);
        if (next) onChange(next.value);
      }}
      className={`${size === "lg" ? "flex flex-wrap" : "inline-flex"} max-w-full gap-0.5 rounded-control bg-sunken p-0.5`}
    >
      {segments.map(({ value: own, label: name, icon: Glyph, disabled: off }) => (
        <Toggle
          key={own}
          value={own}
          disabled={off}
          className={`touch focus-inset inline-flex min-w-0 items-center justify-center gap-1.5 rounded-[5px] px-3 font-medium text-muted transition-colors duration-150 hover:text-default data-disabled:opacity-50 data-pressed:bg-surface data-pressed:text-default data-pressed:shadow-control dark:data-pressed:bg-canvas ${sizes[size]}`}
        >
          {Glyph && <Glyph aria-hidden className="size-4" />}
          <span className="truncate">{name}</span>
        </Toggle>
      ))}
    </ToggleGroup>
  );
}
