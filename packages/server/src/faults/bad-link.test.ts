import { setTimeout as wait } from "node:timers/promises";
import { calls } from "@patron/contract/routes";
import { expect, onTestFinished, test } from "vitest";
import { startLinked } from "../../test/faults/link.ts";
import { profile } from "../../test/faults/profile.ts";
import type { LinkState } from "../../test/faults/proxy.ts";
import {
  type Attempt,
  expectLedger,
  figuresOf,
  keepSelling,
  openShop,
  retryingClient,
} from "../../test/faults/tills.ts";
import { entityTypesOf, listen, type Window } from "../../test/listen.ts";

// The connection between server and database fails and recovers (F7).

const { patron, proxy, idleInTransaction } = await startLinked();
const attempts: Attempt[] = [];
const onAttempt = (attempt: Attempt) => void attempts.push(attempt);
const shop = await openShop(patron.url, 16, onAttempt);
const sold: string[] = [];
const served = () => attempts.filter(({ status }) => status === 200).length;

const ways: [weather: LinkState, does: string, isServed: boolean][] = [
  ["reset", "cuts every connection", false],
  ["silent", "swallows everything", false],
  ["slow", "answers half a second late", true],
  ["sliced", "brings one kilobyte at a time", true],
];

for (const [network, apply, isServed] of ways) {
  test(`a link that ${apply} keeps nobody waiting, and all is well when it is back`, async ({ annotate }) => {
    attempts.length = 0;
    const window = await listen(`${patron.url}/api`, shop.ownerToken);
    const [selling, reading] = [keepSelling(shop.tills), readOn()];
    onTestFinished(async () => {
      proxy.turn("clear");
      window.close();
      await Promise.all([selling.stop(), reading.stop()]);
    });
    await expect.poll(() => attempts.length).toBeGreaterThan(shop.tills.length);

    proxy.turn(network);
    const before = served();
    await wait(profile.badLinkSeconds * 1_000);
    const meanwhile = served() - before;
    proxy.turn("clear");
    const backMs = await timeUntilServed();
    sold.push(...(await selling.stop()));
    await reading.stop();

    await annotate(`${figuresOf(attempts)}; ${meanwhile} served meanwhile, again after ${Math.round(backMs)} ms`);
    for (const { status } of attempts) expect([200, 409, 503]).toContain(status);
    for (const one of attempts.filter(({ status }) => status === 503)) expect(one.retryAfter).toBe("1");
    expect(Math.max(...attempts.map(({ ms }) => ms))).toBeLessThan(10_000 * profile.tolerance);
    expect(backMs).toBeLessThan(5_000 * profile.tolerance);
    if (isServed) expect(meanwhile).toBeGreaterThan(0);
    await expect.poll(idleInTransaction).toBe(0);
    await expectReceiving(window);
    await expectLedger(shop, sold);
    expect(patron.log()).not.toMatch(/server\.broken|Unhandled/);
  });
}

/** A client that reads while tills sell. */
function readOn(): { stop(): Promise<void> } {
  const reader = retryingClient(patron.url, shop.ownerToken, onAttempt);
  let isOver = false;
  const reading = (async () => {
    while (!isOver) await reader(calls.pos.list, {});
  })();
  return {
    async stop() {
      isOver = true;
      await reading;
    },
  };
}

/** The time until a new sale is done and the server reports that it is ready. */
async function timeUntilServed(): Promise<number> {
  const began = performance.now();
  const one = shop.tills[0]?.sell();
  while (!(await patron.isReady())) await wait(50);
  sold.push((await one) ?? "");
  return performance.now() - began;
}

/** The stream is still open and receives new sales. */
async function expectReceiving(window: Window): Promise<void> {
  const from = window.events.length;
  const sellAndHear = async () => {
    sold.push((await shop.tills[0]?.sell()) ?? "");
    return entityTypesOf({ ...window, events: window.events.slice(from) });
  };
  await expect.poll(sellAndHear, { interval: 500 }).toContain("transaction");
  expect(window.ended).toBe(false);
}
