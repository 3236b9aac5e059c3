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

const isFresh = ({ saved }: KeptCart, now: number) => saved > now - lifeMs;

/** Takes the latest cart of a till that its tab has left, or an empty place. */
export async function takePlace(terminalId: string, now = Date.now()): Promise<CartPlace> {
  const database = await store();
  const range = IDBKeyRange.bound([terminalId], [terminalId, []]);
  const kept = await Promise.all(
    (await database.getAllKeys("carts", range)).map(async (key) => ({ key, cart: await database.get("carts", key) })),
  );
  for (const { key, cart } of kept.toSorted((a, b) => (b.cart?.saved ?? 0) - (a.cart?.saved ?? 0))) {
    if (cart?.isParked && isFresh(cart, now)) continue;
    // Its tab has ended before it forgot what it had set aside.
    const isAside = kept.some((other) => other.cart?.isParked && other.key !== key && other.cart.id === cart?.id);
    const leave = await own(key);
    if (!leave) continue;
    if (cart && !isAside && isFresh(cart, now)) return { place: key[1], cart: cartOf(cart), leave };
    await database.delete("carts", key);
    leave();
  }
  const place = crypto.randomUUID();
  return { place, cart: null, leave: (await own([terminalId, place])) ?? (() => undefined) };
}

/** Keeps a cart; one that is empty or paid is forgotten. */
export async function keepCart(terminalId: string, place: string, { draft, selectedId }: Cart): Promise<void> {
  const database = await store();
  if (draft.lines.length === 0 || draft.isPaid) await database.delete("carts", [terminalId, place]);
  else await database.put("carts", keptOf({ draft, selectedId }), [terminalId, place]);
}

const keptOf = ({ draft: { id, lines, ruleIds, tip, isSent }, selectedId }: Cart): KeptCart => ({
  ...{ id, lines, ruleIds, tip, isSent, selectedId },
  saved: Date.now(),
});

/** Sets a cart aside. It is on the disk when this returns. */
export async function parkCart(terminalId: string, cart: Cart): Promise<void> {
  await (await store()).put("carts", { ...keptOf(cart), isParked: true }, [terminalId, cart.draft.id]);
}

/** The carts of a till that were set aside within a day, the latest first. */
export async function listParked(terminalId: string, now = Date.now()): Promise<KeptCart[]> {
  const kept = await (await store()).getAll("carts", IDBKeyRange.bound([terminalId], [terminalId, []]));
  return kept.filter((cart) => cart.isParked && isFresh(cart, now)).sort((a, b) => b.saved - a.saved);
}

/** Takes a cart that was set aside; null if another tab has taken it. */
export async function takeParked(terminalId: string, id: string): Promise<Cart | null> {
  const taking = (await store()).transaction("carts", "readwrite");
  const found = await taking.store.get([terminalId, id]);
  if (found) await taking.store.delete([terminalId, id]);
  await taking.done;
  return found ? cartOf(found) : null;
}

const cartOf = ({ selectedId, saved: _, isParked: __, ...kept }: KeptCart): Cart => ({
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
