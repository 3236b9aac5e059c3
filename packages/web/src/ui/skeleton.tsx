import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { useUi } from "./ui-messages.ts";

/** A grey placeholder with the width and height of the final content. */
export function Skeleton({ className = "h-4 w-full" }: { className?: string }) {
  return (
    <span aria-hidden data-skeleton className={classes("block animate-pulse rounded-small bg-sunken", className)} />
  );
}

/** Wraps skeletons: announces once that content loads, and shows nothing in the first 150 ms. */
export function Loading({ children }: { children: ReactNode }) {
  const { messages } = useUi();
  return (
    <div role="status" aria-busy className="appear-late">
      <span className="sr-only">{messages.loading}</span>
      {children}
    </div>
  );
}

/** Lines of text, the last one shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div className="flex flex-col gap-2">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={line === lines - 1 ? "h-4 w-2/3" : "h-4 w-full"} />
      ))}
    </div>
  );
}

/** A form with a number of fields. */
export function SkeletonForm({ fields = 4 }: { fields?: number }) {
  return (
    <div className="grid gap-x-10 gap-y-4 lg:grid-cols-[17.5rem_minmax(0,40rem)]">
      <div className="flex flex-col gap-2">
        <Skeleton className="h-5 w-32" />
        <Skeleton className="h-4 w-56 max-w-full" />
      </div>
      <div className="flex flex-col gap-6">
        {Array.from({ length: fields }, (_, field) => (
          <div key={field} className="flex flex-col gap-1.5">
            <Skeleton className="h-5 w-28" />
            <Skeleton className="h-9 w-full rounded-control" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The content of a details drawer. */
export function SkeletonDetails({ rows = 6 }: { rows?: number }) {
  return (
    <div className="flex flex-col gap-4">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex gap-6">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-4 flex-1" />
        </div>
      ))}
    </div>
  );
}
