import { type RefObject, useState } from "react";
import { classes } from "#ui/classes.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { cellStyle, checkCell, lineBelow } from "./data-table-cell.ts";
import { DataTableRow } from "./data-table-row.tsx";
import { useRowWindow } from "./row-window.ts";
import type { DataTableProps } from "./table-column.ts";
import { useRowKeys } from "./table-keys.ts";

type BodyProps<Row> = DataTableProps<Row> & {
  scroller: RefObject<HTMLElement | null>;
  /** Of a row, in px. */
  height: number;
};

/** The rows of a table. Of more than fifty only the visible ones render. */
export function DataTableBody<Row>(props: BodyProps<Row>) {
  const { rows, columns, selection, empty } = props;
  const span = columns.length + (selection ? 1 : 0);
  if (rows === undefined) return <SkeletonRows {...props} />;
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

/** Takes the height of rows that are not rendered, so that the scroll bar is right. */
function Gap({ span, height }: { span: number; height: number }) {
  return (
    <tr aria-hidden>
      <td colSpan={span} style={{ height }} />
    </tr>
  );
}

const skeletonWidths = ["w-3/4", "w-1/2", "w-2/3", "w-5/6"];

function SkeletonRows<Row>({ columns, selection, height, skeletonRows = 10 }: BodyProps<Row>) {
  return (
    <tbody aria-hidden className="appear-late">
      {Array.from({ length: skeletonRows }, (_, row) => (
        <tr key={row} style={{ height }}>
          {selection && (
            <td className={classes(lineBelow, checkCell, "bg-surface")}>
              <Skeleton className="size-4.5" />
            </td>
          )}
          {columns.map((column, index) => (
            <td key={column.id} className={cellStyle(index, selection !== undefined, "bg-surface")}>
              <Skeleton
                className={classes(
                  "h-3.5",
                  skeletonWidths[(row + index) % 4],
                  column.numeric && "ms-auto",
                  index === 0 && "min-w-24",
                )}
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
