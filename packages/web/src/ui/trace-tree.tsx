import { Collapsible } from "@base-ui/react/collapsible";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { type Tone, textTone } from "./tone.ts";

export interface TraceNode {
  id: string;
  label: ReactNode;
  /** The result of this step. */
  value?: string;
  /** The rule behind this step. */
  note?: ReactNode;
  tone?: Tone;
  /** Whether it is initially open. */
  open?: boolean;
  children?: readonly TraceNode[];
}

/** Explains a number: each step, its result, and the steps below it. */
export function TraceTree({ label, nodes }: { label: string; nodes: readonly TraceNode[] }) {
  return (
    <ul aria-label={label} className="flex min-w-0 flex-col text-table">
      {nodes.map((node) => (
        <TraceStep key={node.id} node={node} />
      ))}
    </ul>
  );
}

function TraceStep({ node }: { node: TraceNode }) {
  if (!node.children?.length) {
    return (
      <li className="flex min-h-8 items-start gap-1.5 py-1.5 ps-6">
        <TraceFace node={node} />
      </li>
    );
  }
  return (
    <Collapsible.Root render={<li />} defaultOpen={node.open ?? false}>
      <Collapsible.Trigger className="touch group/step flex min-h-8 w-full items-start gap-1.5 rounded-control py-1.5 text-start hover:bg-hover">
        <ChevronRight
          aria-hidden
          className="mt-0.5 size-4.5 p-px text-muted transition-transform duration-150 group-data-panel-open/step:rotate-90 rtl:rotate-180 rtl:group-data-panel-open/step:rotate-90"
        />
        <TraceFace node={node} />
      </Collapsible.Trigger>
      <Collapsible.Panel render={<ul />} className="ms-2 border-default border-s ps-2">
        {node.children.map((child) => (
          <TraceStep key={child.id} node={child} />
        ))}
      </Collapsible.Panel>
    </Collapsible.Root>
  );
}

function TraceFace({ node }: { node: TraceNode }) {
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="wrap-anywhere text-default">{node.label}</span>
        {node.note && <span className="block text-caption text-muted">{node.note}</span>}
      </span>
      {node.value !== undefined && (
        <span
          className={classes(
            "shrink-0 whitespace-nowrap tabular-nums ps-3 pe-1 font-medium",
            node.tone && node.tone !== "neutral" ? textTone[node.tone] : "text-default",
          )}
        >
          <bdi>{node.value}</bdi>
        </span>
      )}
    </>
  );
}
