import { fieldName } from "@patron/contract/history";
import { calls } from "@patron/contract/routes";
import type { AuditAction } from "@patron/contract/words";
import { historyMessages } from "#kit/history/messages.ts";
import { useColumns } from "#kit/list/use-columns.ts";
import { useMessages } from "#kit/messages.ts";
import { Status } from "#ui/badge.tsx";
import type { Tone } from "#ui/tone.ts";
import { auditMessages } from "../messages.ts";

export const actionTone: Record<AuditAction, Tone> = {
  added: "success",
  changed: "info",
  removed: "danger",
  exported: "neutral",
  done: "neutral",
};

/** The columns of the audit log. */
export function useAuditColumns() {
  const t = useMessages(auditMessages);
  const words = useMessages(historyMessages);
  return useColumns(calls.audit.list, [t, words], (c) => [
    { ...c.dateTime("created_dt", t.when), sortable: false, width: 190 },
    c.own({ id: "actor", header: t.who, cell: ({ actor }) => actor.name ?? words.actors[actor.kind] }),
    c.own({
      id: "action",
      header: t.action,
      cell: ({ action }) => <Status tone={actionTone[action]}>{words.actions[action]}</Status>,
    }),
    c.own({
      id: "noun",
      header: t.what,
      cell: ({ noun, title }) => [noun && words.nouns[noun], title].filter(Boolean).join(" · "),
    }),
    c.own({
      id: "changes",
      header: t.changes,
      cell: ({ changes, action }) =>
        action === "changed" &&
        changes
          .map(({ field }) => fieldName(words, field))
          .slice(0, 4)
          .join(", "),
    }),
    c.own({ id: "remote_addr", header: t.address, cell: (line) => line.remote_addr }),
  ]);
}
