import type { ReactNode } from "react";
import type { Icon } from "./icon.ts";

export interface EmptyStateProps {
  icon: Icon;
  /** One sentence about what belongs here. */
  title: ReactNode;
  hint?: ReactNode;
  /** The button that creates the first one. */
  action?: ReactNode;
}

/** An empty list or section: what belongs here, and how to add the first one. */
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
