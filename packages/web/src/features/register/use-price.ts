import { Failure } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useOnline } from "#kit/call/online.ts";
import { queries } from "#kit/call/use-call.ts";
import { useDebounced } from "#kit/use-debounced.ts";
import type { Check } from "./check.ts";
import { type Draft, isUnpriced, requestOf } from "./draft.ts";
import { isAway as isAwayError, retryWhileAway } from "./offline/answers.ts";
import { serverTime } from "./offline/clock.ts";
import type { OfflineTill } from "./offline/offline-till.ts";
import type { Catalogue } from "./offline/shapes.ts";
import { pricing } from "./offline/use-offline-till.ts";
import { requestTill } from "./till.ts";

const debounceMs = 120;

/**
 * Prices the cart on the server, as a sale would; without a connection from what the till holds. The last price stays until the next one arrives. There is none while an item waits for its price, or
 * the sale for the customer that it needs.
 */
export function usePrice(
  draft: Draft,
  needsCustomer: boolean,
  offline: OfflineTill,
): { check: Check | undefined; failure: Failure | undefined; pending: boolean } {
  const debounced = useDebounced(draft, debounceMs);
  const isOnline = useOnline();
  const held = offline.sells ? offline.catalogue : undefined;
  const isPriced = ({ lines, customer }: Draft) =>
    lines.length > 0 && !lines.some(isUnpriced) && (customer !== null || !needsCustomer);
  const { data, error, isFetching } = useQuery(
    {
      queryKey: ["till", "process", { ...requestOf(debounced), id: undefined }, held?.id],
      queryFn: () =>
        held ? priceFrom(held, debounced) : requestTill(calls.term.process, { body: requestOf(debounced) }),
      enabled: isPriced(debounced),
      placeholderData: keepPreviousData,
      ...retryWhileAway,
      gcTime: 0,
    },
    queries,
  );
  // The server was not reached: in a moment it is back, or the till prices by itself.
  const isUndecided = isAwayError(error) && !isOnline && !offline.isAway;
  // A cart that is priced again, as when the connection returns, keeps its price: a payment may be open.
  const isKnown = isAwayError(error) && data !== undefined;
  return {
    check: isPriced(draft) && (!error || isKnown) ? data?.check : undefined,
    failure: error instanceof Failure && !isKnown ? error : undefined,
    pending: isPriced(draft) && (isFetching || debounced !== draft || isUndecided),
  };
}

async function priceFrom(catalogue: Catalogue, draft: Draft) {
  const { priceHeld } = await pricing();
  return { check: priceHeld(catalogue, requestOf(draft), serverTime(catalogue).toISOString()) };
}
