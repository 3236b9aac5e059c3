import { calls } from "@patron/contract/routes";
import { useQuery } from "@tanstack/react-query";
import { request } from "#kit/call/client.ts";
import { type Loaded, queries } from "#kit/call/use-call.ts";
import type { Code } from "./code-face.tsx";

/** A code lives for a minute: the next one is there before it runs out, and works beside it. */
const renewMs = 45_000;

/** The present code of a customer. A page that nobody looks at makes none. */
export function useCode(token: string): Loaded<Code> {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    {
      queryKey: ["code for the till", token],
      queryFn: ({ signal }) => request(calls.identification.showCode, { path: { token } }, { signal }),
      refetchInterval: renewMs,
      staleTime: renewMs,
      refetchOnMount: "always",
    },
    queries,
  );
  // A code that has run out helps nobody, so a page without a connection says so instead.
  const isOver = error !== null && data !== undefined && Date.parse(data.expires_dt) <= Date.now();
  return {
    data: isOver ? undefined : data,
    error: data === undefined || isOver ? error : null,
    isFetching,
    isPlaceholderData,
    refetch,
  };
}
