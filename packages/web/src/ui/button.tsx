import LoaderCircle from "lucide-react/icons/loader-circle";
import type { ComponentProps, ReactNode } from "react";
import { type ButtonSize, type ButtonStyle, buttonStyle } from "./button-style.ts";
import { classes } from "./classes.ts";
import { type GivenLink, linkWith } from "./given-link.ts";
import type { Icon } from "./icon.ts";
import { pressOf } from "./press.ts";

interface ButtonFace extends ButtonStyle {
  icon?: Icon;
  iconEnd?: Icon;
  children: ReactNode;
}
export interface ButtonProps extends ButtonFace, Omit<ComponentProps<"button">, "children" | "className" | "style"> {
  /** Shows a spinner instead of the label without changing the width; presses do nothing meanwhile. */
  loading?: boolean;
}

/** Starts an action. A screen has at most one filled primary button. */
export function Button({
  variant,
  size,
  look,
  fullWidth,
  icon,
  iconEnd,
  loading,
  disabled,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      {...pressOf({ disabled: disabled || loading, onClick }, loading)}
      type={rest.type ?? "button"}
      aria-busy={loading || undefined}
      className={buttonStyle({ variant, size, look, fullWidth })}
    >
      {loading && <LoaderCircle aria-hidden className="absolute size-4 animate-spin" />}
      <Face icon={icon} iconEnd={iconEnd} size={size} hidden={loading}>
        {children}
      </Face>
    </button>
  );
}

/** A link that looks like a button: `<ButtonLink render={<Link to="/pos" />}>`. Keyboard and screen readers still treat it as a link. */
export function ButtonLink(props: ButtonFace & { render?: GivenLink; href?: string }) {
  const { variant, size, look, fullWidth, icon, iconEnd, children, render, href } = props;
  return linkWith(render, {
    ...(href === undefined ? {} : { href }),
    className: buttonStyle({ variant, size, look, fullWidth }),
    children: (
      <Face icon={icon} iconEnd={iconEnd} size={size}>
        {children}
      </Face>
    ),
  });
}

function Face(props: { icon?: Icon; iconEnd?: Icon; size?: ButtonSize; hidden?: boolean; children: ReactNode }) {
  const { icon: Start, iconEnd: End, size, hidden } = props;
  const box = classes(size === "xs" ? "size-3.5" : size === "xl" ? "size-5" : "size-4", hidden && "opacity-0");
  return (
    <>
      {Start && <Start aria-hidden className={classes(box, "-ms-0.5")} />}
      <span dir="auto" className={classes("min-w-0 truncate", hidden && "opacity-0")}>
        {props.children}
      </span>
      {End && <End aria-hidden className={classes(box, "-me-0.5")} />}
    </>
  );
}
