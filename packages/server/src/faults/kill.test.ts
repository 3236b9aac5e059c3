import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { createClient, type Outgoing } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { afterAll, expect, test } from "vitest";
import { registration } from "../../test/world.ts";

const kills = Number(process.env.KILLS ?? 10);
const tills = 4;
const start = fileURLToPath(new URL("../../../../tools/start.ts", import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), "patron-kill-"));
chmodSync(dataDir, 0o755); // As root, the database runs as another user, who has to get in.
let running: ChildProcess | undefined;

afterAll(async () => {
  running?.kill("SIGTERM");
  await new Promise((resolve) => running?.once("exit", resolve) ?? resolve(undefined));
  rmSync(dataDir, { recursive: true, force: true });
}, 30_000);

/** Starts a whole Patron on the data directory and waits until it answers. */
async function startServer(port: number): Promise<ChildProcess> {
  const { DATABASE_URL: _, ...outside } = process.env;
  const env = {
    ...outside,
    PATRON_DATA: dataDir,
    PATRON_PORT: String(port),
    PATRON_LOG: "error",
    PATRON_REQUESTS_PER_MINUTE: "0",
  };
  const child = spawn(process.execPath, [start, "--without-web"], { env, stdio: ["ignore", "pipe", "inherit"] });
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode} instead of starting.`);
    const ready = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
    if (ready?.ok) return child;
    await wait(100);
  }
  throw new Error("The server did not become ready.");
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** A client that repeats what it got no answer to, with the same key, as tills do. */
function stubborn(port: number, token: string | undefined) {
  return createClient(async (outgoing: Outgoing) => {
    for (;;) {
      try {
        const response = await fetch(`http://127.0.0.1:${port}/api${outgoing.target}`, {
          method: outgoing.method,
          headers: {
            ...outgoing.headers,
            ...(token ? { authorization: `Bearer ${token}` } : {}),
            ...(outgoing.json === undefined ? {} : { "content-type": "application/json" }),
          },
          ...(outgoing.json === undefined ? {} : { body: JSON.stringify(outgoing.json) }),
        });
        const body: unknown = await response.json();
        // Away, or the killed attempt still holds its key: neither is an answer.
        if (response.status !== 503 && response.status !== 409) return { status: response.status, body };
      } catch {
        // Killed in the middle: nobody knows what became of it, so it is sent again.
      }
      await wait(50);
    }
  });
}

test(`every acknowledged sale survives ${kills} kills of the server under load, once`, {
  timeout: 300_000,
}, async () => {
  const port = await freePort();
  running = await startServer(port);
  const shop = await openShop(port);
  const acknowledged: string[] = [];
  let stop = false;
  const sellers = shop.tills.map(async (till) => {
    while (!stop) {
      const body = { items: [{ code: "A", quantity: "1" }], customer_id: shop.customerId, bonuses_to_redeem: "0.10" };
      const { transaction } = await till(calls.term.sale, { body }, { idempotencyKey: crypto.randomUUID() });
      acknowledged.push(transaction.id);
    }
  });
  for (let kill = 0; kill < kills; kill += 1) {
    await wait(300 + Math.random() * 700);
    const ended = new Promise((resolve) => running?.once("exit", resolve));
    running?.kill("SIGKILL");
    await ended;
    running = await startServer(port);
  }
  await wait(300);
  stop = true;
  await Promise.all(sellers);

  const stored: string[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await shop.owner(calls.transactions.list, {
      query: { transaction_type: "sale" },
      page: { page, count: 500 },
    });
    if (answer.items.length === 0) break;
    stored.push(...answer.items.map((one) => one.id));
  }
  expect(acknowledged.length).toBeGreaterThan(kills);
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  expect(stored.sort()).toEqual([...acknowledged].sort());
  expect((await shop.owner(calls.platform.proof, {})).gaps).toEqual([]);
});

/** Registers a business that can sell: a place, tills, an item, a rule that credits, a customer with bonuses. */
async function openShop(port: number) {
  const nobody = stubborn(port, undefined);
  const session = await nobody(calls.auth.register, { body: registration() }, { idempotencyKey: crypto.randomUUID() });
  const owner = stubborn(port, session.token);
  const [loyalty] = (await owner(calls.embedded.loyalties, {})).items;
  const loyalty_id = loyalty?.id ?? "";
  const pos = await owner(calls.pos.add, { body: { loyalty_id, title: "Shop" } });
  const prices = [{ currency: "UAH", price: "10.00" }];
  await owner(calls.goods.add, { body: { code: "A", title: "Item A", prices, loyalty_ids: [loyalty_id] } });
  const made = Array.from({ length: tills }, async (_, place) => {
    const terminal = await owner(calls.terminals.add, {
      body: { pos_id: pos.id, title: `Till ${place}`, currency: "UAH" },
    });
    const { hand_off } = await owner(calls.term.openTill, { path: { terminalId: terminal.id } });
    return stubborn(port, (await nobody(calls.term.handOff, { body: { hand_off } })).token);
  });
  const opened = await Promise.all(made);
  const [first] = opened;
  if (!first) throw new Error("A shop has tills.");
  const customer = await first(calls.term.addCustomer, { body: { user_id_value: "+380671234567" } });
  const bonuses = { loyalty_id, customer_id: customer.id, currency: "UAH", amount: "1000.00" };
  await owner(calls.transactions.addBonuses, { body: bonuses });
  return { owner, tills: opened, customerId: customer.id };
}
