import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { newPatron } from "../../test/faults/patron.ts";
import { drawn, profile } from "../../test/faults/profile.ts";
import { expectLedger, keepSelling, openShop } from "../../test/faults/tills.ts";

// The server is killed and leaves its embedded database running (F1 and F3 of the faults that Patron must survive). Not applicable to an
// external database.

const patron = await newPatron();

test.skipIf(process.env.DATABASE_URL)(
  `every acknowledged sale survives ${profile.serverKills} kills of the server under load, once`,
  async ({ annotate }) => {
    await patron.start();
    const shop = await openShop(patron.url, 4);
    const selling = keepSelling(shop.tills);
    // A server that has just started may take longer for its first sale than a pause.
    const sellAgain = async () => {
      const before = selling.sold();
      await expect.poll(selling.sold).toBeGreaterThan(before);
    };
    for (const pause of drawn(profile.serverKills, 300, 1_000)) {
      await sellAgain();
      await wait(pause);
      await patron.kill();
      await patron.start();
    }
    await sellAgain();
    const acknowledged = await selling.stop();
    expect(acknowledged.length).toBeGreaterThan(profile.serverKills);
    await expectLedger(shop, acknowledged);
    await annotate(`${acknowledged.length} sales`);
  },
);
