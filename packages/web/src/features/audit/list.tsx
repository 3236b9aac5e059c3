import type { audit } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/client";
import { ENTITY_TYPES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import ScrollText from "lucide-react/icons/scroll-text";
import { useCall } from "#kit/call/use-call.ts";
import { historyMessages } from "#kit/history/messages.ts";
import { PagedScreen } from "#kit/list/paged-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { auditMessages } from "./messages.ts";
import { AuditDrawer } from "./parts/audit-drawer.tsx";
import { useAuditColumns } from "./parts/use-audit-columns.tsx";

/** Every change of the business; a line opens its fields beside the list. */
export default function AuditScreen() {
  const t = useMessages(auditMessages);
  const common = useMessages(historyMessages);
  const { data: actors } = useCall(calls.audit.actors, {});
  return (
    <PagedScreen
      name="audit"
      call={calls.audit.list}
      // Texts of the address; the server checks each against its shape.
      requested={(chosen, page) => ({ query: chosen as FiltersOf<typeof audit.list>, page })}
      title={t.title}
      purpose={t.purpose}
      columns={useAuditColumns()}
      filters={[
        {
          name: "entity_type",
          label: t.what,
          options: ENTITY_TYPES.map((value) => ({ value, label: common.values.entity_type[value] })),
        },
        {
          name: "actor_id",
          label: t.who,
          options: (actors?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
        },
        { kind: "days", name: "date", from: "date_from", to: "date_to", label: t.when },
      ]}
      details={(cursor) => <AuditDrawer cursor={cursor} />}
      empty={{ icon: ScrollText, title: t.emptyTitle }}
    />
  );
}
