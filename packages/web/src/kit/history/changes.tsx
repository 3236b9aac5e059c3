import type { audit } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { useMessages } from "../messages.ts";
import { useShow } from "../show.ts";
import type { HistoryMessages } from "./messages/en.ts";
import { historyMessages } from "./messages.ts";

export type AuditLine = ReplyOf<typeof audit.list>["items"][number];
type Change = AuditLine["changes"][number];
type Show = ReturnType<typeof useShow>;

/** Field by field what there was and what there is; of many, the first few until the reader asks. */
export function Changes({ changes, shown = 4 }: { changes: readonly Change[]; shown?: number }) {
  const t = useMessages(historyMessages);
  const show = useShow();
  const [all, setAll] = useState(false);
  const more = changes.length - shown;
  return (
    <>
      <ul className="flex flex-col gap-0.5">
        {(all ? changes : changes.slice(0, shown)).map(({ field, before, after }) => (
          <li key={field} className="wrap-anywhere">
            <span className="text-default">{fieldName(t, field)}</span>:{" "}
            {before !== null && (
              <>
                <del className="text-muted no-underline">{valueText(t, show, before)}</del>{" "}
                <span aria-hidden className="rtl:inline-block rtl:-scale-x-100">
                  →
                </span>{" "}
              </>
            )}
            <ins className="text-default no-underline">{valueText(t, show, after)}</ins>
          </li>
        ))}
      </ul>
      {more > 0 && !all && (
        <Button look="link" size="sm" onClick={() => setAll(true)}>
          {t.more(more)}
        </Button>
      )}
    </>
  );
}

/** A field by its word, else by its own name as words: `valid_from_dt` is «valid from dt». */
export function fieldName(t: HistoryMessages, field: string): string {
  return (t.fields as Record<string, string>)[field] ?? field.replaceAll("_", " "); // Names come from the wire.
}

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const longest = 160;
/** What every record has and nobody asks about. */
const silent = new Set(["id", "created_dt", "modified_dt", "version"]);

/** Nothing to tell of: no text, no parts. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}

function valueText(t: HistoryMessages, show: Show, value: unknown): string {
  if (value === null || value === undefined || value === "") return t.empty;
  if (typeof value === "boolean") return value ? t.yes : t.no;
  if (typeof value === "number") return show.number(value);
  if (typeof value === "string") return instant.test(value) ? show.dateTime(value) : shortened(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return t.empty;
    return shortened(value.map((one) => valueText(t, show, one)).join(", "));
  }
  const fields = Object.entries(value).filter(([name, inner]) => !silent.has(name) && !isEmpty(inner));
  if (fields.length === 0) return t.empty;
  return shortened(fields.map(([name, inner]) => `${fieldName(t, name)}: ${valueText(t, show, inner)}`).join("; "));
}

function shortened(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
