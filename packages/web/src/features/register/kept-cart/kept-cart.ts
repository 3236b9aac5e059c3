import type { Cart } from "../cart.ts";
import { newDraft } from "../draft.ts";
import type { KeptCart } from "../offline/shapes.ts";
import { store } from "../offline/store.ts";

/** Where a tab keeps its cart, as its only owner until it leaves or ends. */
export interface CartPlace {
  place: string;
  /** The cart that another tab has left there. */
  cart: Cart | null;
  leave: () => void;
}

/** Older carts are not brought back: their customers have gone. */
const lifeMs = 24 * 3_600_000;

/** Takes the latest cart of a till that its tab has left, or an empty place. */
export async function takePlace(terminalId: string, now = Date.now()): Promise<CartPlace> {
  const database = await store();
  const range = IDBKeyRange.bound([terminalId], [terminalId, []]);
  const kept = await Promise.all(
    (await database.getAllKeys("carts", range)).map(async (key) => ({ key, cart: await database.get("carts", key) })),
  );
  for (const { key, cart } of kept.toSorted((a, b) => (b.cart?.saved ?? 0) - (a.cart?.saved ?? 0))) {
    const leave = await own(key);
    if (!leave) continue;
    if (cart && cart.saved > now - lifeMs) return { place: key[1], cart: cartOf(cart), leave };
    await database.delete("carts", key);
    leave();
  }
  const place = crypto.randomUUID();
  return { place, cart: null, leave: (await own([terminalId, place])) ?? (() => undefined) };
}

/** Keeps a cart; one that is empty or paid is forgotten. */
export async function keepCart(terminalId: string, place: string, { draft, selectedId }: Cart): Promise<void> {
  const database = await store();
  const { id, lines, ruleIds, tip, isPaid } = draft;
  if (lines.length === 0 || isPaid) await database.delete("carts", [terminalId, place]);
  else await database.put("carts", { id, lines, ruleIds, tip, selectedId, saved: Date.now() }, [terminalId, place]);
}

const cartOf = ({ selectedId, saved: _, ...kept }: KeptCart): Cart => ({
  draft: { ...newDraft(), ...kept },
  selectedId,
});

/** Becomes the owner of a place; undefined if another tab is. The browser ends it with the tab. */
function own([terminalId, place]: readonly [string, string]): Promise<(() => void) | undefined> {
  const taken = Promise.withResolvers<(() => void) | undefined>();
  const { promise, resolve } = Promise.withResolvers<void>();
  navigator.locks
    .request(`patron.till ${terminalId} cart ${place}`, { ifAvailable: true }, (lock) => {
      taken.resolve(lock ? resolve : undefined);
      return lock ? promise : undefined;
    })
    .catch(taken.reject);
  return taken.promise;
}
