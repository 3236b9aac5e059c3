import { everyCall } from "@patron/contract";
import type { Throttle } from "@patron/contract/kit";
import { beforeEach, expect, test } from "vitest";
import { seedFixtures } from "../../test/fixtures.ts";
import { openConnection, ownDatabase } from "../../test/own-database.ts";
import { requestAs } from "../../test/request-as.ts";
import { startTestServer } from "../../test/server.ts";

// Every call that limits attempts, by the address, person or till that makes them and by what they guess. A separate database, because attempts
// are forgotten and added here.

const address = await ownDatabase();
const server = await startTestServer({}, address);
const own = await seedFixtures(server, "Throttles");
const owner = await openConnection(address.owner);

const limited = everyCall.flatMap((call) => {
  const { throttle, access, name } = call;
  if (!throttle) return [];
  const { attempts, field } = throttle as Throttle; // AnyCall widens it.
  const byCaller = { counted: `${name}@`, attempts: access.caller === "session" ? attempts : attempts * 10 };
  const byGuess = { counted: name, attempts };
  return (field ? [byCaller, byGuess] : [byCaller]).map((limit) => ({ call, ...limit }));
});

// Once more, because the time over which attempts are counted may end between two requests.
beforeEach(() => owner.query("delete from throttle"));

test.each(limited)(
  "$call.route: attempts counted as $counted end at $attempts",
  { retry: 1 },
  async ({ call, counted, attempts }) => {
    await requestAs(own, call, server);
    const made = (count: number) =>
      owner.query("update throttle set attempts = $2 where key like $1 || ':%' returning key", [counted, count]);
    expect((await made(attempts - 1)).rowCount).toBe(1);
    expect((await requestAs(own, call, server)).code).not.toBe("rate.limited");
    const refused = await requestAs(own, call, server);
    expect(refused).toMatchObject({ status: 429, code: "rate.limited" });
    expect(refused.answer).toMatch(/"retry-after","\d+"/);
  },
);
