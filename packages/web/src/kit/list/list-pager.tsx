import { Pagination } from "#ui/table/pagination.tsx";
import { useListAddress } from "./list-address.ts";

/** RowCursor the pages of a list; page and count stand in the address. */
export function ListPager({ total, isMore }: { total: number; isMore?: boolean | undefined }) {
  const { page, count, change } = useListAddress();
  return (
    <Pagination
      page={page}
      pageSize={count}
      total={total}
      isMore={isMore ?? false}
      onPage={(next) => change({ page: next === 1 ? undefined : String(next) })}
      onPageSize={(size) => change({ count: size === 10 ? undefined : String(size), page: undefined })}
    />
  );
}
