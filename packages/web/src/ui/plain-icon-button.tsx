import type { ComponentProps } from "react";
import { type ButtonStyle, buttonStyle, squareSizes } from "./button-style.ts";
import { classes } from "./classes.ts";
import type { Icon } from "./icon.ts";
import { pressOf } from "./press.ts";

export interface PlainIconButtonProps
  extends Omit<ButtonStyle, "fullWidth">,
    Omit<ComponentProps<"button">, "children" | "className" | "style"> {
  icon: Icon;
  /** The accessible name. */
  label: string;
  /** Keeps the focus when the button becomes disabled by its own press. */
  focusableWhenDisabled?: boolean;
}

/** An icon button without a tooltip, for crosses and arrows inside other components. */
export function PlainIconButton(props: PlainIconButtonProps) {
  const { icon: Glyph, label, variant = "secondary", size = "md", look = "quiet", ...others } = props;
  const { disabled, focusableWhenDisabled, onClick, ...rest } = others;
  return (
    <button
      type="button"
      {...rest}
      {...pressOf({ disabled, onClick }, focusableWhenDisabled)}
      aria-label={label}
      className={classes(buttonStyle({ variant, size, look }), squareSizes[size], "px-0!")}
    >
      <Glyph aria-hidden className={size === "xs" ? "size-3.5" : size === "xl" ? "size-5" : "size-4"} />
    </button>
  );
}
