import { Link } from "@tanstack/react-router";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import GripVertical from "lucide-react/icons/grip-vertical";
import IndentDecrease from "lucide-react/icons/indent-decrease";
import IndentIncrease from "lucide-react/icons/indent-increase";
import { type DragEvent, useState } from "react";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { ActiveStatus } from "#kit/record/record-screen.tsx";
import { useShow } from "#kit/show.ts";
import { Avatar } from "#ui/avatar.tsx";
import { classes } from "#ui/classes.ts";
import type { Icon } from "#ui/icon.ts";
import { IconButton } from "#ui/icon-button.tsx";
import type { Column } from "#ui/table/table-column.ts";
import { TextLink } from "#ui/text-link.tsx";
import { useKeptFocus } from "#ui/use-kept-focus.ts";
import { goodsMessages } from "../messages.ts";
import { paths } from "../screens.ts";
import { moved, type Placed, type Side, type Step, stepped } from "./category-moves.ts";
import type { PlacedCategory } from "./use-categories.ts";

/** Moves a category to its place in a new order of the tree. */
type Move = (id: string, places: readonly Placed[]) => void;
interface Tree {
  rows: readonly PlacedCategory[];
  move: Move;
}

/** The columns of the tree of categories. */
export function useCategoryColumns(rows: readonly PlacedCategory[], move: Move): Column<PlacedCategory>[] {
  const t = useMessages(goodsMessages);
  const show = useShow();
  const common = useCommonMessages();
  const [dragged, setDragged] = useState<string | null>(null);
  const tree = { rows, move };
  const keepFocus = useKeptFocus(rows);
  return [
    {
      id: "title",
      header: t.fields.title,
      width: 280,
      cell: (row) => <Name row={row} tree={tree} dragged={dragged} onDrag={setDragged} />,
    },
    { id: "order", header: t.fields.sort_order, cell: (row) => <Steps row={row} tree={tree} keepFocus={keepFocus} /> },
    { id: "code", header: t.fields.code, tabular: true, cell: (row) => row.code ?? common.none },
    { id: "goods_count", header: t.fields.goods_count, numeric: true, cell: (row) => show.number(row.goods_count) },
    { id: "active", header: common.state, cell: (row) => <ActiveStatus record={row} /> },
  ];
}

interface NameProps {
  row: PlacedCategory;
  tree: Tree;
  dragged: string | null;
  onDrag: (id: string | null) => void;
}

const edges: Record<Side, string> = {
  before: "shadow-[0_-2px_0_var(--accent)]",
  inside: "rounded-control bg-accent-soft",
  after: "shadow-[0_2px_0_var(--accent)]",
};

/** The name at its depth. It can be dragged; dropped on another one it goes before, into or after it. */
function Name({ row, tree, dragged, onDrag }: NameProps) {
  const [over, setOver] = useState<Side | null>(null);
  const places = (side: Side) => (dragged === null ? undefined : moved(tree.rows, dragged, row.id, side));
  function drag(event: DragEvent<HTMLElement>) {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const part = (event.clientY - top) / height;
    const side = part < 0.3 ? "before" : part > 0.7 ? "after" : "inside";
    const fits = places(side) !== undefined;
    if (fits) event.preventDefault();
    setOver(fits ? side : null);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is a shortcut; the buttons beside it do the same by keyboard.
    <span
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData("text/plain", row.title);
        event.dataTransfer.effectAllowed = "move";
        onDrag(row.id);
      }}
      onDragEnd={() => onDrag(null)}
      onDragOver={drag}
      onDragLeave={() => setOver(null)}
      onDrop={(event) => {
        event.preventDefault();
        const order = over && places(over);
        if (dragged !== null && order) tree.move(dragged, order);
        setOver(null);
      }}
      className={classes("-my-1 flex min-w-0 items-center gap-2.5 py-1", over && edges[over])}
      style={{ paddingInlineStart: `${row.depth * 1.5}rem` }}
    >
      <GripVertical aria-hidden className="-me-1 size-4 shrink-0 cursor-grab text-muted pointer-coarse:hidden" />
      <Avatar name={row.title} src={row.photo?.thumbnail_url} size="sm" />
      <TextLink quiet link={<Link to={paths.category({ categoryId: row.id })} draggable={false} />}>
        {row.title}
      </TextLink>
    </span>
  );
}

interface StepsProps {
  row: PlacedCategory;
  tree: Tree;
  keepFocus: (button: HTMLElement) => void;
}

function Steps({ row, tree: { rows, move }, keepFocus }: StepsProps) {
  const t = useMessages(goodsMessages);
  const steps: [Step, Icon, string][] = [
    ["up", ArrowUp, t.moveUp],
    ["down", ArrowDown, t.moveDown],
    ["in", IndentIncrease, t.moveIn],
    ["out", IndentDecrease, t.moveOut],
  ];
  return (
    // A press on a row opens it; one on these buttons must not.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the press from the row, the buttons do the work.
    // biome-ignore lint/a11y/useKeyWithClickEvents: likewise.
    <span className="flex rtl:[&_svg]:-scale-x-100" onClick={(event) => event.stopPropagation()}>
      {steps.map(([step, icon, label]) => {
        const places = stepped(rows, row.id, step);
        return (
          <IconButton
            key={step}
            size="sm"
            icon={icon}
            label={label}
            disabled={places === undefined}
            focusableWhenDisabled
            onClick={(event) => {
              if (!places) return;
              keepFocus(event.currentTarget);
              move(row.id, places);
            }}
          />
        );
      })}
    </span>
  );
}
