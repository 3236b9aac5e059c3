import pg from "pg";
import { expect, inject, test } from "vitest";
import { takeOverlapping } from "../../../test/driver/overlapping.ts";

// The suite rejects what the driver's next version will reject; this test proves it.

test("a query on a busy connection without a pipeline is reported at once", async () => {
  const client = new pg.Client(inject("database").app);
  await client.connect();
  const first = client.query("select 1");
  expect(() => client.query("select 2")).toThrow(
    "Sent while another query was running, and not in a pipeline: select 2",
  );
  await first;
  expect(takeOverlapping()).toHaveLength(1);
  await client.query("select 3");
  await client.end();
});

test("a connection with a pipeline accepts several queries at once", async () => {
  const client = new pg.Client({ ...inject("database").app, pipeline: true });
  await client.connect();
  expect(await Promise.all([client.query("select 1"), client.query("select 2")])).toHaveLength(2);
  await client.end();
});
