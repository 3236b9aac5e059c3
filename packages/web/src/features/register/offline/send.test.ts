import { Failure, type FailureCode } from "@patron/contract/client";
import { expect, test } from "vitest";
import { sendSales } from "./send.ts";
import type { Arrived, OfflineSale } from "./shapes.ts";

const sale = (number: number, series_id = "a", state: OfflineSale["state"] = "waiting") =>
  ({ body: { series_id, number }, state }) as OfflineSale; // What sending reads.

/** Sends against a server with these answers by number, and returns what happened. */
async function sending(sales: OfflineSale[], refusals: Record<number, FailureCode> = {}) {
  const happened: string[] = [];
  const note = async (what: string) => void happened.push(what);
  await sendSales(sales, {
    async send({ series_id, number }) {
      await note(`ask ${series_id}${number}`);
      const code = refusals[number];
      if (code) throw new Failure(code);
      return { number: String(number), transaction: null, conflicts: [] } satisfies Arrived;
    },
    sent: ({ body }) => note(`sent ${body.number}`),
    failed: ({ body }, code) => note(`failed ${body.number} ${code}`),
  });
  return happened;
}

test("sales go in the order of their numbers, and what was sent before is left out", async () => {
  expect(await sending([sale(1, "a", "sent"), sale(2), sale(3)])).toEqual(["ask a2", "sent 2", "ask a3", "sent 3"]);
});

test("nothing more is sent while the server is away, and nothing is called refused then", async () => {
  for (const code of ["server.unavailable", "request.running", "rate.limited"] as const)
    expect(await sending([sale(1), sale(2), sale(3)], { 2: code })).toEqual(["ask a1", "sent 1", "ask a2"]);
});

test("behind a refused sale those of its series wait, because numbers have no gaps; another series goes on", async () => {
  const sales = [sale(1), sale(2), sale(7, "b")];
  const refused = { 1: "offline_sale.chain_broken" } as const;
  expect(await sending(sales, refused)).toEqual(["ask a1", "failed 1 offline_sale.chain_broken", "ask b7", "sent 7"]);
});

test("a refused sale is sent again the next time", async () => {
  expect(await sending([sale(1, "a", "failed"), sale(2)])).toEqual(["ask a1", "sent 1", "ask a2", "sent 2"]);
});
