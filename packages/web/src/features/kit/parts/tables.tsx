import Ellipsis from "lucide-react/icons/ellipsis";
import Fuel from "lucide-react/icons/fuel";
import Plus from "lucide-react/icons/plus";
import { useMemo, useState } from "react";
import { Status } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { RadioGroup } from "#ui/fields/radio-group.tsx";
import { SearchField } from "#ui/fields/search-field.tsx";
import { SegmentedControl } from "#ui/fields/segmented-control.tsx";
import { FilterChip } from "#ui/filter-chip.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { Pagination, type RowsPerPage } from "#ui/table/pagination.tsx";
import type { Column, Density, Sort } from "#ui/table/table-column.ts";
import { type Sale, salesOf } from "../sales.ts";
import { Chapter, Specimen } from "../specimen.tsx";

const money = (value: number) => value.toLocaleString("uk", { minimumFractionDigits: 2 }).replace("-", "−");

const columns: Column<Sale>[] = [
  { id: "number", header: "Receipt", cell: (sale) => sale.number, tabular: true, sortable: true, width: 120 },
  { id: "time", header: "Time", cell: (sale) => sale.time, tabular: true, sortable: true },
  { id: "customer", header: "Customer", cell: (sale) => sale.customer, width: 180 },
  { id: "site", header: "Point of sale", cell: (sale) => sale.site },
  { id: "status", header: "Status", cell: (sale) => <Status tone={sale.tone}>{sale.status}</Status> },
  { id: "bonus", header: "Bonuses", cell: (sale) => sale.bonus, numeric: true, sortable: true },
  { id: "sum", header: "Amount, UAH", cell: (sale) => money(sale.sum), numeric: true, sortable: true },
];

export function Tables() {
  return (
    <Chapter id="tables" title="Lists">
      <Specimen title="A list as a screen composes it" layout="plain">
        <SalesList />
      </Specimen>
      <Specimen title="500 rows, only those in sight drawn; compact; within itself" layout="plain">
        <LongList />
      </Specimen>
      <div className="grid gap-8 lg:grid-cols-2">
        <Specimen title="While it loads" layout="plain">
          <DataTable
            label="Loading"
            columns={columns.slice(0, 5)}
            rows={undefined}
            rowKey={(sale) => sale.number}
            skeletonRows={5}
          />
        </Specimen>
        <Specimen title="Empty" layout="plain">
          <DataTable
            label="Empty"
            columns={columns.slice(0, 5)}
            rows={[]}
            rowKey={(sale) => sale.number}
            empty={
              <EmptyState
                icon={Fuel}
                title="Sales appear here with the first receipt."
                action={<Button icon={Plus}>Open the register</Button>}
              />
            }
          />
        </Specimen>
        <Specimen title="Failed" layout="plain">
          <div className="rounded-card border border-default bg-surface">
            <ErrorState
              title="The sales could not be loaded: the server did not answer."
              detail="Your filters are still set."
              retry={{ label: "Try again", onPress: () => {} }}
              reference="request 7f3a-91c2"
            />
          </div>
        </Specimen>
      </div>
      <Specimen title="Pagination: seven or fewer, many, first, last" layout="plain">
        <Pages />
      </Specimen>
    </Chapter>
  );
}

function SalesList() {
  const all = useMemo(() => salesOf(40), []);
  const [sort, setSort] = useState<Sort | null>({ column: "sum", descending: true });
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<Sale | null>(null);
  const [search, setSearch] = useState("");
  const [density, setDensity] = useState<Density>("comfortable");
  const [page, setPage] = useState(1);
  const [rowsPerPage, setRowsPerPage] = useState<RowsPerPage>(10);
  const size = rowsPerPage === "fit" ? 12 : rowsPerPage;
  const sorted = useMemo(
    () =>
      sortSales(
        all.filter((sale) => sale.customer.toLowerCase().includes(search.toLowerCase())),
        sort,
      ),
    [all, sort, search],
  );
  const rows = sorted.slice((page - 1) * size, page * size);
  const total = (of: (sale: Sale) => number) => rows.reduce((sum, sale) => sum + of(sale), 0);
  return (
    <div className="flex flex-col gap-3">
      <Tools search={search} onSearch={setSearch} density={density} onDensity={setDensity} />
      <DataTable
        label="Sales"
        columns={columns}
        rows={rows}
        rowKey={(sale) => sale.number}
        sort={sort}
        onSort={setSort}
        density={density}
        selection={{ keys, onChange: setKeys }}
        onOpen={setOpen}
        openKey={open?.number ?? null}
        totals={[{ cells: { sum: money(total((sale) => sale.sum)), bonus: total((sale) => sale.bonus) } }]}
      />
      <Pagination
        page={page}
        pageSize={size}
        total={sorted.length}
        onPage={setPage}
        rowsPerPage={rowsPerPage}
        onRowsPerPage={setRowsPerPage}
      />
      <Drawer
        open={open !== null}
        onClose={() => setOpen(null)}
        title={`Receipt ${open?.number ?? ""}`}
        status={open && <Status tone={open.tone}>{open.status}</Status>}
        foot={<Button>Refund</Button>}
      >
        <p className="text-muted">Details of the sale.</p>
      </Drawer>
    </div>
  );
}

function sortSales(sales: Sale[], sort: Sort | null): Sale[] {
  if (!sort) return sales;
  const key = sort.column as keyof Sale; // The ids of the sortable columns are keys of a sale.
  const sorted = sales.toSorted((left, right) => (left[key] < right[key] ? -1 : left[key] > right[key] ? 1 : 0));
  return sort.descending ? sorted.reverse() : sorted;
}

function Tools(props: {
  search: string;
  onSearch: (text: string) => void;
  density: Density;
  onDensity: (density: Density) => void;
}) {
  const [status, setStatus] = useState<string | null>("paid");
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="w-full sm:w-64">
        <SearchField value={props.search} onChange={props.onSearch} placeholder="Search by customer" slash />
      </div>
      <FilterChip
        name="Status"
        value={status === null ? undefined : status === "paid" ? "Paid" : "Returned"}
        onRemove={() => setStatus(null)}
      >
        {(close) => (
          <RadioGroup
            aria-label="Status"
            value={status}
            onChange={(value) => {
              setStatus(value);
              close();
            }}
            options={[
              { value: "paid", label: "Paid" },
              { value: "returned", label: "Returned" },
            ]}
          />
        )}
      </FilterChip>
      <FilterChip name="Period" value="Last 7 days">
        {() => <span>Any editor stands here.</span>}
      </FilterChip>
      <FilterChip name="Cashier">{() => <span>Any editor stands here.</span>}</FilterChip>
      <div className="ms-auto flex items-center gap-2">
        <SegmentedControl
          aria-label="Row height"
          value={props.density}
          onChange={props.onDensity}
          segments={[
            { value: "comfortable", label: "Comfortable" },
            { value: "compact", label: "Compact" },
          ]}
        />
        <Menu
          trigger={<IconButton icon={Ellipsis} label="More" look="filled" />}
          groups={[
            {
              actions: [
                { id: "csv", label: "Export CSV" },
                { id: "xlsx", label: "Export XLSX" },
              ],
            },
          ]}
        />
      </div>
    </div>
  );
}

function LongList() {
  const rows = useMemo(() => salesOf(500), []);
  return (
    <DataTable
      label="Many sales"
      columns={columns}
      rows={rows}
      rowKey={(sale) => sale.number}
      onOpen={() => {}}
      density="compact"
      maxHeight="20rem"
    />
  );
}

function Pages() {
  const [page, setPage] = useState(5);
  return (
    <div className="flex flex-col gap-4">
      <Pagination label="Seven pages" page={Math.min(page, 7)} pageSize={10} total={68} onPage={setPage} />
      <Pagination label="Many pages" page={page} pageSize={10} total={12_345} onPage={setPage} />
      <Pagination label="First page" page={1} pageSize={25} total={1000} onPage={setPage} />
      <Pagination label="Last page" page={40} pageSize={25} total={1000} onPage={setPage} />
    </div>
  );
}
