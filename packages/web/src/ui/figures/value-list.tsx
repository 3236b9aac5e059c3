import type { ReactNode } from "react";
import type { GivenLink } from "#ui/given-link.ts";
import { TextLink } from "#ui/text-link.tsx";

/** Rows of a card: names with a figure each. */
export function ValueList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="-my-2 divide-y divide-default">
      {children}
    </ul>
  );
}

/** A name that links to its record, with its figure at the end. */
export function ValueRow({
  link,
  name,
  note,
  value,
}: {
  link: GivenLink;
  name: ReactNode;
  note?: ReactNode;
  value: string;
}) {
  return (
    <li className="flex min-h-11 items-center justify-between gap-4 py-2 text-body">
      <span className="flex min-w-0 flex-col">
        <TextLink quiet link={link}>
          {name}
        </TextLink>
        {note && <bdi className="truncate text-left text-table text-muted rtl:text-right">{note}</bdi>}
      </span>
      <bdi className="shrink-0 tabular-nums">{value}</bdi>
    </li>
  );
}
