import { calls } from "@patron/contract/routes";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Badge } from "#ui/badge.tsx";
import { priceMatrixMessages } from "../messages.ts";

const tones = { scheduled: "info", started: "success", ended: "neutral", cancelled: "neutral" } as const;

/** The columns of the list of price changes. */
export function useChangeColumns() {
  const t = useMessages(priceMatrixMessages);
  const show = useShow();
  return useColumns(
    calls.priceMatrix.changes,
    t,
    (c) => [
      // Its text is the name of the change, where it is asked about.
      c.own({
        id: "valid_from",
        tabular: true,
        key: ({ valid_from }) => show.dateTime(valid_from),
        cell: ({ valid_from }) => <time title={show.exact(valid_from)}>{show.dateTime(valid_from)}</time>,
      }),
      c.own({ id: "state", cell: ({ state }) => <Badge tone={tones[state]}>{t.values.state[state]}</Badge> }),
      c.moment("valid_until", (row) => row.valid_until),
      c.number("prices_count"),
      c.text("comment"),
      c.own({ id: "person", cell: ({ person }) => person?.title }),
    ],
    [t, show],
  );
}
