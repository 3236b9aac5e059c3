import type { audit } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { AUDIT_NOUNS } from "@patron/contract/words";
import ScrollText from "lucide-react/icons/scroll-text";
import { useCall } from "#kit/call/use-call.ts";
import { historyMessages } from "#kit/history/messages.ts";
import { PagedScreen, usePageAsk } from "#kit/list/paged-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { auditMessages } from "./messages.ts";
import { AuditDrawer } from "./parts/audit-drawer.tsx";
import { useAuditColumns } from "./parts/use-audit-columns.tsx";

const names = ["noun", "actor_id", "date_from", "date_to"] as const;

/** Every change of the business; a line opens its fields beside the list. */
export default function AuditScreen() {
  const t = useMessages(auditMessages);
  const words = useMessages(historyMessages);
  const { page, search, change } = usePageAsk();
  const wanted = Object.fromEntries(names.flatMap((name) => (search[name] ? [[name, search[name]]] : [])));
  const query = wanted as FiltersOf<typeof audit.list>; // Texts of the address; the server checks each against its shape.
  const { data, error, isFetching, refetch } = useCall(calls.audit.list, { query, page });
  const { data: actors } = useCall(calls.audit.actors, {});
  const open = data?.items.find((line) => line.id === search.open);
  return (
    <PagedScreen
      title={t.title}
      purpose={t.purpose}
      columns={useAuditColumns()}
      filters={[
        { name: "noun", label: t.what, options: AUDIT_NOUNS.map((value) => ({ value, label: words.nouns[value] })) },
        {
          name: "actor_id",
          label: t.who,
          options: (actors?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
        },
        { name: "date_from", label: t.dateFrom, kind: "day" },
        { name: "date_to", label: t.dateTo, kind: "day" },
      ]}
      answer={data}
      refreshing={isFetching}
      error={error}
      retry={() => void refetch()}
      onOpen={({ id }) => change({ open: id })}
      openId={search.open}
      empty={{ icon: ScrollText, title: t.emptyTitle }}
    >
      {open && <AuditDrawer line={open} onClose={() => change({ open: undefined })} />}
    </PagedScreen>
  );
}
