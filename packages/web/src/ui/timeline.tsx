import CircleDot from "lucide-react/icons/circle-dot";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import type { Icon } from "./icon.ts";
import { softTone, type Tone } from "./tone.ts";

export interface TimelineEvent {
  id: string;
  icon?: Icon;
  tone?: Tone;
  title: ReactNode;
  /** The author and other details, in a quieter colour. */
  detail?: ReactNode;
  /** The displayed time, and the exact time for the tooltip. */
  time: string;
  instant?: string;
}

/** The history of a record, newest first. */
export function Timeline({ events }: { events: readonly TimelineEvent[] }) {
  return (
    <ol className="flex flex-col">
      {events.map(({ id, icon: Glyph = CircleDot, tone = "neutral", title, detail, time, instant }) => (
        <li key={id} className="group/event relative flex gap-3 pb-5 last:pb-0">
          <span
            aria-hidden
            className="absolute start-3.5 top-8 bottom-1 border-default border-s group-last/event:hidden"
          />
          <span className={classes("grid size-7 shrink-0 place-items-center rounded-full", softTone[tone])}>
            <Glyph aria-hidden className="size-3.5" />
          </span>
          <div className="min-w-0 flex-1 pt-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="min-w-0 wrap-anywhere font-medium text-default">{title}</span>
              <time dateTime={instant} title={instant} className="text-caption text-muted">
                {time}
              </time>
            </div>
            {detail && <div className="mt-0.5 text-table text-muted">{detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
