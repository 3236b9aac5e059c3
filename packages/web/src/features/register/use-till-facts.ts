import { calls } from "@patron/contract/routes";
import { useQuery } from "@tanstack/react-query";
import { queries } from "#kit/call/use-call.ts";
import { askOrRecall } from "./offline/answers.ts";
import { factsKey } from "./till.ts";
import type { Application, Till } from "./till-facts.ts";

/** The till's facts: those of its sign-in until the current ones arrive; the settings are at most a minute old. */
export function useTillFacts({ terminal }: Till) {
  // A tab that signed in to an earlier version has no settings.
  const known = terminal.application as Application | undefined;
  const { data, error, refetch } = useQuery(
    {
      queryKey: [...factsKey, terminal.id],
      queryFn: () => askOrRecall(calls.term.facts),
      refetchInterval: 60_000,
      placeholderData: known && terminal,
    },
    queries,
  );
  return { facts: data, error, refetch };
}
