import { type AnyCall, Failure, type ReplyOf, type RequestOf, type RouteTo } from "@patron/contract/client";
import { keepPreviousData, QueryClient, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { presentSession, watchSession } from "#kit/session/session.ts";
import { painted } from "../painted.ts";
import { request } from "./client.ts";

/**
 * Named wherever something is loaded, instead of a provider around the app, which would have everybody load it who only comes to sign in.
 * What was loaded stays fresh for a moment; a failure that will not pass by itself is not tried again.
 */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      refetchOnWindowFocus: true,
      networkMode: "always",
      retry: (count, error) => error instanceof Failure && error.status === 503 && count < 2,
    },
    // Offline is a failure to be told, not a reason to wait in silence.
    mutations: { networkMode: "always", retry: false },
  },
});

// What one person has loaded is never shown to the next who signs in here.
let token = presentSession()?.token;
watchSession(() => {
  const entered = presentSession()?.token;
  if (entered && entered !== token) queries.clear();
  token = entered ?? token;
});

/** The cache entry of a call: its group, its name and what was requested. */
export function keyOf(route: RouteTo, requested: unknown): readonly unknown[] {
  return [route.name.split(".")[0], route.name, requested];
}

/** How a call is loaded into the cache. Whoever sees older data does not wait for newer ones: what is shown of them is painted first. */
export function loadOf<C extends AnyCall>(route: RouteTo<C>, requested: RequestOf<C>) {
  const queryKey = keyOf(route, requested);
  return {
    queryKey,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ReplyOf<C>> => {
      if (queries.getQueryData(queryKey) !== undefined) await painted();
      return request(route, requested, { signal });
    },
  };
}

/** What a reading call has answered; why it has answered nothing; and the way to ask it anew. */
export interface Loaded<T> extends Pick<UseQueryResult<T>, "data" | "isFetching" | "isPlaceholderData"> {
  /** Only while there is nothing to show: whoever works with what was loaded keeps it when it cannot be read once more. */
  error: Error | null;
  refetch: () => Promise<unknown>;
}

/** Loads what a reading call answers. Older data stay on screen while newer ones come. */
export function useCall<C extends AnyCall>(
  route: RouteTo<C>,
  requested: RequestOf<C>,
  options: { enabled?: boolean } = {},
): Loaded<ReplyOf<C>> {
  const query = useQuery<ReplyOf<C>, Error, ReplyOf<C>, readonly unknown[]>(
    {
      ...loadOf(route, requested),
      placeholderData: keepPreviousData as (previous: ReplyOf<C> | undefined) => ReplyOf<C> | undefined, // It gives back what it gets.
      ...options,
    },
    queries,
  );
  // Read only when requested: a screen is drawn anew for those that it reads.
  return {
    get data() {
      return query.data;
    },
    get error() {
      return query.data === undefined ? query.error : null;
    },
    get isFetching() {
      return query.isFetching;
    },
    get isPlaceholderData() {
      return query.isPlaceholderData;
    },
    refetch: query.refetch,
  };
}

/**
 * Everything that was loaded through a group of calls is out of date and loaded again, and so are the lookups made from it
 * and the history, which every write adds to. A write moves more than its own group (a sale moves balances and turnover),
 * so whatever else was loaded is read again by the next screen. What was `removed`, and what belonged to it, is left alone:
 * there is nothing to load.
 */
export function invalidate(route: RouteTo, removed?: Path): Promise<unknown> {
  const [group] = route.name.split(".");
  void queries.invalidateQueries({ refetchType: "none" });
  void queries.invalidateQueries({ queryKey: ["audit"] });
  return Promise.all([
    queries.invalidateQueries({
      queryKey: [group],
      predicate: ({ queryKey: [, , requested] }) => !removed || !isWithin((requested as { path?: Path }).path, removed), // As `keyOf` made it.
    }),
    queries.invalidateQueries({ queryKey: ["embedded"] }),
  ]);
}

/**
 * What a write answered is the present state of its record: whoever changes it next builds on that, before it has been read again. The same
 * record is what was loaded from the same path, with the same id, of the same shape, and has a version.
 */
export function updateCache(route: RouteTo, requested: { path?: Path }, reply: unknown): void {
  const shape = shapeOf(reply);
  if (!shape.includes("version")) return;
  const [group] = route.name.split(".");
  const path = JSON.stringify(requested.path);
  queries.setQueriesData(
    {
      queryKey: [group],
      predicate: ({ queryKey: [, , read] }) => JSON.stringify((read as typeof requested | undefined)?.path) === path,
    }, // As `keyOf` made it.
    (known: unknown) => (`${shapeOf(known)}` === `${shape}` && idOf(known) === idOf(reply) ? reply : known),
  );
}

const shapeOf = (answer: unknown) => Object.keys(answer ?? {}).sort();
const idOf = (answer: unknown) => (answer as { id?: string } | undefined)?.id; // Settings have none.

type Path = Readonly<Record<string, unknown>>;

function isWithin(path: Path | undefined, removed: Path): boolean {
  return Object.entries(removed).every(([name, value]) => path?.[name] === value);
}
