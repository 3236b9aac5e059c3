import { type AnyCall, Failure, type ReplyOf, type RequestOf, type RouteTo } from "@patron/contract/client";
import { keepPreviousData, type Query, QueryClient, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { presentSession, watchSession } from "#kit/session/session.ts";
import { painted } from "../painted.ts";
import { request } from "./client.ts";

/**
 * Imported where something is loaded, instead of a provider around the app, so that the sign-in does not load it. Loaded data stay fresh for a
 * moment; permanent failures are not retried.
 */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      refetchOnWindowFocus: true,
      networkMode: "always",
      retry: (count, error) => error instanceof Failure && error.code === "server.unavailable" && count < 2,
    },
    // Offline is a failure to report, not a reason to wait silently.
    mutations: { networkMode: "always", retry: false },
  },
});

// Data that one user has loaded are never shown to the next one who signs in here.
let token = presentSession()?.token;
watchSession(() => {
  const entered = presentSession()?.token;
  if (entered && entered !== token) queries.clear();
  token = entered ?? token;
});

/** Returns the cache entry of a call: its group, its name and the request. */
export function keyOf(route: RouteTo, requested: unknown): readonly unknown[] {
  return [route.name.split(".")[0], route.name, requested];
}

/** Loads a call into the cache. Older data are painted first, without waiting for newer ones. */
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

/** The response of a reading call, its error, and a way to load it again. */
export interface Loaded<T> extends Pick<UseQueryResult<T>, "data" | "isFetching" | "isPlaceholderData"> {
  /** Set only while there are no data: a failed reload does not hide data that are in use. */
  error: Error | null;
  refetch: () => Promise<unknown>;
}

/** Loads a reading call. Older data stay on screen while newer ones load. `refetchInterval` is in milliseconds, for what changes by itself. */
export function useCall<C extends AnyCall>(
  route: RouteTo<C>,
  requested: RequestOf<C>,
  options: { enabled?: boolean; refetchInterval?: number } = {},
): Loaded<ReplyOf<C>> {
  const query = useQuery<ReplyOf<C>, Error, ReplyOf<C>, readonly unknown[]>(
    {
      ...loadOf(route, requested),
      placeholderData: keepPreviousData as (previous: ReplyOf<C> | undefined) => ReplyOf<C> | undefined, // It returns its argument.
      ...options,
    },
    queries,
  );
  // Getters, because the query renders only for the properties that are read.
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
 * Marks everything that was loaded through a group of calls as stale and reloads it, together with the lookups made from it and the history, which
 * every write extends. A write affects more than its own group (a sale changes balances and turnover), so the next screen reloads the rest; records on
 * this one that the write was about are reloaded at once, because the next write names their version. What was removed, and what belonged to it, is left
 * alone: there is nothing to load.
 */
export function invalidate(route: RouteTo, written?: Written): Promise<unknown> {
  const [group] = route.name.split(".");
  const isGone = (path: Path | undefined) => written?.isRemoved === true && isWithin(path, written.path ?? {});
  void queries.invalidateQueries({ refetchType: "none" });
  void queries.invalidateQueries({ queryKey: ["audit"] });
  return Promise.all([
    queries.invalidateQueries({ queryKey: [group], predicate: (query) => !isGone(pathOf(query)) }),
    queries.invalidateQueries({
      predicate: (query) => query.queryKey[0] !== group && isAbout(query, written?.path) && !isGone(pathOf(query)),
    }),
    queries.invalidateQueries({ queryKey: ["embedded"] }),
  ]);
}

/**
 * Stores the response of a write as the current state of its record, so that the next change builds on it before it is read again. The same record is
 * one that was loaded from the same path, with the same id and shape, and has a version.
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
/** What a write named in its path. */
interface Written {
  path: Path | undefined;
  isRemoved: boolean;
}

const pathOf = ({ queryKey: [, , requested] }: Query) => (requested as { path?: Path } | undefined)?.path; // As `keyOf` made it.

/** Whether a query loaded a record, one with a version, that a path names. */
function isAbout(query: Query, written: Path = {}): boolean {
  const path = pathOf(query);
  const isNamed = path !== undefined && Object.keys(path).length > 0 && isWithin(written, path);
  return isNamed && shapeOf(query.state.data).includes("version");
}

function isWithin(path: Path | undefined, named: Path): boolean {
  return Object.entries(named).every(([name, value]) => path?.[name] === value);
}
