import type { AnyCall, RouteTo } from "@patron/contract/client";
import { type AttemptOptions, useAttempt } from "./use-attempt.ts";
import { invalidate, updateCache } from "./use-call.ts";

/** An attempt at a writing call of the app: reloads what the call's group has loaded before `onDone`. */
export function useAction<C extends AnyCall>(route: RouteTo<C>, options: Omit<AttemptOptions<C>, "refresh"> = {}) {
  return useAttempt(route, {
    ...options,
    refresh: (done) => {
      if (done) updateCache(route, done.requested, done.reply);
      return invalidate(route, removes(route, done) ? pathOf(done?.requested) : undefined);
    },
  });
}

/** A call that removes a record answers that it is done, not with what is left of it. */
function removes({ method }: RouteTo, done: { reply: unknown } | undefined): boolean {
  return method === "DELETE" && (done?.reply as { done?: unknown } | undefined)?.done === true;
}

function pathOf(done: { path?: Readonly<Record<string, unknown>> } | undefined) {
  return done?.path;
}
