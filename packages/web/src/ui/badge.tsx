import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import type { Icon } from "./icon.ts";
import { softTone, type Tone } from "./tone.ts";

export interface BadgeProps {
  tone?: Tone;
  icon?: Icon;
  children: ReactNode;
}

/** A short label on a soft background: a count, a kind, a mark. */
export function Badge({ tone = "neutral", icon: Glyph, children }: BadgeProps) {
  return (
    <span
      className={classes(
        "inline-flex h-5 max-w-full items-center gap-1 whitespace-nowrap rounded-full px-2 text-caption font-medium",
        softTone[tone],
      )}
    >
      {Glyph && <Glyph aria-hidden className="size-3" />}
      <span className="truncate">{children}</span>
    </span>
  );
}

/** A state, always shown by a colour and a word, so that neither is the only signal. */
export function Status({ tone = "neutral", children }: Omit<BadgeProps, "icon">) {
  return (
    <span
      className={classes(
        "inline-flex h-5 max-w-full items-center gap-1.5 whitespace-nowrap rounded-full ps-1.5 pe-2 text-caption font-medium",
        softTone[tone],
      )}
    >
      <span aria-hidden className={classes("size-1.5 shrink-0 rounded-full", dots[tone])} />
      <span className="truncate">{children}</span>
    </span>
  );
}

const dots: Record<Tone, string> = {
  neutral: "bg-(--text-quiet)",
  accent: "bg-accent",
  success: "bg-success",
  info: "bg-info",
  warning: "bg-warning",
  danger: "bg-danger",
};
