import type { ReactNode } from "react";

/** The label of a tool above a list. On phones only its icon is visible; screen readers still announce the label. */
export function ToolFace({ children }: { children: ReactNode }) {
  return <span className="max-sm:sr-only">{children}</span>;
}
