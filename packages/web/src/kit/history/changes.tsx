import type { audit } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { fieldName, messagesFor, type Reading, unitsIn, valueText } from "@patron/contract/history";
import { type ReactNode, useCallback, useState } from "react";
import { Button } from "#ui/button.tsx";
import { usePostedAmount } from "../account-amount.ts";
import { labelled } from "../labelled.ts";
import { useMessages } from "../messages.ts";
import { useShow } from "../show.ts";
import { weekDayName } from "../week-day.ts";
import { historyMessages } from "./messages.ts";

export type AuditLine = ReplyOf<typeof audit.list>["items"][number];

/** Shows an entry in the words of its record, where the list of changed fields is not the best; null leaves it to that list. */
export type DescribeChange = (line: AuditLine, lines: readonly AuditLine[]) => ReactNode;

type Changed = Pick<AuditLine, "call" | "changes" | "names" | "units">;

/** How the values of a change are written, those before it and those after it. */
function useReading() {
  const common = useMessages(historyMessages);
  const show = useShow();
  const posted = usePostedAmount();
  return useCallback(
    ({ call, names, units }: Changed, longest: number): Record<"before" | "after", Reading> => {
      const reading = {
        t: messagesFor(common, call),
        show: {
          ...show,
          amount: (text: string, unit: string) => (unit === "percent" ? show.rate(text) : posted(text, unit)),
        },
        names: new Map(names.map(({ id, title }) => [id, title])),
        longest,
        weekDay: (day: number) => weekDayName(show.language, day, "short"),
      };
      return {
        before: { ...reading, units: unitsIn(units, "before") },
        after: { ...reading, units: unitsIn(units, "after") },
      };
    },
    [common, show, posted],
  );
}

/** Changes in one line: `Price: 64.50 → 69.90, Name: …`; the first three. */
export function useChangesText() {
  const readingOf = useReading();
  return useCallback(
    (line: Changed) => {
      const reading = readingOf(line, 40);
      const texts = line.changes.slice(0, 3).map(({ field, before, after }) => {
        const values = [valueText(reading.before, field, before), valueText(reading.after, field, after)];
        return labelled(fieldName(reading.after.t, field), values.join(" → "));
      });
      return line.changes.length > texts.length ? `${texts.join(", ")} …` : texts.join(", ");
    },
    [readingOf],
  );
}

type ChangesProps = Changed & { shown?: number };

/** Every changed field with its former and its new value; of many, the first few until the reader opens the rest. */
export function Changes({ shown = 4, ...line }: ChangesProps) {
  const { changes } = line;
  const common = useMessages(historyMessages);
  const reading = useReading()(line, 160);
  const { t } = reading.after;
  const [all, setAll] = useState(false);
  const more = changes.length - shown;
  return (
    <>
      <ul className="flex flex-col gap-0.5">
        {(all ? changes : changes.slice(0, shown)).map(({ field, before, after }) => (
          <li key={field} className="wrap-anywhere">
            {/* The space belongs to the line: within a label that runs the other way it would be on its far side. */}
            <bdi className="text-default">{labelled(fieldName(t, field), "").trimEnd()}</bdi>{" "}
            <BeforeAfter
              before={before === null ? undefined : valueText(reading.before, field, before)}
              after={valueText(reading.after, field, after)}
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
