import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { calls } from "@patron/contract/routes";
import { afterAll, expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { shop } from "../../../test/shop.ts";
import { prove } from "../../ledger/proof.ts";

const path = join(import.meta.dirname, "../../../../../examples/till/till.mjs");

interface Sold {
  transaction: { id: string; number: string; status: string; totals: { amount_to_pay: string } };
  check: { items: { id: string; amount_to_pay: string }[] };
}
/** What the example's till does here; it has no types, because it is plain JavaScript to copy. */
interface Till {
  goods(): Promise<{ items: { code: string; price: string | null }[] }>;
  identify(scanned: string): Promise<{ id: string }>;
  price(check: object): Promise<Pick<Sold, "check">>;
  sell(check: object): Promise<Sold>;
  reserve(check: object): Promise<Sold>;
  finalize(id: string, more?: object): Promise<Sold>;
  cancel(id: string, reason: string): Promise<Pick<Sold, "transaction">>;
  refund(id: string, lines: object[]): Promise<Pick<Sold, "transaction">>;
  resume(): Promise<Sold> | undefined;
}
const { Till } = (await import(path)) as { Till: new (url: string, key: string, journal: string) => Till }; // The file beside this repository's packages.

const server = await startTestServer();
const folder = mkdtempSync(join(tmpdir(), "patron-till-"));
afterAll(() => rmSync(folder, { recursive: true }));
const journal = () => join(folder, `${crypto.randomUUID()}.json`);

async function newTill(url = server.url) {
  const s = await shop(server);
  const { api_key } = await s.w.owner.request(calls.terminals.updateKey, { path: { terminalId: s.terminalId } });
  return { s, key: api_key, till: new Till(url, api_key, journal()) };
}
const check = (quantity: string) => ({ items: [{ code: "A", quantity }], payments: [{ payment_type: "cash" }] });

test("the example's till prices, sells, reserves, finalises, refunds and cancels, and the books agree", async () => {
  const { s, till } = await newTill();
  expect((await till.goods()).items.map(({ code }) => code)).toContain("A");
  expect((await till.price(check("2"))).check.items[0]?.amount_to_pay).toBe("20.00");
  const sold = await till.sell(check("3"));
  expect(sold.transaction.totals.amount_to_pay).toBe("30.00");
  const back = await till.refund(sold.transaction.id, [{ id: sold.check.items[0]?.id, quantity: "1" }]);
  expect(back.transaction.totals.amount_to_pay).toBe("-10.00");
  const reserved = await till.reserve({ items: [{ code: "A", quantity: "5" }] });
  const line_id = reserved.check.items[0]?.id;
  const finished = await till.finalize(reserved.transaction.id, { items: [{ line_id, quantity: "4" }] });
  expect(finished.transaction.totals.amount_to_pay).toBe("40.00");
  expect((await till.cancel(finished.transaction.id, "Wrong item")).transaction.status).toBe("canceled");
  await expect(till.sell(check("-1"))).rejects.toMatchObject({ code: "request.malformed" });
  expect(await s.w.inside(prove)).toEqual([]);
});

test("the example's till knows a customer by a card, and sells to them", async () => {
  const { s, till } = await newTill();
  const id = await s.member();
  const value = `card ${id}`;
  await s.w.owner.request(calls.identification.add, {
    path: { userId: id },
    body: { loyalty_id: s.w.loyaltyId, type: "card", value },
  });
  const customer = await till.identify(value.toUpperCase());
  expect(customer.id).toBe(id);
  await till.sell({ ...check("1"), customer_id: customer.id });
  await expect(till.identify("nobody")).rejects.toMatchObject({ code: "customer.not_found" });
});

test("an answer that is lost, or a till that ends before it comes, sells once", async () => {
  let losing = 2;
  const lossy = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", async () => {
      const { host: _, connection: __, ...headers } = request.headers;
      const answer = await fetch(server.url + request.url, {
        method: request.method ?? "GET",
        headers: headers as Record<string, string>, // Single headers.
        ...(parts.length > 0 ? { body: Buffer.concat(parts) } : {}),
      });
      losing -= 1;
      if (losing >= 0) return request.socket.destroy();
      response.writeHead(answer.status, { "content-type": "application/json" }).end(await answer.text());
    });
  });
  await new Promise<void>((resolve) => lossy.listen(0, "127.0.0.1", resolve));
  afterAll(() => lossy.close());
  const address = lossy.address();
  const { s, key, till } = await newTill(
    `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
  );
  const sold = await till.sell(check("1"));
  const { items } = await s.w.owner.request(calls.transactions.list, { query: {} });
  expect(items.map(({ id }) => id)).toEqual([sold.transaction.id]);

  // A process that was killed has left what it had begun.
  const left = journal();
  writeFileSync(left, JSON.stringify({ path: "/term/check/sale", body: check("2"), key: crypto.randomUUID() }));
  const next = new Till(server.url, key, left);
  expect(() => next.sell(check("9"))).toThrow("resume()");
  expect((await next.resume())?.transaction.totals.amount_to_pay).toBe("20.00");
  expect(next.resume()).toBeUndefined();
});

test("as a command it sells what it is given and says what was refused", async () => {
  const { key } = await newTill();
  const run = (...items: string[]) =>
    promisify(execFile)(process.execPath, [path, server.url, key, ...items], { cwd: folder });
  expect((await run("A:2")).stdout).toContain("20.00 UAH");
  await expect(run("unknown")).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining("goods.not_found") });
  await expect(run()).rejects.toMatchObject({ code: 2 });
});
