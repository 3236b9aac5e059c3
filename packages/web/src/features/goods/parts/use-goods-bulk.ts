import type { goods } from "@patron/contract";
import { calls } from "@patron/contract/routes";
import FolderInput from "lucide-react/icons/folder-input";
import { type BulkAction, bulkAction } from "#kit/list/bulk/bulk.ts";
import { useSwitchActions } from "#kit/list/bulk/bulk-kinds.ts";
import type { RowOf } from "#kit/list/columns/use-columns.ts";
import { useMessages } from "#kit/messages.ts";
import { goodsMessages } from "../messages.ts";
import type { PlacedCategory } from "./use-categories.ts";

type Row = RowOf<typeof goods.inBusiness>;

/** What can be done with many goods: sell them or not, and move them to a category. */
export function useGoodsBulk(categories: readonly PlacedCategory[]): BulkAction<Row>[] {
  const t = useMessages(goodsMessages);
  const sell = useSwitchActions(calls.goods.change);
  const move = bulkAction<typeof goods.change, Row>(calls.goods.change, {
    id: "move",
    label: t.moveToCategory,
    icon: FolderInput,
    does: t.movesToCategory,
    choice: { label: t.fields.category, options: categories.map(({ id, path }) => ({ value: id, label: path })) },
    // What stands in the body depends on the categories that were seen.
    guarded: true,
    requested: (row, category) => ({
      path: { goodsId: row.id },
      body: { category_ids: movedTo(row.category_ids, category, categories) },
    }),
  });
  return categories.length > 0 ? [...sell, move] : sell;
}

/** Every programme arranges goods by itself: an item leaves its categories of that programme only. */
function movedTo(ids: readonly string[], category: string, all: readonly PlacedCategory[]): string[] {
  const programmeOf = (id: string) => all.find((one) => one.id === id)?.loyalty_id;
  return [...ids.filter((id) => programmeOf(id) !== programmeOf(category)), category];
}
