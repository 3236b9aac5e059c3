import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import { inTenant, q } from "../../src/kit/database/rows.ts";
import { prove } from "../../src/ledger/proof.ts";
import { examples, type Shop } from "../shop.ts";

/** Sales of a shop one after another, each repeated with its key until it is answered. */
export class Sales {
  readonly sold = new Set<string>();
  readonly refusals: string[] = [];
  readonly #shop: Shop;
  constructor(shop: Shop) {
    this.#shop = shop;
  }
  async sell(deadline: number): Promise<void> {
    const headers = { "idempotency-key": randomUUID() };
    while (Date.now() < deadline) {
      const outgoing = { method: "POST" as const, target: "/term/check/sale", headers, json: { items: examples } };
      const { status, body, headers: answered } = await this.#shop.till.send(outgoing);
      if (status === 200) {
        this.sold.add((body as { transaction: { id: string } }).transaction.id); // A sale's answer.
        return;
      }
      const { code } = body as { code: string }; // A problem document.
      this.refusals.push(`${status} ${code}, ${answered.has("retry-after") ? "to be repeated" : "for good"}`);
      await wait(100);
    }
    throw new Error("A sale was not answered in time.");
  }
  /** Some were sold, each is stored once and no other since the first of them, and the ledger proves. */
  async expectStored(): Promise<void> {
    expect(this.sold.size).toBeGreaterThan(10);
    const { w } = this.#shop;
    const rows = await w.inside((tenant) => tenant.many(salesSince([...this.sold].sort()[0] ?? "")));
    expect(rows.map(({ id }) => id).sort()).toEqual([...this.sold].sort());
    expect(await w.inside(prove)).toEqual([]);
  }
}

/** Ids are made in the order of time. */
const salesSince = (id: string) =>
  q
    .selectFrom("transaction")
    .select("id")
    .where(inTenant())
    .where("transaction_type", "=", "sale")
    .where("id", ">=", id);
