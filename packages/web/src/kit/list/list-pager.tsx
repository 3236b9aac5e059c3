import { Pagination } from "#ui/table/pagination.tsx";
import { useListAddress } from "./list-address.ts";
import { useListsSettings } from "./list-settings.ts";

/** The pages of a list. The address stores page and rows per page; the latter applies to all lists. */
export function ListPager({ total, isMore }: { total: number | undefined; isMore?: boolean | undefined }) {
  const { page, count, rowsPerPage, change } = useListAddress();
  const [, changeSettings] = useListsSettings();
  return (
    <Pagination
      page={page}
      pageSize={count}
      total={total}
      isMore={isMore ?? false}
      onPage={(next) => change({ page: next === 1 ? undefined : String(next) })}
      rowsPerPage={rowsPerPage}
      onRowsPerPage={(next) => {
        changeSettings({ rowsPerPage: next });
        change({ count: String(next), page: undefined });
      }}
    />
  );
}
