import { Link } from "@tanstack/react-router";
import { type AuditLine, Changes, isEmpty } from "#kit/history/changes.tsx";
import { historyMessages } from "#kit/history/messages.ts";
import { useMessages } from "#kit/messages.ts";
import { placeOf } from "#kit/places.ts";
import { useShow } from "#kit/show.ts";
import { Status } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { DefinitionList } from "#ui/definition-list.tsx";
import { Drawer } from "#ui/drawer.tsx";
import { auditMessages } from "../messages.ts";
import { actionTone } from "./use-audit-columns.tsx";

/** One line of the log with all its fields, and the way to the thing itself. */
export function AuditDrawer({ line, onClose }: { line: AuditLine; onClose: () => void }) {
  const t = useMessages(auditMessages);
  const words = useMessages(historyMessages);
  const show = useShow();
  const { noun, noun_id: id } = line;
  const place = line.action === "removed" || !noun || !id ? undefined : placeOf({ noun, id });
  // What is new says what it has, not what it lacks.
  const changes = line.changes.filter((one) => line.action === "changed" || !isEmpty(one.after ?? one.before));
  const facts = [
    { term: t.when, value: show.exact(line.created_dt) },
    { term: t.who, value: line.actor.name ?? words.actors[line.actor.kind] },
    ...(line.remote_addr ? [{ term: t.address, value: line.remote_addr }] : []),
    { term: t.call, value: <code>{line.call}</code> },
    { term: t.request, value: <code className="wrap-anywhere">{line.request_id}</code> },
  ];
  return (
    <Drawer
      open
      modal={false}
      onClose={onClose}
      title={[line.noun && words.nouns[line.noun], line.title].filter(Boolean).join(" · ") || t.details}
      status={<Status tone={actionTone[line.action]}>{words.actions[line.action]}</Status>}
      foot={place && <ButtonLink render={<Link to={place} />}>{t.open}</ButtonLink>}
    >
      <div className="flex flex-col gap-8">
        <DefinitionList rows={facts} />
        <section className="flex flex-col gap-2">
          <h3 className="text-section font-semibold">{t.changes}</h3>
          {changes.length > 0 ? (
            <Changes changes={changes} shown={40} />
          ) : (
            <p className="text-table text-muted">{t.noChanges}</p>
          )}
        </section>
      </div>
    </Drawer>
  );
}
