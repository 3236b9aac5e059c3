import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";

/** A group of pieces with an anchor of its own. */
export function Chapter({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20 border-default border-t pt-8">
      <h2 id={`${id}-title`} className="mb-5 text-title font-semibold">
        {title}
      </h2>
      <div className="flex min-w-0 flex-col gap-8">{children}</div>
    </section>
  );
}

/** One piece, in one or several states. */
export function Specimen(props: { title: string; children: ReactNode; layout?: "row" | "grid" | "plain" }) {
  const { title, children, layout = "row" } = props;
  return (
    <div className="min-w-0">
      <p className="mb-3 text-table font-medium text-muted">{title}</p>
      <div
        className={classes(
          "min-w-0",
          layout === "row" && "flex flex-wrap items-center gap-3",
          layout === "grid" && "grid items-start gap-x-6 gap-y-6 sm:grid-cols-2 lg:grid-cols-3",
        )}
      >
        {children}
      </div>
    </div>
  );
}
