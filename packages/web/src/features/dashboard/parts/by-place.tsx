import { useState } from "react";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Card } from "#ui/card.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { SegmentedControl } from "#ui/segmented-control.tsx";
import { dashboardMessages } from "../messages.ts";
import { type Answer, drawn } from "./answer.ts";

/** Turnover by point of sale or by terminal, with each one's share. */
export function ByPlace({ answer }: { answer: Answer }) {
  const t = useMessages(dashboardMessages);
  const show = useShow();
  const [by, setBy] = useState<"pos" | "terminal">("pos");
  const rows =
    by === "pos"
      ? answer.pos.map((row) => ({ ...row, name: row.title }))
      : answer.terminals.map((row) => ({ ...row, name: `${row.pos_title} · ${row.title}` }));
  const all = drawn(answer.totals.amount_to_pay);
  const percent = new Intl.NumberFormat(show.language, { style: "percent", maximumFractionDigits: 1 });
  return (
    <Card
      title={by === "pos" ? t.byPos : t.byTerminal}
      action={
        <SegmentedControl
          size="sm"
          aria-label={t.byPos}
          value={by}
          onChange={setBy}
          segments={[
            { value: "pos", label: t.pos },
            { value: "terminal", label: t.terminal },
          ]}
        />
      }
    >
      <DataTable
        label={by === "pos" ? t.byPos : t.byTerminal}
        maxHeight="22rem"
        rows={rows}
        rowKey={(row) => row.id}
        columns={[
          { id: "name", header: by === "pos" ? t.pos : t.terminal, cell: (row) => row.name },
          { id: "checks", header: t.checks, numeric: true, cell: (row) => show.number(row.checks_count) },
          {
            id: "turnover",
            header: t.turnover,
            numeric: true,
            cell: (row) => show.money(row.amount_to_pay, answer.currency),
          },
          {
            id: "share",
            header: t.share,
            numeric: true,
            cell: (row) => (all > 0 ? percent.format(drawn(row.amount_to_pay) / all) : ""),
          },
        ]}
      />
    </Card>
  );
}
