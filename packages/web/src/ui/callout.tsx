import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import type { Icon } from "./icon.ts";
import { softTone } from "./tone.ts";

export type CalloutTone = "info" | "success" | "warning" | "danger";

export interface CalloutProps {
  tone?: CalloutTone;
  title?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}

const icons: Record<CalloutTone, Icon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};
const edges: Record<CalloutTone, string> = {
  info: "border-info/20",
  success: "border-success/20",
  warning: "border-warning/20",
  danger: "border-danger/20",
};

/** Something to know before going on, in the flow of a page. Use a toast for what is temporary. */
export function Callout({ tone = "info", title, action, children }: CalloutProps) {
  const Glyph = icons[tone];
  return (
    <div
      role="note"
      className={classes("flex items-start gap-3 rounded-card border px-4 py-3 text-body", softTone[tone], edges[tone])}
    >
      <Glyph aria-hidden className="mt-0.5 size-4" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          {title && <p className="font-semibold">{title}</p>}
          {children && <div className="cell-start text-pretty">{children}</div>}
        </div>
        {action}
      </div>
    </div>
  );
}
