#!/usr/bin/env node
// A small till on the terminal API, without any package: it sells items by their codes, and no answer that is lost makes it sell twice.
//
//   node examples/till/till.mjs https://patron.example KEY bread:2 honey:1
//
// KEY is the key of a terminal, which its page in the back office makes under "Login and keys".
import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** What the server has refused, by the code of its problem document. */
export class Refused extends Error {
  constructor({ code, details, request_id }) {
    super(code);
    this.code = code;
    this.details = details ?? {};
    this.requestId = request_id;
  }
}

/** Codes that say nothing about the request: it is worth repeating as it is. */
const passing = new Set(["server.unavailable", "server.broken", "request.running", "rate.limited"]);

export class Till {
  #url;
  #key;
  #journal;

  /** `journal` is a file for the sale that is under way, so that it survives the end of this process. */
  constructor(url, key, journal) {
    this.#url = url;
    this.#key = key;
    this.#journal = journal;
  }

  /** One exchange. Anything but a problem document, a page of a proxy for example, means that the server could not be reached. */
  async #exchange(method, path, body, headers = {}) {
    const response = await fetch(`${this.#url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${this.#key}`, "content-type": "application/json", ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    });
    // An answer that breaks off is a lost one, and fails here like a lost connection.
    if (response.ok) return await response.json();
    const problem = await response.json().catch(() => ({})); // A proxy's page says nothing that a till could use.
    throw new Refused({ ...problem, code: problem.code ?? "server.unavailable" });
  }

  goods() {
    return this.#exchange("GET", "/term/goods");
  }

  /** Finds whoever was scanned or typed: a card, the code of a customer's page, a telephone. A one-time code is used up. */
  identify(scanned) {
    return this.#once("/term/customer/identify", { user_id_value: scanned });
  }

  /** Prices a check and explains it, and stores nothing. */
  price(check) {
    return this.#exchange("POST", "/term/check/process", check);
  }

  sell(check) {
    return this.#once("/term/check/sale", check);
  }

  /** Holds a check until it is finalised, cancelled or has run out. */
  reserve(check) {
    return this.#once("/term/check/reserve", check);
  }

  /** Sells what was reserved, or less of it. */
  finalize(transaction_id, more = {}) {
    return this.#once("/term/check/finalize", { transaction_id, ...more });
  }

  cancel(transaction_id, reason) {
    return this.#once("/term/check/cancel", { transaction_id, reason });
  }

  /** Refunds items of a check as its preview shows; `lines` are of the check's items: `[{ id, quantity }]`. */
  async refund(transactionId, lines) {
    const path = `/term/checks/${transactionId}/refunds`;
    const { fingerprint } = await this.#exchange("POST", `${path}/preview`, { lines });
    return await this.#once(path, { lines, fingerprint });
  }

  /** Ends what an earlier process has begun and not heard the answer of; undefined if there is nothing. */
  resume() {
    if (!existsSync(this.#journal)) return undefined;
    return this.#repeat(JSON.parse(readFileSync(this.#journal, "utf8")));
  }

  /** Sends a request that moves something, exactly once: its key is on the disk before it leaves. */
  #once(path, body) {
    if (existsSync(this.#journal)) throw new Error("An earlier request has no answer yet: call resume() first.");
    const begun = { path, body, key: randomUUID() };
    writeFileSync(this.#journal, JSON.stringify(begun), { flush: true });
    return this.#repeat(begun);
  }

  /** Repeats a request with its key until the server has answered it: the same key moves nothing a second time, and gets the same answer. */
  async #repeat({ path, body, key }) {
    for (let pause = 200; ; pause = Math.min(pause * 2, 10_000)) {
      try {
        const answer = await this.#exchange("POST", path, body, { "idempotency-key": key });
        rmSync(this.#journal);
        return answer;
      } catch (error) {
        if (error instanceof Refused && !passing.has(error.code)) {
          // A refusal is an answer, too: nothing was sold.
          rmSync(this.#journal);
          throw error;
        }
        await wait(pause);
      }
    }
  }
}

async function main([url, key, ...items]) {
  if (!url || !key || items.length === 0) {
    console.error("Usage: node examples/till/till.mjs URL KEY code:quantity …");
    return 2;
  }
  const till = new Till(url, key, "till-journal.json");
  const earlier = await till.resume();
  if (earlier) console.log(`Ended what was begun before: No. ${earlier.transaction.number}`);
  const check = {
    items: items.map((item) => {
      const [code, quantity = "1"] = item.split(":");
      return { code, quantity };
    }),
    payments: [{ payment_type: "cash" }],
  };
  try {
    const { transaction, check: sold } = await till.sell(check);
    for (const { title, quantity, amount_to_pay } of sold.items)
      console.log(`${quantity} × ${title}: ${amount_to_pay}`);
    console.log(`Sale No. ${transaction.number}: ${transaction.totals.amount_to_pay} ${transaction.currency}`);
    return 0;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    console.error(`Refused: ${error.code} ${JSON.stringify(error.details)}`);
    return 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await main(process.argv.slice(2));
