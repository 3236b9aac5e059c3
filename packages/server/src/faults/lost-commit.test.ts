import { expect, test } from "vitest";
import { startLinked } from "../../test/faults/link.ts";
import { picked, profile } from "../../test/faults/profile.ts";
import type { Loss } from "../../test/faults/proxy.ts";
import { type Attempt, expectLedger, figuresOf, keepSelling, openShop } from "../../test/faults/tills.ts";
import { listen, type Window } from "../../test/listen.ts";

// The response to a commit is lost between database and server, so the outcome is unknown (F8).

const { patron, proxy } = await startLinked();
/** How many losses may hit jobs instead, which commit every minute and after many sales. */
const maxJobs = profile.lostCommits / 2;

test(`a sale whose commit got lost is answered 503 and stands once after a repeat, ${profile.lostCommits} times over`, async ({
  annotate,
}) => {
  const attempts: Attempt[] = [];
  const shop = await openShop(patron.url, 1, (attempt) => attempts.push(attempt));
  const [till] = shop.tills;
  const window = await listen(`${patron.url}/api`, shop.ownerToken);
  const acknowledged: string[] = [];
  const all: Attempt[] = [];
  let ofJobs = 0;
  const sellLosing = async (loss: Loss) => {
    attempts.length = 0;
    proxy.onCommit = () => {
      proxy.onCommit = undefined;
      return loss;
    };
    acknowledged.push((await till?.sell()) ?? "");
    all.push(...attempts);
  };
  for (const loss of picked<Loss>(profile.lostCommits, ["undelivered", "unanswered", "unknown"])) {
    await sellLosing(loss);
    // A job of the server may have committed first and lost its own response; it retries by itself.
    while (attempts.at(0)?.status === 200 && ofJobs < maxJobs) {
      ofJobs += 1;
      await sellLosing(loss);
    }
    const statuses = attempts.map(({ status }) => status);
    expect(statuses.at(0), loss).toBe(503);
    expect(attempts.at(0)?.retryAfter, loss).toBe("1");
    // The first attempt may hold the key a moment longer.
    expect(new Set(statuses.slice(1, -1)), loss).toEqual(new Set(statuses.length > 2 ? [409] : []));
    expect(statuses.at(-1), loss).toBe(200);
    // A delivered commit is not repeated, only its response; an undelivered one is executed now.
    if (loss !== "unknown") expect(attempts.at(-1)?.replayed, loss).toBe(loss === "unanswered");
  }
  await annotate(figuresOf(all));
  // Streams receive every sale at least once, although a replayed response notifies nobody.
  await expect.poll(() => countOf(window, "transaction")).toBeGreaterThanOrEqual(profile.lostCommits);
  window.close();
  await expectLedger(shop, acknowledged);
  expect(patron.log()).not.toMatch(/server\.broken|Unhandled/);
});

test(`sales of eight tills at once stand once although ${profile.lostCommits} commits got lost`, async ({
  annotate,
}) => {
  const attempts: Attempt[] = [];
  const shop = await openShop(patron.url, 8, (attempt) => attempts.push(attempt));
  const losses = picked<Loss | undefined>(profile.lostCommits * 4, [
    "undelivered",
    "unanswered",
    "unknown",
    undefined,
    undefined,
    undefined,
  ]);
  attempts.length = 0;
  const selling = keepSelling(shop.tills);
  let lost = 0;
  await new Promise<void>((done) => {
    proxy.onCommit = () => {
      const loss = losses.shift();
      if (loss) lost += 1;
      if (lost === profile.lostCommits || losses.length === 0) done();
      return lost > profile.lostCommits ? undefined : loss;
    };
  });
  proxy.onCommit = undefined;
  const acknowledged = await selling.stop();
  await annotate(`${lost} lost: ${figuresOf(attempts)}`);
  expect(lost).toBeGreaterThanOrEqual(profile.lostCommits);
  const unknown = attempts.filter(({ status }) => status === 503).length;
  expect(unknown).toBeLessThanOrEqual(lost);
  expect(unknown).toBeGreaterThanOrEqual(lost - maxJobs);
  for (const { status } of attempts) expect([200, 409, 503]).toContain(status);
  await expectLedger(shop, acknowledged);
  expect(patron.log()).not.toMatch(/server\.broken|Unhandled/);
});

/** How many changes of an entity type a stream has received. */
function countOf({ events }: Window, entityType: string): number {
  const changes = events.flatMap(({ data }) => data.changed ?? []).filter((one) => one.entity_type === entityType);
  return changes.reduce((sum, { count }) => sum + count, 0);
}
