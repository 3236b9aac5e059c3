import { existsSync, readFileSync } from "node:fs";
import { afterEach, expect, inject, test } from "vitest";
import { planned } from "../../../test/citus/planned.ts";
import { takeSentOn } from "../../../test/citus/sent-on.ts";
import { businessOf, kindOf, type SentStatement } from "../../../test/driver/statements.ts";
import { openConnection } from "../../../test/own-database.ts";

// Every statement about a business that the server suite has sent before, on a plain database, planned by a cluster: it goes to one shard, in one
// part, and this older PostgreSQL understands it. `npm test` runs both; the cluster alone has nothing to read.

const file = process.env.PATRON_SEEN_STATEMENTS ?? "";
// What planning sends on is no statement of a call.
afterEach(() => void takeSentOn());
const app = await openConnection(inject("database").app);

test.skipIf(!existsSync(file))("every statement of the server suite goes to one shard", async () => {
  const byKind = new Map<string, SentStatement>();
  for (const line of readFileSync(file, "utf8").trim().split("\n")) {
    const statement = JSON.parse(line) as SentStatement; // Written by test/driver/statements.ts.
    byKind.set(kindOf(statement.text), statement);
  }
  const found: string[] = [];
  for (const statement of byKind.values()) {
    const problem = await planned(app, statement);
    if (problem !== undefined) found.push(`${problem}: ${statement.text}`);
  }
  expect(byKind.size).toBeGreaterThan(1_000);
  expect(found).toEqual([]);
});

test("a statement that goes to several shards is found, and one that this version does not know", async () => {
  const values = [crypto.randomUUID()];
  const one = { text: "select id from goods where business_id = $1", values };
  expect([businessOf(one), await planned(app, one)]).toEqual([values[0], undefined]);
  expect(await planned(app, { ...one, text: `${one.text} or code = 'a'` })).toBe("to 4 shards");
  expect(await planned(app, { ...one, text: `${one.text} and no_such_column = 1` })).toBe(
    'column "no_such_column" does not exist',
  );
  const parts =
    "with m as materialized (select id from goods where code = 'a' limit 1) select g.id from goods g, m where g.id = m.id and g.business_id = $1";
  expect(await planned(app, { ...one, text: parts })).toBe("in several parts");
});
