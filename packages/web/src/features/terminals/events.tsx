import { calls } from "@patron/contract/routes";
import Activity from "lucide-react/icons/activity";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { useFilters } from "#kit/list/filters/use-filters.ts";
import { PagedScreen } from "#kit/list/paged-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { terminalActivityMessages } from "./messages.ts";

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
      { ...c.choice("staff", (row) => row.staff?.title), sortable: false },
      c.text("remote_addr"),
      { ...c.text("device_model"), sortable: false },
      { ...c.text("app_version"), sortable: false },
      c.own({ id: "battery", numeric: true, cell: ({ battery }) => battery !== null && show.rate(String(battery)) }),
      { ...c.text("comment"), sortable: false },
    ],
    [show],
  );
  return (
    <PagedScreen
      name="terminal-events"
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
