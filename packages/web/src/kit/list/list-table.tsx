import { useNavigate } from "@tanstack/react-router";
import FilterX from "lucide-react/icons/filter-x";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import type { Selection } from "#ui/table/table-column.ts";
import { useMessages } from "../messages.ts";
import type { Layout } from "./columns/use-layout.ts";
import { filterNames } from "./filters/filter-values.ts";
import { useListAddress } from "./list-address.ts";
import type { Found, ListFace } from "./list-face.ts";
import { useListsSettings } from "./list-settings.ts";
import { listMessages } from "./messages.ts";
import { nameOf } from "./row-name.ts";

interface ListTableProps<Row extends { id: string }> extends ListFace<Row> {
  title: string;
  found: Found<Row>;
  layout: Layout<Row>;
  selection: Selection | undefined;
}

/** The rows of a list with the chosen columns; a press on a row opens its screen or its details beside the list. */
export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const t = useMessages(listMessages);
  const navigate = useNavigate();
  const [{ density }] = useListsSettings();
  const { search, change, sort, count } = useListAddress();
  const { found, layout, selection, columns, filters = [], open, details } = props;
  const names = [...filterNames(filters), ...(found.searchName ? [found.searchName] : [])];
  const clear = () => change(Object.fromEntries(names.map((name) => [name, undefined])));
  const press = details
    ? (row: Row) => change({ open: row.id })
    : open && ((row: Row) => void navigate({ to: open(row) }));
  return (
    <DataTable
      label={props.title}
      columns={layout.shown}
      rows={found.shown}
      skeletonRows={count}
      rowName={(row) => nameOf(columns, row)}
      density={density}
      stacked
      sort={sort}
      onSort={({ column, descending }) =>
        change({ sort: column, order: descending ? "desc" : undefined, page: undefined })
      }
      refreshing={found.refreshing}
      {...(press ? { onOpen: press } : {})}
      {...(details ? { openKey: search.open ?? null } : {})}
      {...(selection ? { selection } : {})}
      {...(found.totals ? { totals: found.totals } : {})}
      empty={
        <EmptyState
          icon={FilterX}
          title={t.nothingFits}
          hint={t.changeFilters}
          action={<Button onClick={clear}>{t.clearFilters}</Button>}
        />
      }
    />
  );
}
