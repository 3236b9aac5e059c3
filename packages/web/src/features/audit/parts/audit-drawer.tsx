import { isEmpty } from "@patron/contract/history";
import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import { useCall } from "#kit/call/use-call.ts";
import { actorText } from "#kit/history/actor-text.ts";
import { type AuditLine, Changes } from "#kit/history/changes.tsx";
import { RecordDrawer } from "#kit/list/record-drawer.tsx";
import type { RowCursor } from "#kit/list/row-cursor.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { addressOfRecord } from "#kit/record/record-address.ts";
import { useShow } from "#kit/show.ts";
import { Status } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { DefinitionList } from "#ui/layout/definition-list.tsx";
import { SkeletonDetails } from "#ui/skeleton.tsx";
import { auditMessages } from "../messages.ts";
import { actionTone, nameOfCall } from "./use-audit-columns.tsx";

/** One entry of the log with all its fields, and a link to the record. */
export function AuditDrawer({ cursor }: { cursor: RowCursor }) {
  const t = useMessages(auditMessages);
  const { data, error, refetch } = useCall(calls.audit.list, {
    query: { id: cursor.id },
    page: { skip_totals: true },
  });
  const line = data?.items.find(({ id }) => id === cursor.id);
  const address = line && addressOfRecordLine(line);
  return (
    <RecordDrawer
      cursor={cursor}
      title={
        (line &&
          [line.entity_type && t.values.entity_type[line.entity_type], line.title].filter(Boolean).join(" · ")) ||
        (line ? nameOfCall(t, line.call) : t.details)
      }
      status={line && <Status tone={actionTone[line.action]}>{t.values.action[line.action]}</Status>}
      foot={address && <ButtonLink render={<Link to={address} />}>{t.open}</ButtonLink>}
    >
      <Loaded of={{ data: line, error, refetch }} placeholder={<SkeletonDetails />}>
        {(one) => <LineFacts line={one} />}
      </Loaded>
    </RecordDrawer>
  );
}

function addressOfRecordLine({ action, entity_type, entity_id: id }: AuditLine): string | undefined {
  return action === "removed" || !entity_type || !id ? undefined : addressOfRecord({ entityType: entity_type, id });
}

function LineFacts({ line }: { line: AuditLine }) {
  const t = useMessages(auditMessages);
  const show = useShow();
  // A new record shows its values, not its empty fields.
  const changes = line.changes.filter((one) => line.action === "changed" || !isEmpty(one.after ?? one.before));
  const facts = [
    { term: t.fields.created_dt, value: show.exact(line.created_dt) },
    { term: t.fields.actor, value: actorText(line.actor, t.values.actor) },
    ...(line.remote_addr ? [{ term: t.fields.remote_addr, value: line.remote_addr }] : []),
    { term: t.fields.call, value: <code>{line.call}</code> },
    { term: t.fields.request_id, value: <code className="wrap-anywhere">{line.request_id}</code> },
  ];
  return (
    <div className="flex flex-col gap-8">
      <DefinitionList rows={facts} />
      <section className="flex flex-col gap-2">
        <h3 className="text-section font-semibold">{t.fields.changes}</h3>
        {changes.length > 0 ? (
          <Changes {...line} changes={changes} shown={40} />
        ) : (
          <p className="text-table text-muted">{t.noChanges}</p>
        )}
      </section>
    </div>
  );
}
