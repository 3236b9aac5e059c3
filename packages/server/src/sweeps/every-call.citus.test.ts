import { randomUUID } from "node:crypto";
import { everyCall } from "@patron/contract";
import { exportFormats } from "@patron/contract/kit";
import { expect, inject, test } from "vitest";
import { seedFixtures } from "../../test/fixtures.ts";
import { openConnection } from "../../test/own-database.ts";
import { requestAs } from "../../test/request-as.ts";
import { requestFields } from "../../test/request-fields.ts";
import { secretsOf, shownIn } from "../../test/secrets.ts";
import { startTestServer } from "../../test/server.ts";

// Every call on a cluster: for its own business, with an id that nothing has, and with the ids of another business. The project's set-up fails if
// any of their statements goes to more than one shard.

const server = await startTestServer();
const [mine, theirs] = [await seedFixtures(server, "Mine"), await seedFixtures(server, "Onlytheirs")];
const secrets = await secretsOf(await openConnection(inject("database").owner), theirs);
const inside = everyCall.filter((call) => call.access.caller !== "open");

test.each(inside.filter((call) => call.params.length > 0))("$route: nothing of another business", async (call) => {
  const response = await requestAs(mine, call, server, { about: theirs });
  expect(response.status, response.answer).toBe(404);
  expect(shownIn(response.answer, secrets, response.question)).toEqual([]);
});

test.each(inside)("$route: an id that nothing has is refused by name", async (call) => {
  for (const field of requestFields(call).filter(({ kind }) => kind === "id")) {
    const response = await requestAs(mine, call, server, { put: { field, value: randomUUID() } });
    expect(response.status, response.answer).toBeLessThan(500);
    expect(shownIn(response.answer, secrets, response.question)).toEqual([]);
  }
});

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
