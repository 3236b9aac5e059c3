import type { ComponentType, ReactNode } from "react";
import { classes } from "#ui/classes.ts";

type Layout = "row" | "grid" | "plain";

interface ChapterProps {
  id: string;
  title: string;
  /** Components by title, with their states. */
  pieces?: readonly (readonly [title: string, Piece: ComponentType, layout?: Layout])[];
  children?: ReactNode;
}

/** A group of components with an anchor. */
export function Chapter({ id, title, pieces = [], children }: ChapterProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20 border-default border-t pt-8">
      <h2 id={`${id}-title`} className="mb-5 text-title font-semibold">
        {title}
      </h2>
      <div className="flex min-w-0 flex-col gap-8">
        {pieces.map(([what, Piece, layout]) => (
          <Specimen key={what} title={what} layout={layout}>
            <Piece />
          </Specimen>
        ))}
        {children}
      </div>
    </section>
  );
}

/** One component in one or several states. */
export function Specimen(props: { title: string; children: ReactNode; layout?: Layout }) {
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
