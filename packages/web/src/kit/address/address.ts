import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { createContext, useCallback, useContext, useMemo } from "react";
import { isReadable } from "./values.ts";

/** The query part of the address. Values are texts; their readers convert them. */
export type Search = Readonly<Record<string, string | undefined>>;

/**
 * What a screen reads from an address that is still empty, and what a change of that address adds to. A screen sets it to show its first choice at once,
 * before the address follows.
 */
export const AssumedSearch = createContext<Search | null>(null);

/**
 * Returns the query part of the address and a function to change some of it. Reload and back keep the state. What cannot be what its name stands for counts
 * as absent.
 */
export function useAddress(): [Search, (change: Search, options?: { replace?: boolean }) => void] {
  const written = useSearch({ strict: false }) as Search; // The router's parser below returns texts only.
  const assumed = useContext(AssumedSearch);
  const read = useMemo(() => readableOf(written), [written]);
  const search = assumed && isEmpty(written) ? assumed : read;
  const navigate = useNavigate();
  const change = useCallback(
    (part: Search, options: { replace?: boolean } = {}) => {
      void navigate({
        to: ".",
        search: (before: Search) => withoutEmpty({ ...(isEmpty(before) && assumed ? assumed : before), ...part }),
        replace: options.replace ?? true,
        resetScroll: false,
      } as Parameters<typeof navigate>[0]); // Routes are created from the screens at run time, so their search has no static type.
    },
    [navigate, assumed],
  );
  return [search, change];
}

const isEmpty = (search: Search) => Object.keys(search).length === 0;

/** The same object while all of it is readable, so that nothing depends on a new one. */
function readableOf(written: Search): Search {
  const pairs = Object.entries(written);
  const kept = pairs.filter(([name, value]) => value === undefined || isReadable(name, value));
  return kept.length === pairs.length ? written : Object.fromEntries(kept);
}

function withoutEmpty(search: Search): Search {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined && value !== ""));
}

/** Returns the parameters in the path of the current screen. */
export function usePathParams<Name extends string>(): Record<Name, string> {
  return useParams({ strict: false }) as Record<Name, string>; // The screen's own path declares these names.
}

/** Parses `?a=1&b=x` into texts. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

/** Formats texts as `?a=1&b=x`; an empty search as an empty text. */
export function writeSearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const text = new URLSearchParams(pairs).toString();
  return text ? `?${text}` : "";
}
