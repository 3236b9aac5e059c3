import type { AuditAction } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import type { ReactNode } from "react";
import { actorText } from "#kit/history/actor-text.ts";
import { useChangesText } from "#kit/history/changes.tsx";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { useMessages } from "#kit/messages.ts";
import { Status } from "#ui/badge.tsx";
import type { Tone } from "#ui/tone.ts";
import type { AuditMessages } from "../messages/en.ts";
import { auditMessages } from "../messages.ts";

export const actionTone: Record<AuditAction, Tone> = {
  added: "success",
  changed: "info",
  removed: "danger",
  exported: "neutral",
  done: "neutral",
};

/** Calls that change no record have names where people make them; integrators know the others by their code. */
export function nameOfCall({ calls: names }: AuditMessages, call: string): ReactNode {
  return call in names ? names[call as keyof typeof names] : <code>{call}</code>; // Looked up in the same expression.
}

/** The columns of the audit log. */
export function useAuditColumns() {
  const t = useMessages(auditMessages);
  const write = useChangesText();
  return useColumns(
    calls.audit.list,
    t,
    (c) => [
      { ...c.dateTime("created_dt"), sortable: false, width: 190 },
      c.own({
        id: "entity_type",
        cell: ({ entity_type, title, call }) =>
          entity_type ? [t.values.entity_type[entity_type], title].filter(Boolean).join(" · ") : nameOfCall(t, call),
      }),
      c.own({
        id: "action",
        cell: ({ action }) => <Status tone={actionTone[action]}>{t.values.action[action]}</Status>,
      }),
      c.own({ id: "actor", cell: ({ actor }) => actorText(actor, t.values.actor) }),
      c.own({
        id: "changes",
        cell: (line) => line.action === "changed" && write(line),
      }),
      c.own({ id: "remote_addr", cell: (line) => line.remote_addr }),
    ],
    [t, write],
  );
}
