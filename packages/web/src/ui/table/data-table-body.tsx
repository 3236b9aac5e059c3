import { type RefObject, useState } from "react";
import { DataTableRow } from "./data-table-row.tsx";
import { Gap } from "./gap.tsx";
import { useRowWindow } from "./row-window.ts";
import { SkeletonRows } from "./skeleton-rows.tsx";
import type { DataTableProps } from "./table-column.ts";
import { useRowKeys } from "./table-keys.ts";

type BodyProps<Row> = DataTableProps<Row> & {
  scroller: RefObject<HTMLElement | null>;
  /** Of a row, in px. */
  height: number;
};

/** The rows of a table. Of more than fifty only the visible ones render. */
export function DataTableBody<Row>(props: BodyProps<Row>) {
  const { rows, columns, selection, empty, height, skeletonRows = 10 } = props;
  const span = columns.length + (selection ? 1 : 0);
  if (rows === undefined) {
    const numeric = columns.map((column) => (column.numeric ? "1" : "0")).join("");
    return <SkeletonRows numeric={numeric} selectable={selection !== undefined} height={height} count={skeletonRows} />;
  }
  if (rows.length === 0) {
    return (
      <tbody>
        <tr>
          <td colSpan={span}>
            <div className="sticky start-0 max-w-[calc(100vw-2rem)]">{empty}</div>
          </td>
        </tr>
      </tbody>
    );
  }
  return <Rows {...props} rows={rows} span={span} />;
}

function Rows<Row>(props: BodyProps<Row> & { rows: readonly Row[]; span: number }) {
  const { rows, columns, rowKey, rowName, height, openKey, selection, scroller, span } = props;
  const { body, from, to } = useRowWindow(scroller, rows.length, height);
  const [tabKey, setTabKey] = useState<string | null>(null);
  const handlers = useRowKeys({ ...props, onFocusRow: setTabKey });
  const shown = rows.slice(from, to);
  const tabStop = shown.some((row) => rowKey(row) === tabKey)
    ? tabKey
    : shown[0] !== undefined
      ? rowKey(shown[0])
      : null;
  return (
    <tbody ref={body} {...handlers}>
      {from > 0 && <Gap span={span} height={from * height} />}
      {shown.map((row, index) => {
        const key = rowKey(row);
        return (
          <DataTableRow
            key={key}
            row={row}
            rowId={key}
            index={from + index + 2}
            name={rowName?.(row) ?? key}
            columns={columns}
            height={height}
            open={key === openKey}
            selected={selection?.keys.has(key)}
            tabStop={props.onOpen || selection ? key === tabStop : undefined}
            pressable={props.onOpen !== undefined}
          />
        );
      })}
      {to < rows.length && <Gap span={span} height={(rows.length - to) * height} />}
    </tbody>
  );
}
