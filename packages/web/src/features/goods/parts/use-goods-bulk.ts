import type { goods } from "@patron/contract";
import { calls } from "@patron/contract/routes";
import FolderInput from "lucide-react/icons/folder-input";
import { type BulkAction, bulkAction } from "#kit/list/bulk/bulk.ts";
import { useSwitchActions } from "#kit/list/bulk/bulk-kinds.ts";
import type { RowOf } from "#kit/list/columns/use-columns.ts";
import { useMessages } from "#kit/messages.ts";
import { goodsMessages } from "../messages.ts";
import type { PlacedCategory } from "./use-categories.ts";

type Row = RowOf<typeof goods.list>;

/** Bulk actions on items: start or stop selling them, and move them to a category. */
export function useGoodsBulk(categories: readonly PlacedCategory[]): BulkAction<Row>[] {
  const t = useMessages(goodsMessages);
  const sell = useSwitchActions(calls.goods.change);
  const move = bulkAction<typeof goods.change, Row>(calls.goods.change, {
    id: "move",
    label: t.moveToCategory,
    icon: FolderInput,
    does: t.movesToCategory,
    choice: { label: t.fields.category, options: categories.map(({ id, path }) => ({ value: id, label: path })) },
    // The body depends on the categories that were shown.
    guarded: true,
    requested: (row, category) => ({
      path: { goodsId: row.id },
      body: { category_ids: movedTo(row.category_ids, category, categories) },
    }),
  });
  return categories.length > 0 ? [...sell, move] : sell;
}

/** Every programme has categories of its own: an item leaves only its categories in that programme. */
function movedTo(ids: readonly string[], category: string, all: readonly PlacedCategory[]): string[] {
  const programmeOf = (id: string) => all.find((one) => one.id === id)?.loyalty_id;
  return [...ids.filter((id) => programmeOf(id) !== programmeOf(category)), category];
}
