import { calls } from "@patron/contract/routes";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { onReconnect } from "#kit/call/online.ts";
import { queries } from "#kit/call/use-call.ts";
import { chunk } from "#kit/chunk.ts";
import { report } from "#kit/report.ts";
import { refreshRecentSales } from "../recent-sales.ts";
import { requestTill } from "../till.ts";
import type { Till, TillFacts } from "../till-facts.ts";
import { isAway as isAwayError, retryWhileAway } from "./answers.ts";
import { alone, forgetSent, listSales, markFailed, markSent, openedSeries } from "./book.ts";
import { aheadOf } from "./clock.ts";
import { hindranceOf, isAbleBrowser } from "./hindrance.ts";
import { type OfflineTill, unsent } from "./offline-till.ts";
import { keepOpen, rememberTill } from "./remembered-till.ts";
import { sendSales } from "./send.ts";
import { newKey } from "./series.ts";
import type { Catalogue } from "./shapes.ts";
import { store } from "./store.ts";
import { holdRegister } from "./till-worker.ts";
import { useAway } from "./use-away.ts";

/** The engine comes with it, which a till with a connection does without. */
export const pricing = chunk(() => import("./priced.ts"));

const [catalogueAgeMs, againMs, patienceMs] = [10 * 60_000, 10_000, 15_000];
const keyOf = (terminalId: string) => ["till", "offline", terminalId] as const;

interface OfflineTillOptions {
  till: Till;
  facts: TillFacts | undefined;
  staff: { id: string; title: string } | null;
  isLocked: boolean;
}

/** Keeps what this till needs to sell without a connection, and sends what it sold so. */
export function useOfflineTill({ till, facts, staff, isLocked }: OfflineTillOptions): OfflineTill {
  const isAway = useAway();
  const { id } = till.terminal;
  const key = keyOf(id);
  const isReady = isAbleBrowser && facts !== undefined && !isLocked;
  const held = { staleTime: catalogueAgeMs, retry: false, refetchOnReconnect: true } as const;
  const { data: catalogue } = useQuery(
    {
      ...held,
      queryKey: [...key, "catalogue"],
      queryFn: () => latestCatalogue(id),
      refetchInterval: catalogueAgeMs,
      enabled: isReady,
    },
    queries,
  );
  const { data: hasSeries = false } = useQuery(
    { ...held, ...retryWhileAway, queryKey: [...key, "series"], queryFn: () => openSeries(id), enabled: isReady },
    queries,
  );
  const { data: sales = [] } = useQuery(
    { queryKey: [...key, "sales"], queryFn: () => listSales(id), enabled: isAbleBrowser },
    queries,
  );
  const application = facts?.application;
  const hindrance = hindranceOf({ isAble: isAbleBrowser, application, catalogue, hasSeries, now: Date.now() });
  useReturn();
  useHolding(till, catalogue !== undefined && hasSeries);
  useSending(id, !isAway, unsent(sales).length > 0);
  return { till, isAway, sells: isAway && hindrance === null, hindrance, catalogue, sales, facts, staff };
}

/** Reads the sales of a till again. */
export function refreshSales(terminalId: string): Promise<void> {
  return queries.invalidateQueries({ queryKey: [...keyOf(terminalId), "sales"] });
}

/** The server's catalogue, which is stored; without a connection the stored one. */
async function latestCatalogue(terminalId: string): Promise<Catalogue> {
  try {
    const reply = await requestTill(calls.offline.catalogue, {});
    const catalogue = { ...reply, ahead_ms: aheadOf(reply, Date.now()) };
    await (await store()).put("catalogues", catalogue, terminalId);
    return catalogue;
  } catch (error) {
    const stored = isAwayError(error) ? await (await store()).get("catalogues", terminalId) : undefined;
    if (stored) return stored;
    throw error;
  }
}

async function openSeries(terminalId: string): Promise<true> {
  await openedSeries(terminalId, async () => {
    const { key, publicKey } = await newKey();
    const idempotencyKey = crypto.randomUUID();
    const opened = await requestTill(calls.offline.openSeries, { body: { public_key: publicKey } }, { idempotencyKey });
    return { ...opened, key, previous: null };
  });
  return true;
}

/** Lets the register open without a connection, as this till. */
function useHolding(till: Till, isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return;
    pricing().catch(report);
    holdRegister().catch(report);
    rememberTill(till).catch(report);
    return keepOpen(till.terminal.id);
  }, [till, isReady]);
}

/** What the till shows is read again as soon as there is a connection. */
function useReturn(): void {
  useEffect(() => onReconnect(() => void queries.invalidateQueries({ queryKey: ["till"] })), []);
}

/** Sends what waits while there is a connection, now and again until nothing waits. */
function useSending(terminalId: string, isReachable: boolean, isWaiting: boolean): void {
  useEffect(() => {
    if (!isReachable || !isWaiting) return;
    const send = () => void sendWaiting(terminalId).catch(report);
    send();
    const timer = setInterval(send, againMs);
    return () => clearInterval(timer);
  }, [terminalId, isReachable, isWaiting]);
}

function sendWaiting(terminalId: string): Promise<void> {
  return alone(terminalId, "sending", async () => {
    await sendSales(await listSales(terminalId), {
      send: (body) =>
        requestTill(
          calls.offline.sell,
          { body },
          { idempotencyKey: body.transaction_id, signal: AbortSignal.timeout(patienceMs) },
        ),
      async sent(sale, arrived) {
        await markSent(terminalId, sale, arrived);
        await refreshSales(terminalId);
      },
      async failed(sale, code) {
        await markFailed(terminalId, sale, code);
        await refreshSales(terminalId);
      },
    });
    await forgetSent(terminalId);
    await refreshRecentSales();
  });
}
