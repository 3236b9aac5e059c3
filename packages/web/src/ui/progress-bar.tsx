import { Progress } from "@base-ui/react/progress";

export interface ProgressBarProps {
  label: string;
  /** Null while the total is unknown. */
  done: number | null;
  total?: number;
  /** The progress as text: `1 240 of 5 000 customers`. */
  text?: string;
}

/** The progress of a long task, as a bar and as text. */
export function ProgressBar({ label, done, total = 100, text }: ProgressBarProps) {
  return (
    <Progress.Root value={done} max={total} aria-valuetext={text} className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3 text-table">
        <Progress.Label className="font-medium text-default">{label}</Progress.Label>
        {text && <bdi className="text-muted tabular-nums">{text}</bdi>}
      </div>
      <Progress.Track className="h-1.5 overflow-clip rounded-full bg-sunken">
        <Progress.Indicator className="h-full rounded-full bg-accent transition-[width] duration-150 data-indeterminate:w-full data-indeterminate:animate-pulse data-indeterminate:bg-accent/40" />
      </Progress.Track>
    </Progress.Root>
  );
}
