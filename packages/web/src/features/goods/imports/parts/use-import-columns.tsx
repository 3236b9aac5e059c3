import { calls } from "@patron/contract/routes";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { useMessages } from "#kit/messages.ts";
import { goodsImportsMessages } from "../messages.ts";

/** The columns of the list of imports. */
export function useImportColumns() {
  const t = useMessages(goodsImportsMessages);
  return useColumns(
    calls.goodsImports.list,
    t,
    (c) => [
      // Its text is the name of the import, where it is asked about.
      c.own({
        id: "file_name",
        key: (row) => row.file_name ?? t.unnamed,
        cell: (row) => <bdi>{row.file_name ?? t.unnamed}</bdi>,
      }),
      c.moment("created_dt", (row) => row.created_dt),
      c.number("new_count"),
      c.number("changed_count"),
      c.number("prices_count"),
      c.own({ id: "person", cell: ({ person }) => person?.title }),
      c.moment("undone_dt", (row) => row.undone_dt),
      c.own({
        id: "kept_count",
        numeric: true,
        key: (row) => row.kept_count ?? -1,
        file: (row) => row.kept_count,
        cell: (row) => row.kept_count,
      }),
    ],
    [t],
  );
}
