import type { ReactNode } from "react";

/** A key on the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex h-5 min-w-5 items-center justify-center rounded-small border border-lift bg-surface px-1 font-sans text-caption text-muted">
      {children}
    </kbd>
  );
}
