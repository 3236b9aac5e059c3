import X from "lucide-react/icons/x";
import { listMessages } from "#kit/list/messages.ts";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { PlainIconButton } from "#ui/plain-icon-button.tsx";
import type { Bulk } from "./use-bulk.ts";

/** The actions on the selected rows; appears at the foot of the list when rows are selected. */
export function BulkBar<Row>({ bulk }: { bulk: Bulk<Row> }) {
  const t = useMessages(listMessages);
  const { actions, count, further, pickAll, clear, start } = bulk;
  if (actions.length === 0) return null;
  return (
    <section aria-label={t.selection} className="pointer-events-none sticky bottom-4 z-20 print:hidden">
      <p role="status" className="sr-only">
        {count > 0 && t.selected(count)}
      </p>
      {count > 0 && (
        <div className="appear pointer-events-auto mx-auto flex w-fit max-w-full flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-lift bg-surface py-2 ps-4 pe-2 shadow-float">
          <span className="flex min-w-0 flex-wrap items-center gap-x-3 text-table">
            <bdi className="font-semibold tabular-nums">{t.selected(count)}</bdi>
            {further !== null && (
              <Button size="sm" look="link" variant="primary" onClick={pickAll}>
                {t.selectFound(further)}
              </Button>
            )}
          </span>
          <span className="flex flex-wrap items-center gap-1">
            {actions.map((action) => (
              <Button
                key={action.id}
                size="sm"
                look={action.danger ? "quiet" : "filled"}
                variant={action.danger ? "danger" : "secondary"}
                icon={action.icon}
                onClick={() => start(action)}
              >
                {action.label}
              </Button>
            ))}
            <PlainIconButton size="sm" icon={X} label={t.clearSelection} onClick={clear} />
          </span>
        </div>
      )}
    </section>
  );
}
