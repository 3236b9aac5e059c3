import type { AnyCall } from "@patron/contract/client";
import { useBrowserRows } from "./browser-rows.ts";
import { ListBody } from "./list-body.tsx";
import type { ListFace, ListLoad, ListRow } from "./list-face.ts";

/** A list whose rows are all in the browser: search, filters, sorting, pages, all of them in the address. */
export function ListScreen<C extends AnyCall>(props: ListFace<ListRow<C>> & ListLoad<C>) {
  const { call, asked, waits, ...face } = props;
  return <ListBody {...face} found={useBrowserRows({ call, asked, ...(waits ? { waits } : {}) }, face)} />;
}
