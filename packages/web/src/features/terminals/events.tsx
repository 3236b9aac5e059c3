import { calls } from "@patron/contract/routes";
import Activity from "lucide-react/icons/activity";
import { usePathParams } from "#kit/address/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { useFilters } from "#kit/list/filters/use-filters.ts";
import { PagedScreen } from "#kit/list/paged-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { useCrumbs } from "#kit/screen/screen-header.tsx";
import { useShow } from "#kit/show.ts";
import type { Crumb } from "#ui/layout/breadcrumbs.tsx";
import { terminalActivityMessages } from "./messages.ts";

/** The breadcrumbs above, with the terminal by its name. */
function useTerminalCrumbs(): Crumb[] {
  const { data } = useCall(calls.terminals.get, { path: usePathParams<"terminalId">() });
  const above = useCrumbs();
  return above.map((crumb, index) => (data && index === above.length - 1 ? { ...crumb, label: data.title } : crumb));
}

/** What a terminal was doing, the latest first. */
export default function TerminalEventsScreen() {
  const t = useMessages(terminalActivityMessages);
  const show = useShow();
  const columns = useColumns(
    calls.terminalStatuses.list,
    t,
    (c) => [
      { ...c.dateTime("created_dt"), width: 190 },
      { ...c.choice("state"), width: 240 },
      { ...c.text("comment"), sortable: false },
      { ...c.choice("staff", (row) => row.staff?.title), sortable: false },
      c.text("remote_addr"),
      { ...c.text("device_model"), sortable: false },
      { ...c.text("app_version"), sortable: false },
      c.own({ id: "battery", cell: ({ battery }) => battery !== null && show.rate(String(battery)) }),
    ],
    [show],
  );
  return (
    <PagedScreen
      name="terminal-events"
      crumbs={useTerminalCrumbs()}
      call={calls.terminalStatuses.list}
      texts={t}
      icon={Activity}
      columns={columns}
      filters={useFilters(calls.terminalStatuses.list, t, (f) => [
        f.days("date", "date_from", "date_to", t.fields.created_dt),
        f.text("remote_addr"),
      ])}
    />
  );
}
