import type { Client } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import type { Figure } from "../../packages/bench/src/measure.ts";
import { onceOnly } from "../../packages/demo/src/api.ts";
import type { Cost } from "./cost.ts";
import { sampleSale } from "./replay.ts";

interface CallsRequest {
  costOf: Cost;
  /** The owner of the large business. */
  owner: Client;
  /** Tills of a business with few items. */
  tills: readonly Client[];
}

/** What the calls cost that people and tills make all day. */
export async function measureCalls({ costOf, owner, tills }: CallsRequest): Promise<Figure[]> {
  const { items } = await owner(calls.transactions.list, { page: { count: 1, skip_totals: true } });
  const path = { transactionId: items[0]?.id ?? "" };
  const query = { status: "success" as const };
  const sell = (run: number) => tills[run % tills.length]?.(calls.term.sale, { body: sampleSale }, onceOnly());
  return [
    ...(await costOf("plain read", () => owner(calls.businessUser.language, {}))),
    ...(await costOf("one transaction", () => owner(calls.transactions.get, { path }))),
    ...(await costOf("list of 50", () => owner(calls.transactions.list, { query, page: { count: 50 } }))),
    ...(await costOf("list of 50, page 1 000", () =>
      owner(calls.transactions.list, { page: { page: 1_000, count: 50 } }),
    )),
    ...(await costOf("sale", async (run) => sell(run))),
  ];
}
