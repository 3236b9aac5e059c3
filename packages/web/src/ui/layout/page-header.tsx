import type { ReactNode } from "react";
import { Breadcrumbs, type Crumb } from "./breadcrumbs.tsx";

export interface PageHeaderProps {
  title: ReactNode;
  /** One sentence at most. */
  purpose?: ReactNode;
  status?: ReactNode;
  crumbs?: readonly Crumb[];
  /** The primary action last, at the end of the row. */
  actions?: ReactNode;
}

/** The header of every screen. */
export function PageHeader({ title, purpose, status, crumbs, actions }: PageHeaderProps) {
  return (
    <header className="mb-4 flex flex-col gap-2">
      {crumbs && <Breadcrumbs crumbs={crumbs} />}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 max-w-[45rem] flex-1 basis-60">
          <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="min-w-0 hyphens-auto wrap-anywhere text-title font-semibold text-default">{title}</h1>
            {status}
          </div>
          {purpose && <p className="text-pretty text-body text-muted">{purpose}</p>}
        </div>
        {actions && <div className="flex min-w-0 max-w-full flex-wrap items-center gap-2 print:hidden">{actions}</div>}
      </div>
    </header>
  );
}
