import type { goods } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { useSavedLater } from "#kit/call/use-saved-later.ts";

type Goods = ReplyOf<typeof goods.get>;

/** The order of an item's further pictures, which changes at once. */
export function useImageOrder({ id: goodsId, additional_images: saved }: Goods) {
  const { chosen, choose } = useSavedLater(calls.goods.orderImages, (order: readonly string[]) => ({
    path: { goodsId },
    body: { image_ids: inOrder(saved, order).map(({ id }) => id) },
  }));
  const images = inOrder(saved, chosen);
  return {
    images,
    move: (id: string, by: -1 | 1) => choose(moved(images, id, by)),
  };
}

/** Pictures that were removed since are left out; those that were added follow. */
function inOrder(saved: Goods["additional_images"], chosen: readonly string[] | null) {
  if (chosen === null) return saved;
  const position = ({ id }: { id: string }) => (chosen.includes(id) ? chosen.indexOf(id) : chosen.length);
  return saved.toSorted((one, other) => position(one) - position(other));
}

function moved(images: readonly { id: string }[], id: string, by: -1 | 1): string[] {
  const ids = images.map((image) => image.id);
  const from = ids.indexOf(id);
  const to = Math.min(ids.length - 1, Math.max(0, from + by));
  if (from !== -1) ids.splice(to, 0, ...ids.splice(from, 1));
  return ids;
}
