import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";

/** What an address says after its question mark. Values are kept as text; whoever reads one knows what it means. */
export type Search = Readonly<Record<string, string | undefined>>;

/** The search part of the address, and a way to change some of it. What a reader sets stays through reload and back. */
export function useAddress(): [Search, (change: Search, options?: { replace?: boolean }) => void] {
  const search = useSearch({ strict: false }) as Search; // The router's parser below makes texts only.
  const navigate = useNavigate();
  const change = useCallback(
    (part: Search, options: { replace?: boolean } = {}) => {
      void navigate({
        to: ".",
        search: (before: Search) => withoutEmpty({ ...before, ...part }),
        replace: options.replace ?? true,
        resetScroll: false,
      } as Parameters<typeof navigate>[0]); // Routes are made from the screens at run time, so their search has no static type.
    },
    [navigate],
  );
  return [search, change];
}

function withoutEmpty(search: Search): Search {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined && value !== ""));
}

/** The parameters in the path of the present screen. */
export function usePathParams<Name extends string>(): Record<Name, string> {
  return useParams({ strict: false }) as Record<Name, string>; // The screen's own path declares these names.
}

/** Reads `?a=1&b=x` into texts. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

/** Writes texts as `?a=1&b=x`; nothing for nothing. */
export function writeSearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const text = new URLSearchParams(pairs).toString();
  return text ? `?${text}` : "";
}
