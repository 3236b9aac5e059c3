import { useNavigate } from "@tanstack/react-router";
import FilterX from "lucide-react/icons/filter-x";
import type { ReactNode } from "react";
import type { Crumb } from "#ui/breadcrumbs.tsx";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import type { Icon } from "#ui/icon.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { LoadFailure } from "../load-failure.tsx";
import { useKitWords } from "../words/use-words.ts";
import type { ListColumn } from "./columns.tsx";
import { type Filter, Filters } from "./filters.tsx";
import { type ListState, useListState } from "./list-state.ts";

export interface ListScreenProps<Row extends { id: string }> {
  title: string;
  purpose?: string;
  crumbs?: readonly Crumb[];
  /** The primary action of the screen. */
  action?: ReactNode;
  columns: readonly ListColumn<Row>[];
  filters?: readonly Filter[];
  /** Every row of a list that is not paged; undefined while it loads. */
  rows: readonly Row[] | undefined;
  refreshing: boolean;
  error: Error | null;
  retry: () => void;
  /** Where a row leads to. */
  open: (row: Row) => string;
  /** What belongs here, and the way to the first one. */
  empty: { icon: Icon; title: string; hint?: string; action?: ReactNode };
}

/** A list whose rows are all in the browser: search, filters, sorting, pages, all of them in the address. */
export function ListScreen<Row extends { id: string }>(props: ListScreenProps<Row>) {
  const { title, purpose, crumbs, action, columns, filters = [], rows, error } = props;
  const state = useListState(rows, columns);
  const isEmpty = rows?.length === 0 && filters.every((filter) => state.search[filter.name] === undefined);
  return (
    <>
      <PageHeader title={title} purpose={purpose} crumbs={crumbs} actions={isEmpty ? undefined : action} />
      {error && !rows ? (
        <LoadFailure error={error} retry={props.retry} />
      ) : isEmpty ? (
        <EmptyState {...props.empty} />
      ) : (
        <div className="flex flex-col gap-3">
          <div className="flex flex-wrap items-center gap-2">
            <div className="w-full sm:w-64">
              <SearchField slash size="sm" value={state.text} onChange={(q) => state.change({ q, page: undefined })} />
            </div>
            <Filters filters={filters} search={state.search} onChange={state.change} />
          </div>
          <Rows {...props} state={state} />
        </div>
      )}
    </>
  );
}

function Rows<Row extends { id: string }>(props: ListScreenProps<Row> & { state: ListState<Row> }) {
  const words = useKitWords();
  const navigate = useNavigate();
  const { title, columns, refreshing, state } = props;
  return (
    <>
      <DataTable
        label={title}
        columns={columns}
        rows={state.shown}
        rowKey={(row) => row.id}
        sort={state.sort}
        onSort={(sort) => state.change({ sort: sort.column, order: sort.descending ? "desc" : undefined })}
        onOpen={(row) => void navigate({ to: props.open(row) })}
        refreshing={refreshing}
        empty={
          <EmptyState
            icon={FilterX}
            title={words.nothingFits}
            hint={words.changeFilters}
            action={<Button onClick={state.clear}>{words.clearFilters}</Button>}
          />
        }
      />
      <Pagination
        page={state.page}
        pageSize={state.count}
        total={state.total}
        onPage={(page) => state.change({ page: page === 1 ? undefined : String(page) })}
        onPageSize={(count) => state.change({ count: count === 10 ? undefined : String(count), page: undefined })}
      />
    </>
  );
}
