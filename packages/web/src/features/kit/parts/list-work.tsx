import { Failure } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import Power from "lucide-react/icons/power";
import Trash2 from "lucide-react/icons/trash-2";
import { Suspense, useState } from "react";
import { BulkBar } from "#kit/list/bulk/bulk-bar.tsx";
import type { Phase, Run } from "#kit/list/bulk/bulk-runs.ts";
import { RunCard } from "#kit/list/bulk/work-tray.tsx";
import { ColumnList } from "#kit/list/columns/column-chooser.tsx";
import { DownloadCard } from "#kit/list/files/download-card.tsx";
import type { Filter } from "#kit/list/filters/filter-values.ts";
import { Filters } from "#kit/list/filters/filters.tsx";
import { Chapter, Specimen } from "../specimen.tsx";

const cities = ["Kyiv", "Lviv", "Odesa", "Dnipro", "Kharkiv", "Poltava", "Vinnytsia", "Rivne", "Lutsk", "Uzhhorod"];
const filters: Filter[] = [
  { kind: "days", name: "date", from: "date_from", to: "date_to", label: "Date" },
  { name: "city", label: "City", options: cities.map((value) => ({ value, label: value })) },
  { kind: "flag", name: "canceled", label: "Cancelled", yes: "Only", no: "Without" },
  { kind: "text", name: "comment", label: "Comment" },
];
const columns = ["Receipt", "Time", "Customer", "Point of sale", "Amount"].map((header) => ({ id: header, header }));

/** The parts of the kit around a list: filters of every kind, columns, bulk tasks and downloads. */
export function ListWork() {
  return (
    <Chapter id="list-work" title="Around a list">
      <Suspense>
        <Specimen title="Filters of every kind: days, one of many choices, yes or no, a text">
          <SomeFilters />
        </Specimen>
        <div className="grid gap-8 lg:grid-cols-2">
          <Specimen title="Columns: shown, hidden, moved" layout="plain">
            <SomeColumns />
          </Specimen>
          <Specimen title="Rows that are picked" layout="plain">
            <Picked />
          </Specimen>
        </div>
        <Specimen title="Work over many rows, and a file" layout="grid">
          <RunCard run={runOf("running", 412)} />
          <RunCard run={{ ...runOf("paused", 500), unreachable: true }} />
          <RunCard run={{ ...runOf("stopped", 640), refused: [refusal("1204")] }} />
          <RunCard run={{ ...runOf("finished", 1236), refused: [refusal("1204"), refusal("1311")], skipped: [left] }} />
          <DownloadCard download={{ ...file, phase: "running", failure: null }} />
          <DownloadCard download={{ ...file, phase: "failed", failure: new Failure("server.unavailable") }} />
        </Specimen>
      </Suspense>
    </Chapter>
  );
}

function SomeFilters() {
  const [search, setSearch] = useState<Record<string, string | undefined>>({ date: "last-7-days", canceled: "false" });
  return (
    <Filters
      filters={filters}
      search={search}
      onChange={({ page, ...change }) => setSearch((known) => ({ ...known, ...change }))}
    />
  );
}

function SomeColumns() {
  const [placed, setPlaced] = useState(() => columns.map(({ id }, index) => ({ id, shown: index !== 3 })));
  return (
    <div className="w-80 max-w-full rounded-card border border-default bg-surface p-3">
      <ColumnList columns={columns} layout={{ placed, arrange: (next) => setPlaced([...next]) }} />
    </div>
  );
}

function Picked() {
  const [count, setCount] = useState(10);
  const face = { does: String, needs: calls.pos.change, run: async () => undefined };
  return (
    <BulkBar
      bulk={{
        selection: undefined,
        actions: [
          { ...face, id: "on", label: "Switch on", icon: Power },
          { ...face, id: "remove", label: "Remove", icon: Trash2, danger: true },
        ],
        count,
        further: count < 1240 ? 1240 : null,
        pickAll: () => setCount(1240),
        clear: () => setCount(10),
        start: () => setCount(10),
      }}
    />
  );
}

function runOf(phase: Phase, done: number): Run {
  return { id: phase, label: "Switch off", phase, total: 1240, done, skipped: [], refused: [], unreachable: false };
}
function refusal(number: string) {
  return { id: number, name: `Station ${number}`, why: new Failure("pos.has_terminals") };
}
const left = { id: "left", name: "Station 17", why: "is off already" };
const file = { id: "file", label: "Transactions (CSV)", bytes: 12_400_000 };
