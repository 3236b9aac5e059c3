import type { ReactNode } from "react";

export interface Definition {
  term: string;
  value: ReactNode;
  /** At the end of the row: a copy button, a "why". */
  tool?: ReactNode;
}
export interface DefinitionListProps {
  title?: string;
  rows: readonly Definition[];
}

/** Names and values in rows: the body of a details drawer. A missing value shows a dash. */
export function DefinitionList({ title, rows }: DefinitionListProps) {
  return (
    <section className="min-w-0 [&+&]:mt-8">
      {title && <h3 className="mb-2 text-section font-semibold">{title}</h3>}
      <dl className="divide-y divide-default">
        {rows.map(({ term, value, tool }) => (
          <div key={term} className="grid gap-x-4 py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
            <dt className="text-body text-muted">{term}</dt>
            <dd className="flex min-w-0 items-start justify-between gap-2 text-body text-default">
              <bdi className="min-w-0 wrap-anywhere">
                {value === null || value === undefined || value === "" ? "—" : value}
              </bdi>
              {tool && <span className="-my-1 shrink-0">{tool}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
