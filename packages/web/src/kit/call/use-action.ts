import type { AnyCall, RouteTo } from "@patron/contract/client";
import { type AttemptOptions, useAttempt } from "./use-attempt.ts";
import { invalidate, updateCache } from "./use-call.ts";

/** An attempt at a writing call of the app: reloads what the call's group has loaded, and the records that it is about, before `onDone`. */
export function useAction<C extends AnyCall>(route: RouteTo<C>, options: Omit<AttemptOptions<C>, "refresh"> = {}) {
  return useAttempt(route, {
    ...options,
    refresh: ({ requested, reply }) => {
      if (reply !== undefined) updateCache(route, requested, reply);
      return invalidate(route, {
        path: requested.path,
        isRemoved: requested.path !== undefined && removes(route, reply),
      });
    },
  });
}

/** A call that removes a record answers that it is done, not with what is left of it. */
function removes({ method }: RouteTo, reply: unknown): boolean {
  return method === "DELETE" && (reply as { done?: unknown } | undefined)?.done === true;
}
