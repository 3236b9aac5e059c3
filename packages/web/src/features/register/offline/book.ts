import type { FailureCode } from "@patron/contract/client";
import { numbered } from "./series.ts";
import type { Arrived, OfflineSale, SaleBody, Series } from "./shapes.ts";
import { store } from "./store.ts";

/** How long a sent sale stays in the list. */
const keptMs = 24 * 3_600_000;

/** All sales of a till that this browser has, the oldest first. */
export async function listSales(terminalId: string): Promise<OfflineSale[]> {
  return (await store()).getAll("sales", IDBKeyRange.bound([terminalId], [terminalId, []]));
}

/** Gives a sale the next number of its till and stores it, once: a repeat returns the stored one. It is on the disk when this returns. */
export function addSale(
  terminalId: string,
  sale: Parameters<typeof numbered>[1],
  shown: Pick<OfflineSale, "check" | "head">,
): Promise<OfflineSale> {
  return alone(terminalId, "numbers", async () => {
    const database = await store();
    const known = await database.getFromIndex("sales", "transaction", sale.transaction_id);
    if (known) return known;
    const series = await database.get("series", terminalId);
    if (!series) throw new Error("No series is open.");
    const { body, next } = await numbered(series, sale);
    const receipt_number = `${series.prefix}-${body.number}`;
    const added: OfflineSale = {
      ...{ body, receipt_number, ...shown },
      ...{ state: "waiting", failure: null, arrived: null, sent_dt: null },
    };
    const writing = database.transaction(["series", "sales"], "readwrite", { durability: "strict" });
    // `add`: a number is never given twice, whatever else fails.
    const writes = [
      writing.objectStore("sales").add(added, keyOf(terminalId, body)),
      writing.objectStore("series").put(next, terminalId),
    ];
    await Promise.all([...writes, writing.done]);
    return added;
  });
}

export async function markSent(
  terminalId: string,
  sale: OfflineSale,
  { conflicts, transaction }: Arrived,
): Promise<void> {
  const arrived = { conflicts, transaction_number: transaction?.number ?? null };
  const sent: OfflineSale = { ...sale, state: "sent", failure: null, arrived, sent_dt: new Date().toISOString() };
  await (await store()).put("sales", sent, keyOf(terminalId, sale.body));
}

export async function markFailed(terminalId: string, sale: OfflineSale, failure: FailureCode): Promise<void> {
  await (await store()).put("sales", { ...sale, state: "failed", failure }, keyOf(terminalId, sale.body));
}

/** Drops what was sent long ago. */
export async function forgetSent(terminalId: string, now = Date.now()): Promise<void> {
  const database = await store();
  const old = (await listSales(terminalId)).filter(({ sent_dt }) => sent_dt && Date.parse(sent_dt) < now - keptMs);
  await Promise.all(old.map(({ body }) => database.delete("sales", keyOf(terminalId, body))));
}

/** The series of a till; opened if it has none yet. */
export function openedSeries(terminalId: string, open: () => Promise<Series>): Promise<void> {
  return alone(terminalId, "numbers", async () => {
    const database = await store();
    if (!(await database.get("series", terminalId))) await database.put("series", await open(), terminalId);
  });
}

/** Does something while no other tab of this till does the same. */
export function alone<T>(terminalId: string, what: "numbers" | "sending", work: () => Promise<T>): Promise<T> {
  return navigator.locks.request(`patron.till ${terminalId} ${what}`, work);
}

function keyOf(terminalId: string, { series_id, number }: SaleBody): [string, string, number] {
  return [terminalId, series_id, number];
}
