import { expect, inject, test } from "vitest";
import { scattered } from "../../../test/citus/scattered.ts";
import { takeSentOn } from "../../../test/citus/sent-on.ts";
import { openConnection } from "../../../test/own-database.ts";
import { startTestServer } from "../../../test/server.ts";
import { world } from "../../../test/world.ts";

// What the project's set-up finds in every other file.

const app = await openConnection(inject("database").app);

test("a statement that names no business is found, and one that reads in parts", async () => {
  takeSentOn();
  await app.query("select id from goods where code = 'apple'");
  expect(scattered(takeSentOn())).toEqual([expect.stringMatching(/^to several shards: SELECT id FROM public\.goods/)]);
  await app.query("begin");
  await app.query(`set local app.business_id = '${crypto.randomUUID()}'`);
  await app.query(
    "with m as materialized (select id from goods where code = 'a' limit 1) select g.id from goods g, m where g.id = m.id",
  );
  await app.query("rollback");
  expect(scattered(takeSentOn()).join()).toContain("in parts: ");
});

test("the statements of a call are seen and go to one shard", async () => {
  const { owner } = await world(await startTestServer());
  takeSentOn();
  expect((await owner.send({ method: "GET", headers: {}, target: "/pos" })).status).toBe(200);
  const sent = takeSentOn();
  expect(sent.some(({ text, shards }) => /FROM .*public\.pos/.test(text) && shards.length > 0)).toBe(true);
  expect(new Set(sent.map(({ worker }) => worker)).size).toBe(1);
  expect(scattered(sent)).toEqual([]);
});
