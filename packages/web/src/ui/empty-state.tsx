import type { ReactNode } from "react";
import type { Icon } from "./icon.ts";

export interface EmptyStateProps {
  icon: Icon;
  /** Says what belongs here, in one sentence. */
  title: ReactNode;
  hint?: ReactNode;
  /** The button that makes the first one. */
  action?: ReactNode;
}

/** Nothing here yet: what belongs here, and the way to the first one. */
export function EmptyState({ icon: Glyph, title, hint, action }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-100 flex-col items-center px-4 py-12 text-center">
      <span className="mb-4 grid size-12 place-items-center rounded-full bg-accent-soft text-on-accent-soft">
        <Glyph aria-hidden className="size-5" />
      </span>
      <p className="text-balance text-body font-medium text-default">{title}</p>
      {hint && <p className="mt-1 text-balance text-body text-muted">{hint}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
