import { calls } from "@patron/contract/routes";
import ScrollText from "lucide-react/icons/scroll-text";
import { useCall } from "#kit/call/use-call.ts";
import { useFilters } from "#kit/list/filters/use-filters.ts";
import { PagedScreen } from "#kit/list/paged-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { auditMessages } from "./messages.ts";
import { AuditDrawer } from "./parts/audit-drawer.tsx";
import { useAuditColumns } from "./parts/use-audit-columns.tsx";

/** Every change in the business; a row opens its fields beside the list. */
export default function AuditScreen() {
  const t = useMessages(auditMessages);
  const actors = useCall(calls.audit.actors, {}).data?.items ?? [];
  const people = actors.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <PagedScreen
      call={calls.audit.list}
      texts={t}
      icon={ScrollText}
      columns={useAuditColumns()}
      filters={useFilters(calls.audit.list, t, (f) => [
        f.choice("entity_type"),
        f.choice("actor_id", { label: t.fields.actor, options: people }),
        f.days("date", "date_from", "date_to", t.fields.created_dt),
      ])}
      details={(cursor) => <AuditDrawer cursor={cursor} />}
    />
  );
}
