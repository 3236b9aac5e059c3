import type { AnyCall, RouteTo } from "@patron/contract/client";
import { type AttemptOptions, useAttempt } from "./use-attempt.ts";
import { invalidate, updateCache } from "./use-call.ts";

/** An attempt at a writing call of the app: reloads what the call's group has loaded before `onDone`. */
export function useAction<C extends AnyCall>(route: RouteTo<C>, options: Omit<AttemptOptions<C>, "refresh"> = {}) {
  const removes = route.name.endsWith(".remove");
  return useAttempt(route, {
    ...options,
    refresh: (done) => {
      if (done) updateCache(route, done.requested, done.reply);
      return invalidate(route, removes ? pathOf(done?.requested) : undefined);
    },
  });
}

function pathOf(done: { path?: Readonly<Record<string, unknown>> } | undefined) {
  return done?.path;
}
