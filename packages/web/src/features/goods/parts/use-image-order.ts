import type { goods } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { useEffect, useRef, useState } from "react";
import { useAction } from "#kit/call/use-action.ts";

type Goods = ReplyOf<typeof goods.get>;

/**
 * The order of an item's further pictures. It changes at once and is saved afterwards: what is moved during a save is saved by the next one. A failure
 * is shown, and the saved order again.
 */
export function useImageOrder({ id: goodsId, additional_images: saved }: Goods) {
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const sent = useRef<readonly string[] | null>(null);
  const { run, busy } = useAction(calls.goods.orderImages, {
    onDone: () => {
      const done = sent.current;
      setChosen((latest) => (latest === done ? null : latest));
    },
    onFailure: () => {
      setChosen(null);
      return false;
    },
  });
  const images = inOrder(saved, chosen);
  useEffect(() => {
    if (chosen === null || busy) return;
    sent.current = chosen;
    run({ path: { goodsId }, body: { image_ids: inOrder(saved, chosen).map(({ id }) => id) } });
  });
  return {
    images,
    move(id: string, by: -1 | 1) {
      setChosen((latest) => moved(inOrder(saved, latest), id, by));
    },
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
