import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";

export interface CardProps {
  title?: ReactNode;
  /** One sentence under the title. */
  description?: ReactNode;
  /** At the end of the title row. */
  action?: ReactNode;
  foot?: ReactNode;
  /** Content without padding: tables, lists, charts. */
  flush?: boolean;
  children?: ReactNode;
}

/** A surface for one subject. It has a border and no shadow. */
export function Card({ title, description, action, foot, flush, children }: CardProps) {
  const headed = Boolean(title || action);
  return (
    <section className="flex min-w-0 flex-col rounded-card border border-default bg-surface">
      {headed && (
        <header className="flex flex-wrap items-start justify-between gap-3 px-5 pt-5">
          <div className="min-w-0">
            <h3 className="text-section font-semibold text-default">{title}</h3>
            {description && <p className="mt-0.5 text-body text-muted">{description}</p>}
          </div>
          {action && <div className="flex max-w-full shrink-0 flex-wrap items-center gap-2">{action}</div>}
        </header>
      )}
      <div className={classes("min-w-0 flex-1", flush ? headed && "mt-4" : headed ? "p-5 pt-4" : "p-5")}>
        {children}
      </div>
      {foot && (
        <footer className="flex items-center justify-end gap-2 border-default border-t px-5 py-3">{foot}</footer>
      )}
    </section>
  );
}
