import type { AnyCall, RouteTo } from "@patron/contract/client";
import { type AttemptOptions, useAttempt } from "./use-attempt.ts";
import { forget, learn } from "./use-call.ts";

/** An attempt at a writing call of the app: what the call's group has loaded is brought up to date before anything is done with its answer. */
export function useAction<C extends AnyCall>(route: RouteTo<C>, options: Omit<AttemptOptions<C>, "refresh"> = {}) {
  const removes = route.name.endsWith(".remove");
  return useAttempt(route, {
    ...options,
    refresh: (done) => {
      if (done) learn(route, done.asked, done.reply);
      return forget(route, removes ? pathOf(done?.asked) : undefined);
    },
  });
}

function pathOf(done: { path?: Readonly<Record<string, unknown>> } | undefined) {
  return done?.path;
}
