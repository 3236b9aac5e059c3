import { type AnyCall, Failure, type ReplyOf, type RouteTo } from "@patron/contract/client";
import { report } from "#kit/report.ts";
import { presentTill, requestTill } from "../till.ts";
import { store } from "./store.ts";

/** Reads as the till of this tab. While the server cannot be reached, the last answer to this call at this till. */
export async function askOrRecall<C extends AnyCall>(route: RouteTo<C>): Promise<ReplyOf<C>> {
  const key: [string, string] = [presentTill()?.terminal.id ?? "", route.name];
  try {
    const reply = await requestTill(route, {} as Parameters<typeof requestTill<C>>[1]); // A call without parameters.
    void store()
      .then((database) => database.put("answers", reply, key))
      .catch(report);
    return reply;
  } catch (error) {
    if (!isAway(error)) throw error;
    const known = await store()
      .then((database) => database.get("answers", key))
      .catch(report);
    if (known === undefined) throw error;
    return known as ReplyOf<C>; // Stored above, by the name of its call.
  }
}

/** Whether the server was not reached at all. */
export function isAway(error: unknown): boolean {
  return error instanceof Failure && error.code === "server.unavailable";
}

/**
 * For queries without a button that repeats them, such as the price of a cart: the first failure is shown at once, and the query is repeated while the
 * server cannot be reached.
 */
export const retryWhileAway = {
  retry: false,
  refetchInterval: ({ state }: { state: { error: Error | null } }) => isAway(state.error) && 3_000,
} as const;
