import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import { RepeatFiscal } from "#kit/fiscal-receipts/repeat.tsx";
import { FiscalStatus } from "#kit/fiscal-receipts/state.tsx";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { TextLink } from "#ui/text-link.tsx";
import { fiscalMessages } from "../messages.ts";

/** The columns of the list: what is registered, what became of it and why, and a button to send it again. */
export function useFiscalColumns() {
  const t = useMessages(fiscalMessages);
  const show = useShow();
  return useColumns(
    calls.fiscal.list,
    t,
    (c) => [
      c.own({
        id: "created_dt",
        width: 180,
        sortable: true,
        cell: (row) => <time title={show.exact(row.created_dt)}>{show.dateTime(row.created_dt)}</time>,
      }),
      c.own({ id: "state", cell: (row) => <FiscalStatus state={row.state} /> }),
      c.own({ id: "kind", cell: (row) => t.values.kind[row.kind] }),
      c.own({
        id: "number",
        cell: (row) =>
          row.transaction_id &&
          row.number && (
            <TextLink quiet link={<Link to={`/transactions?open=${row.transaction_id}`} />}>
              {row.number}
            </TextLink>
          ),
      }),
      c.own({
        id: "amount",
        numeric: true,
        exported: ["amount", "currency"],
        cell: (row) => row.amount && row.currency && show.money(row.amount, row.currency),
      }),
      c.own({
        id: "fiscal_number",
        cell: (row) =>
          row.fiscal_url ? (
            <TextLink href={row.fiscal_url} outside>
              {row.fiscal_number}
            </TextLink>
          ) : (
            row.fiscal_number
          ),
      }),
      c.own({
        id: "problem",
        width: 320,
        exported: ["problem", "error_text"],
        cell: ({ problem, error_text }) => {
          if (!problem) return null;
          const whole = [t.values.problem[problem], error_text].filter(Boolean).join(" ");
          return <span title={whole}>{whole}</span>;
        },
      }),
      c.own({ id: "due_dt", exported: [], width: 230, cell: (row) => <Next row={row} /> }),
      c.own({ id: "terminal", cell: (row) => row.terminal.title }),
      c.own({ id: "pos", cell: (row) => row.pos.title }),
      c.own({
        id: "fiscal_dt",
        width: 180,
        sortable: true,
        cell: (row) => row.fiscal_dt && show.dateTime(row.fiscal_dt),
      }),
      c.own({ id: "attempts", numeric: true, cell: (row) => show.number(row.attempts) }),
    ],
    [t, show],
  );
}

interface NextProps {
  row: { id: string; state: "waiting" | "registered" | "refused" | "dropped"; due_dt: string | null };
}
/** When it is sent again, and the button for now. */
function Next({ row }: NextProps) {
  const show = useShow();
  return (
    <span className="flex items-center gap-2">
      <RepeatFiscal receipt={row} />
      {row.due_dt && <time className="text-muted">{show.dateTime(row.due_dt)}</time>}
    </span>
  );
}
