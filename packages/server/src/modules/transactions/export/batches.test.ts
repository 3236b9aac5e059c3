import { EXPORT_TYPES } from "@patron/contract/client";
import pg, { type QueryConfig } from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { rowsAtOnce } from "#kit/export/columns.ts";
import { ownDatabase } from "../../../../test/own-database.ts";
import { startTestServer } from "../../../../test/server.ts";
import { examples, shop } from "../../../../test/shop.ts";

// Connections of its own: a pool prepares a limited number of statements, and those of other tests may have taken it.
const server = await startTestServer({}, await ownDatabase());

test("an export reads its batches by prepared statements, and titles once", async () => {
  const s = await shop(server);
  for (let sold = 0; sold <= rowsAtOnce; sold += 1) await s.sell({ items: examples });
  const headers = { accept: EXPORT_TYPES.csv };
  const exported = () => s.w.owner.send({ method: "GET", target: "/transactions?columns=terminal", headers });
  const linesIn = (body: unknown) => String(body).trimEnd().split("\r\n");
  // A statement is prepared once it has been used often.
  for (let time = 0; time < 4; time += 1) expect(linesIn((await exported()).body)).toHaveLength(rowsAtOnce + 2);
  const sent = vi.spyOn(pg.Client.prototype, "query");
  onTestFinished(() => sent.mockRestore());
  await exported();
  const statements = sent.mock.calls.map(([what]) => what as unknown as QueryConfig); // The server's own form.
  const like = (text: RegExp) => statements.filter((one) => text.test(one.text));
  const heads = like(/^select "t"."id", "t"."number"/);
  expect(heads).toHaveLength(2);
  for (const { name } of [...heads, ...like(/payment_types, account/)]) expect(name).toMatch(/^patron_/);
  expect(like(/select id, title from loyalty/)).toHaveLength(1);
});
