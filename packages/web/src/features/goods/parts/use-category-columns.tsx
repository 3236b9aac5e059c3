import { Link } from "@tanstack/react-router";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { ActiveStatus } from "#kit/record/record-screen.tsx";
import { useShow } from "#kit/show.ts";
import { Avatar } from "#ui/avatar.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import type { Column } from "#ui/table/table-column.ts";
import { TextLink } from "#ui/text-link.tsx";
import { goodsMessages } from "../messages.ts";
import { paths } from "../screens.ts";
import type { PlacedCategory } from "./use-categories.ts";

/** Moves one category up or down among those on its level, together with its children. */
export function moved(rows: readonly PlacedCategory[], id: string, by: -1 | 1): PlacedCategory[] {
  const one = rows.find((row) => row.id === id);
  if (!one) return [...rows];
  const level = rows.filter((row) => row.parent_id === one.parent_id);
  const other = level[level.indexOf(one) + by];
  if (!other) return [...rows];
  return rows.map((row) => (row === one ? other : row === other ? one : row)); // Each level's order rebuilds the tree.
}

/** The columns of the tree of categories. */
export function useCategoryColumns(
  rows: readonly PlacedCategory[],
  move: (id: string, by: -1 | 1) => void,
): Column<PlacedCategory>[] {
  const t = useMessages(goodsMessages);
  const show = useShow();
  const common = useCommonMessages();
  return [
    { id: "title", header: t.fields.title, width: 260, cell: (row) => <Name row={row} /> },
    { id: "order", header: t.fields.sort_order, cell: (row) => <Move row={row} rows={rows} move={move} /> },
    { id: "code", header: t.fields.code, tabular: true, cell: (row) => row.code ?? common.none },
    { id: "goods_count", header: t.fields.goods_count, numeric: true, cell: (row) => show.number(row.goods_count) },
    { id: "active", header: common.state, cell: (row) => <ActiveStatus record={row} /> },
  ];
}

function Name({ row }: { row: PlacedCategory }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5" style={{ paddingInlineStart: `${row.depth * 1.5}rem` }}>
      <Avatar name={row.title} src={row.photo?.thumbnail_url} size="sm" />
      <TextLink quiet link={<Link to={paths.category({ categoryId: row.id })} />}>
        {row.title}
      </TextLink>
    </span>
  );
}

function Move(props: { row: PlacedCategory; rows: readonly PlacedCategory[]; move: (id: string, by: -1 | 1) => void }) {
  const t = useMessages(goodsMessages);
  const { row, rows, move } = props;
  const level = rows.filter((one) => one.parent_id === row.parent_id);
  const index = level.findIndex((one) => one.id === row.id);
  return (
    // A press on a row opens it; one on these buttons must not.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the press from the row, the buttons do the work.
    // biome-ignore lint/a11y/useKeyWithClickEvents: likewise.
    <span className="flex" onClick={(event) => event.stopPropagation()}>
      <IconButton size="sm" icon={ArrowUp} label={t.moveUp} disabled={index === 0} onClick={() => move(row.id, -1)} />
      <IconButton
        size="sm"
        icon={ArrowDown}
        label={t.moveDown}
        disabled={index === level.length - 1}
        onClick={() => move(row.id, 1)}
      />
    </span>
  );
}
