import type { PageAsk } from "@patron/contract/client";
import FilterX from "lucide-react/icons/filter-x";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import type { Icon } from "#ui/icon.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { SearchField } from "#ui/search-field.tsx";
import type { TotalsRow } from "#ui/table-column.ts";
import { type Search, useAddress } from "../address.ts";
import { LoadFailure } from "../load-failure.tsx";
import { useKitWords } from "../words/use-words.ts";
import type { ListColumn } from "./columns.tsx";
import { type Filter, Filters } from "./filters.tsx";

const sizes = [10, 25, 50, 100];

/** The page that the address asks for, and a way to ask for another. */
export function usePageAsk(): {
  page: Required<Pick<PageAsk, "page" | "count">> & PageAsk;
  search: Search;
  change: (change: Search) => void;
} {
  const [search, change] = useAddress();
  const count = sizes.find((size) => String(size) === search.count) ?? 10;
  const page = Math.max(1, Math.trunc(Number(search.page ?? "1")) || 1);
  const sorting = search.sort
    ? { sort: search.sort, order: search.order === "desc" ? ("desc" as const) : ("asc" as const) }
    : {};
  return { page: { page, count, ...sorting }, search, change };
}

export interface PagedScreenProps<Row extends { id: string }> {
  title: string;
  purpose?: string;
  action?: ReactNode;
  columns: readonly ListColumn<Row>[];
  filters: readonly Filter[];
  /** The name in the address of what the search field holds; without it there is no search field. */
  searchName?: string;
  /** What the server answered; undefined while it loads. */
  answer: { items: readonly Row[]; total?: number | undefined; total_estimated?: boolean | undefined } | undefined;
  totals?: readonly TotalsRow[];
  refreshing: boolean;
  error: Error | null;
  retry: () => void;
  onOpen: (row: Row) => void;
  openId: string | undefined;
  empty: { icon: Icon; title: string; hint?: string; action?: ReactNode };
  /** The details of the open row. */
  children?: ReactNode;
}

/** A list that the server pages, sorts and filters; everything that the reader chose stands in the address. */
export function PagedScreen<Row extends { id: string }>(props: PagedScreenProps<Row>) {
  const { title, purpose, action, filters, answer, error, empty } = props;
  const { search, change } = usePageAsk();
  const { searchName } = props;
  const searched = searchName !== undefined && search[searchName] !== undefined;
  const filtered = searched || filters.some((filter) => search[filter.name] !== undefined);
  const isEmpty = answer?.items.length === 0 && !filtered && (answer.total ?? 0) === 0;
  return (
    <>
      <PageHeader title={title} purpose={purpose} actions={action} />
      {error && !answer ? (
        <LoadFailure error={error} retry={props.retry} />
      ) : isEmpty ? (
        <EmptyState {...empty} />
      ) : (
        <div className="flex flex-col gap-3">
          <div className="flex flex-wrap items-center gap-2">
            {searchName !== undefined && (
              <div className="w-full sm:w-64">
                <SearchField
                  slash
                  size="sm"
                  value={search[searchName] ?? ""}
                  onChange={(text) => change({ [searchName]: text, page: undefined })}
                />
              </div>
            )}
            <Filters filters={filters} search={search} onChange={change} />
          </div>
          <PagedRows {...props} />
        </div>
      )}
      {props.children}
    </>
  );
}

function PagedRows<Row extends { id: string }>(props: PagedScreenProps<Row>) {
  const words = useKitWords();
  const { page, search, change } = usePageAsk();
  const { answer, totals, filters } = props;
  const names = [...filters.map((filter) => filter.name), ...(props.searchName ? [props.searchName] : [])];
  const clear = () => change(Object.fromEntries(names.map((name) => [name, undefined])));
  return (
    <>
      <DataTable
        label={props.title}
        columns={props.columns}
        rows={answer?.items}
        rowKey={(row) => row.id}
        sort={search.sort ? { column: search.sort, descending: search.order === "desc" } : null}
        onSort={(sort) => change({ sort: sort.column, order: sort.descending ? "desc" : undefined, page: undefined })}
        onOpen={props.onOpen}
        openKey={props.openId ?? null}
        refreshing={props.refreshing}
        {...(totals ? { totals } : {})}
        empty={
          <EmptyState
            icon={FilterX}
            title={words.nothingFits}
            hint={words.changeFilters}
            action={<Button onClick={clear}>{words.clearFilters}</Button>}
          />
        }
      />
      <Pagination
        page={page.page}
        pageSize={page.count}
        total={answer?.total ?? 0}
        onPage={(next) => change({ page: next === 1 ? undefined : String(next) })}
        onPageSize={(count) => change({ count: count === 10 ? undefined : String(count), page: undefined })}
      />
    </>
  );
}
