import { EmptyState } from "#ui/empty-state.tsx";
import { LoadFailure } from "../load-failure.tsx";
import { ScreenHeader, useRecordAddress, useScreen, useScreenTitle } from "../screen/screen-header.tsx";
import { createOf } from "../screen/screen-relations.ts";
import { AddLink } from "./add-link.tsx";
import { BulkBar } from "./bulk/bulk-bar.tsx";
import { useBulk } from "./bulk/use-bulk.ts";
import { useLayout } from "./columns/use-layout.ts";
import { ExportMenu } from "./files/export-menu.tsx";
import { useListAddress } from "./list-address.ts";
import type { Found, ListFace } from "./list-face.ts";
import { ListPager } from "./list-pager.tsx";
import { ListTable } from "./list-table.tsx";
import { ListTools } from "./list-tools.tsx";
import { LiveRows } from "./live-rows.tsx";
import { cursorOf } from "./row-cursor.ts";
import { useViews } from "./views/use-views.ts";

/** A list screen over any source of rows: header, tools, rows, pages, bulk actions, and the details of one row. */
export function ListBody<Row extends { id: string }>(props: ListFace<Row> & { found: Found<Row> }) {
  const { texts, found, details } = props;
  const screen = useScreen();
  const create = screen && createOf(screen);
  const own = useScreenTitle();
  const addressOf = useRecordAddress();
  const { title = own, name = screen?.path.slice(1) ?? "", open = addressOf && (({ id }) => addressOf(id)) } = props;
  const { search, change } = useListAddress();
  const action = props.action ?? (create && <AddLink screen={create}>{texts.add}</AddLink>);
  const cursor = details ? cursorOf(search.open, found.shown, (id) => change({ open: id })) : null;
  return (
    <>
      <ScreenHeader
        title={title}
        purpose={texts.purpose}
        crumbs={props.crumbs}
        actions={found.isBlank ? undefined : action}
      />
      {props.lead}
      {found.error ? (
        <LoadFailure error={found.error} retry={found.retry} />
      ) : found.isBlank ? (
        <LiveRows entityTypes={props.live ?? []} busy={false} reload={found.retry}>
          <EmptyState
            icon={props.icon}
            title={texts.emptyTitle}
            hint={texts.emptyHint}
            action={props.firstStep ?? action}
          />
        </LiveRows>
      ) : (
        <Rows {...props} name={name} title={title} open={open} />
      )}
      {cursor && details?.(cursor)}
    </>
  );
}

function Rows<Row extends { id: string }>(props: ListFace<Row> & { name: string; title: string; found: Found<Row> }) {
  const { name, columns, filters = [], found } = props;
  const layout = useLayout(name, columns);
  const views = useViews(name, layout);
  const bulk = useBulk(props, found);
  return (
    <div className="flex flex-col gap-3">
      <ListTools
        name={name}
        columns={columns}
        filters={filters}
        searchName={found.searchName}
        layout={layout}
        views={views}
      >
        <ExportMenu title={props.title} found={found} columns={layout.shown} />
      </ListTools>
      <LiveRows entityTypes={props.live ?? []} busy={(bulk.selection?.keys.size ?? 0) > 0} reload={found.retry}>
        <ListTable {...props} layout={layout} selection={bulk.selection} />
      </LiveRows>
      <ListPager total={found.total} isMore={found.isMore} />
      <BulkBar bulk={bulk} />
    </div>
  );
}
