import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Square from "lucide-react/icons/square";
import X from "lucide-react/icons/x";
import { useEffect } from "react";
import { failureText } from "#kit/call/failure-text.ts";
import { DownloadCard } from "#kit/list/files/download-card.tsx";
import { useDownloads } from "#kit/list/files/downloads.ts";
import { listMessages } from "#kit/list/messages.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Button } from "#ui/button.tsx";
import { PlainIconButton } from "#ui/plain-icon-button.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { type Refusal, type Run, runControl, useRuns } from "./bulk-runs.ts";

/** Long tasks at the foot of the screen: they continue on every screen. */
export default function WorkTray() {
  const t = useMessages(listMessages);
  const runs = useRuns();
  const downloads = useDownloads();
  const busy = [...runs, ...downloads].some(({ phase }) => phase === "running" || phase === "paused");
  useLeaveWarning(busy);
  return (
    <section
      aria-label={t.work}
      className="fixed end-4 bottom-4 z-30 flex max-h-[70dvh] w-[min(24rem,calc(100vw-2rem))] flex-col gap-2 overflow-y-auto print:hidden"
    >
      {downloads.map((download) => (
        <DownloadCard key={download.id} download={download} />
      ))}
      {runs.map((run) => (
        <RunCard key={run.id} run={run} />
      ))}
    </section>
  );
}

/** The progress of a task over many rows, its refusals, and controls to pause, stop or retry it. */
export function RunCard({ run }: { run: Run }) {
  const t = useMessages(listMessages);
  const common = useCommonMessages();
  const show = useShow();
  const { id, phase, total, done, skipped, refused } = run;
  const active = phase === "running" || phase === "paused";
  const passed = done + skipped.length + refused.length;
  return (
    <article
      aria-label={run.label}
      className="appear flex flex-col gap-2 rounded-card border border-lift bg-surface p-4 shadow-float"
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <ProgressBar
            label={run.label}
            done={passed}
            total={Math.max(1, total)}
            text={t.passed(show.number(passed), show.number(total))}
          />
        </div>
        {!active && (
          <span className="-me-2 -mt-1.5">
            <PlainIconButton size="sm" icon={X} label={common.ui.close} onClick={() => runControl.close(id)} />
          </span>
        )}
      </div>
      <p role="status" className="text-table text-muted">
        {active && run.unreachable ? common.failures["server.unavailable"] : t.phases[phase](done, total - passed)}
      </p>
      <Reasons title={t.refusedRows(refused.length)} rows={refused} />
      <Reasons title={t.leftOutRows(skipped.length)} rows={skipped} />
      <Controls run={run} />
    </article>
  );
}

function Controls({ run: { id, phase, refused } }: { run: Run }) {
  const t = useMessages(listMessages);
  if (phase === "running" || phase === "paused") {
    return (
      <div className="flex flex-wrap gap-1">
        {phase === "running" ? (
          <Button size="sm" icon={Pause} onClick={() => runControl.pause(id)}>
            {t.pause}
          </Button>
        ) : (
          <Button size="sm" icon={Play} onClick={() => runControl.resume(id)}>
            {t.goOn}
          </Button>
        )}
        <Button size="sm" look="quiet" icon={Square} onClick={() => runControl.stop(id)}>
          {t.stop}
        </Button>
      </div>
    );
  }
  if (!refused.some((row) => row.id !== "")) return null;
  return (
    <div>
      <Button size="sm" icon={RotateCcw} onClick={() => runControl.retry(id)}>
        {t.tryAgain}
      </Button>
    </div>
  );
}

const shownReasons = 100;

function Reasons({ title, rows }: { title: string; rows: readonly Refusal[] }) {
  const t = useMessages(listMessages);
  const common = useCommonMessages();
  if (rows.length === 0) return null;
  return (
    <details className="text-table">
      <summary className="touch-area cursor-pointer rounded-small font-medium">
        <bdi>{title}</bdi>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
      <ul tabIndex={0} aria-label={title} className="focus-inset mt-1 flex max-h-48 flex-col gap-1.5 overflow-y-auto">
        {rows.slice(0, shownReasons).map(({ id, name, why }) => (
          <li key={id} className="flex flex-col">
            <span dir="auto" className="wrap-anywhere font-medium">
              {name}
            </span>
            <span className="text-muted">{typeof why === "string" ? why : failureText(common, why)}</span>
          </li>
        ))}
        {rows.length > shownReasons && <li className="text-muted">{t.andMore(rows.length - shownReasons)}</li>}
      </ul>
    </details>
  );
}

/** Makes the browser confirm before the tab closes, because the task runs in it. */
function useLeaveWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [active]);
}
