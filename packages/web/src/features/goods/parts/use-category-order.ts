import { calls } from "@patron/contract/routes";
import { useSavedLater } from "#kit/call/use-saved-later.ts";
import type { Placed } from "./category-moves.ts";
import { type Category, inTreeOrder } from "./use-categories.ts";

interface Order {
  places: readonly Placed[];
  /** The ones that this user has moved. Only they get parents, because other users may have moved the rest at the same time. */
  moved: ReadonlySet<string>;
}

/** The tree of a programme's categories, whose order changes at once. */
export function useCategoryOrder(loyaltyId: string, saved: readonly Category[] | undefined) {
  const { chosen, choose } = useSavedLater(calls.goods.orderCategories, ({ places, moved }: Order) => ({
    path: { loyaltyId },
    body: {
      items: places
        .filter(({ id }) => saved?.some((one) => one.id === id))
        .map(({ id, parent_id }) => (moved.has(id) ? { id, parent_id } : { id })),
    },
  }));
  const rows = saved && inTreeOrder(placed(saved, chosen));
  return {
    rows,
    move(id: string, places: readonly Placed[]) {
      choose({ places, moved: new Set([...(chosen?.moved ?? []), id]) });
    },
  };
}

/** Categories that were added since follow. */
function placed(saved: readonly Category[], chosen: Order | null): readonly Category[] {
  if (chosen === null) return saved;
  const places = new Map(chosen.places.map(({ id, parent_id }, index) => [id, { index, parent_id }]));
  const position = ({ id }: Category) => places.get(id)?.index ?? places.size;
  return saved
    .map((one) => (chosen.moved.has(one.id) ? { ...one, parent_id: places.get(one.id)?.parent_id ?? null } : one))
    .toSorted((one, other) => position(one) - position(other));
}
