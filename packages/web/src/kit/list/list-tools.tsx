import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import { SearchField } from "#ui/fields/search-field.tsx";
import { ColumnChooser } from "./columns/column-chooser.tsx";
import type { ListColumn } from "./columns/columns.tsx";
import type { Layout } from "./columns/use-layout.ts";
import type { Filter } from "./filters/filter-values.ts";
import { Filters } from "./filters/filters.tsx";
import { useListAddress } from "./list-address.ts";
import type { Views } from "./views/use-views.ts";
import { ViewsMenu } from "./views/views-menu.tsx";

interface ListToolsProps<Row> {
  name: string;
  columns: readonly ListColumn<Row>[];
  filters: readonly Filter[];
  searchName: string | undefined;
  layout: Layout<Row>;
  views: Views;
  /** More tools, after the columns. */
  children?: ReactNode;
}

/** The toolbar of a list: search, filters as chips, saved views, columns. On phones the chips are below it. */
export function ListTools<Row>({ name, columns, filters, searchName, layout, views, children }: ListToolsProps<Row>) {
  const { search, change } = useListAddress();
  return (
    <div className="flex flex-wrap items-center gap-2">
      {searchName !== undefined && (
        <div className={classes("min-w-0 max-sm:flex-1 sm:w-64", !search[searchName] && "print:hidden")}>
          <SearchField
            slash
            size="sm"
            value={search[searchName] ?? ""}
            onChange={(text) => change({ [searchName]: text, page: undefined })}
          />
        </div>
      )}
      <div
        className={classes(
          "flex min-w-0 flex-wrap items-center gap-2 empty:hidden",
          searchName === undefined ? "flex-1" : "max-sm:order-1 max-sm:basis-full",
        )}
      >
        <Filters filters={filters} search={search} onChange={change} />
      </div>
      <div className="ms-auto flex shrink-0 items-center gap-1 print:hidden">
        <ViewsMenu list={name} views={views} />
        <ColumnChooser columns={columns} layout={layout} />
        {children}
      </div>
    </div>
  );
}
