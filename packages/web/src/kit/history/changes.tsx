import type { audit } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { fieldName, messagesFor, type Reading, valueText } from "@patron/contract/history";
import { type ReactNode, useState } from "react";
import { Button } from "#ui/button.tsx";
import { useMessages } from "../messages.ts";
import { useShow } from "../show.ts";
import { weekDayName } from "../week-day.ts";
import { historyMessages } from "./messages.ts";

export type AuditLine = ReplyOf<typeof audit.list>["items"][number];

/** Shows an entry in the words of its record, where the list of changed fields is not the best; null leaves it to that list. */
export type DescribeChange = (line: AuditLine, lines: readonly AuditLine[]) => ReactNode;

type ChangesProps = Pick<AuditLine, "call" | "changes" | "names"> & { shown?: number };

/** Field by field what there was and what there is; of many, the first few until the reader asks for more. */
export function Changes({ call, changes, names, shown = 4 }: ChangesProps) {
  const common = useMessages(historyMessages);
  const t = messagesFor(common, call);
  const show = useShow();
  const reading: Reading = {
    ...{ t, show, names: new Map(names.map(({ id, title }) => [id, title])) },
    longest: 160,
    weekDay: (day) => weekDayName(show.language, day, "short"),
  };
  const [all, setAll] = useState(false);
  const more = changes.length - shown;
  return (
    <>
      <ul className="flex flex-col gap-0.5">
        {(all ? changes : changes.slice(0, shown)).map(({ field, before, after }) => (
          <li key={field} className="wrap-anywhere">
            <span className="text-default">{fieldName(t, field)}</span>:{" "}
            <BeforeAfter
              before={before === null ? undefined : valueText(reading, field, before)}
              after={valueText(reading, field, after)}
            />
          </li>
        ))}
      </ul>
      {more > 0 && !all && (
        <Button look="link" size="sm" onClick={() => setAll(true)}>
          {common.more(more)}
        </Button>
      )}
    </>
  );
}

/** What there was and what there is; only the latter for something new. */
export function BeforeAfter({ before, after }: { before?: string | undefined; after: string }) {
  return (
    <>
      {before !== undefined && (
        <>
          <del dir="auto" className="text-muted no-underline">
            {before}
          </del>{" "}
          <span aria-hidden className="rtl:inline-block rtl:-scale-x-100">
            →
          </span>{" "}
        </>
      )}
      <ins dir="auto" className="text-default no-underline">
        {after}
      </ins>
    </>
  );
}
