import { classes } from "#ui/classes.ts";

export type ControlSize = "sm" | "md" | "lg" | "xl";

const heights: Record<ControlSize, string> = {
  // iOS zooms into fields under 16 px.
  sm: "h-7 text-table pointer-coarse:text-section",
  md: "h-9 text-body pointer-coarse:text-section",
  lg: "h-10 text-body pointer-coarse:text-section",
  xl: "h-12 text-section",
};

/** The props that every control takes. */
export interface ControlProps {
  size?: ControlSize;
  disabled?: boolean;
  readOnly?: boolean;
  required?: boolean;
  name?: string;
  onBlur?: () => void;
  /** The accessible name where no `Field` provides it. */
  "aria-label"?: string;
}

/** The box of every control. Without a size, the height follows the content. */
export function controlStyle(size?: ControlSize): string {
  return classes(
    "w-full min-w-0 rounded-control border border-control bg-surface text-default transition-colors duration-150",
    "hover:not-data-disabled:border-current/70 data-invalid:border-danger aria-invalid:border-danger",
    "data-disabled:cursor-not-allowed data-disabled:border-default data-disabled:bg-sunken data-disabled:text-muted [&[readonly]]:bg-canvas has-[[readonly]]:bg-canvas",
    "pointer-coarse:min-h-11",
    size && heights[size],
  );
}

/** A box with other elements beside the input: the focus ring surrounds the box. */
export const groupFocus =
  "has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-accent";

/** The input inside such a box. */
export const bareInput =
  "h-full min-w-0 flex-1 text-ellipsis bg-transparent outline-none placeholder:text-muted disabled:cursor-not-allowed";
