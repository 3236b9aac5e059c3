import type { ReactNode } from "react";

/** The words of a tool above a list. On phones its icon stands for them; readers hear them all the same. */
export function ToolFace({ children }: { children: ReactNode }) {
  return <span className="max-sm:sr-only">{children}</span>;
}
