import type { term } from "@patron/contract";
import { Failure, type ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { queries } from "#kit/call/use-call.ts";
import { type Draft, requestOf } from "./draft.ts";
import { requestTill } from "./till.ts";

export type Check = ReplyOf<typeof term.process>["check"];
const restMs = 120;

/** What the check costs now, priced by the server as it will be sold. The last price stays until the next is there. */
export function usePrice(draft: Draft): { check: Check | undefined; failure: Failure | undefined; pending: boolean } {
  const rested = useRested(draft);
  const { data, error, isFetching } = useQuery(
    {
      queryKey: ["till", "process", { ...requestOf(rested), id: undefined }],
      queryFn: () => requestTill(calls.term.process, { body: requestOf(rested) }),
      enabled: rested.lines.length > 0,
      placeholderData: keepPreviousData,
      retry: false,
      gcTime: 0,
    },
    queries,
  );
  return {
    check: draft.lines.length > 0 && !error ? data?.check : undefined,
    failure: error instanceof Failure ? error : undefined,
    pending: isFetching || rested !== draft,
  };
}

/** The draft once nothing has changed for a moment, so that quick touches cost one question. */
function useRested(draft: Draft): Draft {
  const [rested, setRested] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(() => setRested(draft), restMs);
    return () => clearTimeout(timer);
  }, [draft]);
  return rested;
}
