import { memo } from "react";
import { classes } from "#ui/classes.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { cellStyle, checkCell, lineBelow } from "./data-table-cell.ts";
import { Gap } from "./gap.tsx";

interface SkeletonRowsProps {
  /** A digit for each column: 1 where its values stand at the end. A text, so that a table that renders again leaves its skeletons alone. */
  numeric: string;
  selectable: boolean;
  /** Of a row, in px. */
  height: number;
  count: number;
}

const widths = ["w-3/4", "w-1/2", "w-2/3", "w-5/6"];

/** The place of rows that load: as high as all of them, drawn as far as a screen goes. */
export const SkeletonRows = memo(function SkeletonRows({ numeric, selectable, height, count }: SkeletonRowsProps) {
  const drawn = Math.min(count, Math.ceil(innerHeight / height));
  const columns = [...numeric];
  return (
    <tbody aria-hidden className="appear-late">
      {Array.from({ length: drawn }, (_, row) => (
        <tr key={row} style={{ height }}>
          {selectable && (
            <td className={classes(lineBelow, checkCell, "bg-surface")}>
              <Skeleton className="size-4.5" />
            </td>
          )}
          {columns.map((isNumeric, index) => (
            <td key={index} className={cellStyle(index, selectable, "bg-surface")}>
              <Skeleton
                className={classes(
                  "h-3.5",
                  widths[(row + index) % 4],
                  isNumeric === "1" && "ms-auto",
                  index === 0 && "min-w-24",
                )}
              />
            </td>
          ))}
        </tr>
      ))}
      {drawn < count && <Gap span={columns.length + (selectable ? 1 : 0)} height={(count - drawn) * height} />}
    </tbody>
  );
});
