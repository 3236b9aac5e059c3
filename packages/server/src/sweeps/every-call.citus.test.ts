import { everyCall } from "@patron/contract";
import { exportFormats } from "@patron/contract/kit";
import { expect, inject, test } from "vitest";
import { seedFixtures } from "../../test/fixtures.ts";
import { openConnection } from "../../test/own-database.ts";
import { requestAs } from "../../test/request-as.ts";
import { secretsOf, shownIn } from "../../test/secrets.ts";
import { startTestServer } from "../../test/server.ts";

// Every call on a cluster for its own business. What it answers about others is tried by the sweep of isolation, as on a plain database; the project's
// set-up fails if any of their statements goes to more than one shard.

const server = await startTestServer();
const [mine, theirs] = [await seedFixtures(server, "Mine"), await seedFixtures(server, "Onlytheirs")];
const secrets = await secretsOf(await openConnection(inject("database").owner), theirs);
const inside = everyCall.filter((call) => call.access.caller !== "open");

test.each(inside.filter((call) => exportFormats(call).length > 0))("$route: as a file", async (call) => {
  for (const format of exportFormats(call)) {
    const response = await requestAs(mine, call, server, { format });
    expect(response.status, response.answer).toBe(200);
    expect(shownIn(response.answer, secrets)).toEqual([]);
  }
});

// Removing calls come last.
test.each(inside.toSorted((one, other) => Number(one.method === "DELETE") - Number(other.method === "DELETE")))(
  "$route: answers its business",
  async (call) => {
    const response = await requestAs(mine, call, server);
    expect(response.status, response.answer).toBeLessThan(500);
    expect(shownIn(response.answer, secrets)).toEqual([]);
  },
);
