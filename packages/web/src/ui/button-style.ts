import { classes } from "./classes.ts";

export type ButtonVariant = "primary" | "secondary" | "neutral" | "success" | "warning" | "info" | "danger";
export type ButtonSize = "xs" | "sm" | "md" | "lg" | "xl";
/** `quiet` has no border until it is hovered; `link` reads as text. */
export type ButtonLook = "filled" | "outline" | "quiet" | "link";

export interface ButtonStyle {
  variant?: ButtonVariant;
  size?: ButtonSize;
  look?: ButtonLook;
  fullWidth?: boolean;
}

const filled: Record<ButtonVariant, string> = {
  primary: "bg-accent text-on-fill hover:bg-accent-strong",
  secondary: "border border-lift bg-surface text-default shadow-control hover:bg-sunken",
  neutral: "bg-neutral text-on-fill hover:bg-neutral-strong",
  success: "bg-success text-on-fill hover:bg-success-strong",
  warning: "bg-warning text-on-fill hover:bg-warning-strong",
  info: "bg-info text-on-fill hover:bg-info-strong",
  danger: "bg-danger text-on-fill hover:bg-danger-strong",
};
const text: Record<ButtonVariant, string> = {
  primary: "text-accent",
  secondary: "text-muted hover:text-default",
  neutral: "text-default",
  success: "text-success",
  warning: "text-warning",
  info: "text-info",
  danger: "text-danger",
};
const looks: Record<Exclude<ButtonLook, "filled">, string> = {
  outline: "border border-current bg-surface hover:bg-hover",
  quiet: "hover:bg-hover active:bg-pressed aria-expanded:bg-hover",
  link: "underline-offset-4 hover:underline",
};
const sizes: Record<ButtonSize, string> = {
  xs: "h-6 gap-1 px-2 text-caption",
  sm: "h-7 gap-1.5 px-2.5 text-table",
  md: "h-9 gap-2 px-3.5 text-body",
  lg: "h-10 gap-2 px-4 text-body",
  xl: "h-12 gap-2.5 px-5 text-section",
};
/** Square sizes for buttons with only an icon. */
export const squareSizes: Record<ButtonSize, string> = {
  xs: "size-6",
  sm: "size-7",
  md: "size-9",
  lg: "size-10",
  xl: "size-12",
};

/** Returns the class names of a button, for elements that look like one. */
export function buttonStyle({ variant = "secondary", size = "md", look = "filled", fullWidth }: ButtonStyle): string {
  return classes(
    "touch relative inline-flex shrink-0 select-none items-center justify-center whitespace-nowrap rounded-control font-medium transition-colors duration-150",
    "data-disabled:cursor-not-allowed data-disabled:shadow-none data-disabled:not-aria-busy:opacity-50",
    sizes[size],
    look === "filled" ? filled[variant] : classes(looks[look], text[variant]),
    look === "link" && "px-0!",
    fullWidth && "w-full",
  );
}
