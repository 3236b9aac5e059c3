import type { audit } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { useMessages } from "../messages.ts";
import { useShow } from "../show.ts";
import { historyMessages } from "./messages.ts";
import { fieldName, valueText } from "./value-text.ts";

export type AuditLine = ReplyOf<typeof audit.list>["items"][number];
type Change = AuditLine["changes"][number];

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
                <del className="text-muted no-underline">{valueText(t, show, field, before)}</del>{" "}
                <span aria-hidden className="rtl:inline-block rtl:-scale-x-100">
                  →
                </span>{" "}
              </>
            )}
            <ins className="text-default no-underline">{valueText(t, show, field, after)}</ins>
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
