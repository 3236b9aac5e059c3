import { randomUUID } from "node:crypto";
import { everyCall } from "@patron/contract";
import { type AnyCall, failures, type Paging, wireQuery } from "@patron/contract/kit";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import type { Exchange } from "../../test/caller.ts";
import { seedFixtures } from "../../test/fixtures.ts";
import { ownDatabase } from "../../test/own-database.ts";
import { endsSession } from "../../test/request-as.ts";
import { sampleRequest } from "../../test/sample.ts";
import { startTestServer } from "../../test/server.ts";
import { tillOf } from "../../test/shop.ts";

// A separate database: the sweep asks more often than a person may, and forgets that it did.
const server = await startTestServer({}, await ownDatabase());
const { w, ids: seeded } = await seedFixtures(server, "Malformed");
// Switching to the business itself would end the session of the sweep.
const ids = { ...seeded, business: randomUUID() };

// A till of its own: the sweep renews the key of the one that the calls are tried on.
const till = await tillOf(w, (await w.make.terminal((await w.make.pos()).id)).id);
/** The caller for a call: a till, or the owner of the business. */
const senderOf = (call: AnyCall) => (call.access.caller === "terminal" ? till : w.owner);
/** Other ones are drawn each time. */
const runs = Number(process.env.RUNS ?? 12);
beforeEach(() => server.pool.query("delete from throttle"));

// Calls that end the sweep's own session are sent by an anonymous caller; a required second factor would keep it from every other call.
const apart = [...endsSession, "businessUser.changePassword", "business.changeSecondFactor"];
const subjects = everyCall.filter((call) => !apart.includes(call.name));

/** Values that have broken servers before. */
const odd = fc.constantFrom<unknown>(
  null,
  true,
  -1,
  0,
  1e308,
  2 ** 53 + 1,
  "",
  " ",
  "\u0000",
  "\ud800",
  "�",
  "‮rtl",
  "😀".repeat(300),
  "x".repeat(100_000),
  "__proto__",
  "constructor",
  "NaN",
  "-0",
  "1e5",
  "0.0000000001",
  "99999999999999999999",
  "0000-00-00",
  "10000-01-01",
  "2026-02-30",
  "' or 1=1 --",
  "../../etc/passwd",
  "%00",
  [],
  {},
  [[[[[]]]]],
  { a: 1 },
  Array(2000).fill(0),
  JSON.parse('{"__proto__":{"x":1}}'),
);

/** A well-formed body with one error: a field replaced, dropped or added, at the top or one level below. */
function mutated(body: unknown): fc.Arbitrary<unknown> {
  if (body === null || typeof body !== "object" || Array.isArray(body)) return odd;
  const fields = Object.keys(body);
  const name = fc.constantFrom(...fields, "extra", "__proto__");
  return fc.tuple(name, odd, fc.boolean()).map(([key, value, drop]) => {
    const copy: Record<string, unknown> = { ...body };
    if (drop && key in copy) delete copy[key];
    else Object.defineProperty(copy, key, { value, enumerable: true, configurable: true, writable: true });
    return copy;
  });
}

function expectTidy(answer: Exchange, what: string): void {
  expect(answer.status, what).toBeLessThan(500);
  if (answer.status < 400) return;
  const problem = answer.body as { code: keyof typeof failures; status: number; request_id: string }; // Checked field by field next.
  expect(failures[problem.code]?.status, `${what}: ${JSON.stringify(problem)}`).toBe(answer.status);
  expect(problem.request_id).toMatch(/^[0-9a-f-]{36}$/);
  expect(JSON.stringify(problem)).not.toMatch(/select |insert |node_modules|\.ts:\d/i);
}

describe.each(subjects.filter((call) => call.body).map((call) => [call.route as string, call] as const))(
  "%s",
  (_, call) => {
    test("answers any body with a declared failure or success, never with a fault of its own", async () => {
      const { target, json } = sampleRequest(call, ids);
      await fc.assert(
        fc.asyncProperty(mutated(json), async (body) => {
          expectTidy(
            await senderOf(call).send({ method: call.method, target, headers: {}, json: body }),
            JSON.stringify(body).slice(0, 200),
          );
        }),
        { numRuns: runs },
      );
    });

    test("explains what is wrong with a body that is not JSON, no UTF-8, empty, huge or of another type", async () => {
      const { target } = sampleRequest(call, ids);
      const raws: (string | Uint8Array)[] = [
        "{",
        '{"a":',
        "[1,",
        "nul",
        new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]),
        "x".repeat(2_000_000),
        `${"[".repeat(50_000)}`,
      ];
      for (const raw of raws) {
        const answer = await senderOf(call).send({ method: call.method, target, headers: {}, raw });
        expectTidy(answer, `${call.name} ${String(raw).slice(0, 20)}`);
        expect([400, 404, 413, 429]).toContain(answer.status);
      }
      const xml = await senderOf(call).send({
        method: call.method,
        target,
        headers: {},
        raw: "<a/>",
        type: "application/xml",
      });
      expect(xml).toMatchObject({ status: 415, body: { code: "body.unsupported" } });
    });
  },
);

describe.each(subjects.map((call) => [call.route as string, call] as const))("%s", (_, call) => {
  test("answers any query with a declared failure or success", async () => {
    const { target, json } = sampleRequest(call, ids);
    const names = [...Object.keys(wireQuery(call)), "unknown", "page", "count", "__proto__"];
    const value = fc.constantFrom(
      "",
      "1",
      "true",
      "0",
      "-1",
      "1e12",
      "abc",
      "%00",
      "%ff",
      "%F0%9F%98%80",
      "x".repeat(5000),
      "a,b,,c",
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...names), value), { minLength: 1, maxLength: 3 }),
        async (pairs) => {
          const query = pairs.map(([name, text]) => `${name}=${text}`).join("&");
          const sent = {
            method: call.method,
            target: `${target}?${query}`,
            headers: {},
            ...(json && !call.writes ? { json } : {}),
          };
          expectTidy(await senderOf(call).send(sent), query);
        },
      ),
      { numRuns: Math.ceil(runs / 2) },
    );
  });
});

test("a path that cannot be decoded is refused, not broken", async () => {
  for (const target of [
    "/pos/%",
    "/pos/%ff",
    "/pos/%00",
    `/pos/${"x".repeat(2000)}`,
    "/nothing/here",
    "/pos//",
    "//",
  ]) {
    const answer = await w.owner.send({ method: "GET", target, headers: {} });
    expectTidy(answer, target);
    expect(answer.status).toBeGreaterThanOrEqual(400);
  }
});

test("a malformed Idempotency-Key or If-Match is reported by its name", async () => {
  const { target, json } = sampleRequest(everyCall.find((call) => call.name === "pos.change") as AnyCall, ids); // It exists.
  const wrong: Record<string, string>[] = [{ "idempotency-key": "x".repeat(300) }, { "if-match": "soon" }];
  for (const headers of wrong) {
    const answer = await w.owner.send({ method: "PATCH", target, headers, json });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: `header.${Object.keys(headers)[0]}` }] } });
  }
});

test("a page beyond the limits is refused, whatever the list", async () => {
  for (const call of everyCall.filter((one) => one.paged as Paging | undefined)) {
    for (const query of ["count=501", "count=0", "page=0", "page=-1", "count=1e9", "page=abc"]) {
      const { target, json } = sampleRequest(call, ids);
      const answer = await senderOf(call).send({
        method: call.method,
        target: `${target}?${query}`,
        headers: {},
        ...(json ? { json } : {}),
      });
      expect(answer, `${call.route} ${query}`).toMatchObject({ status: 400, body: { code: "request.malformed" } });
    }
  }
});

test("an id that nothing has is 404 for every call that takes one", async () => {
  for (const call of everyCall.filter((one) => one.params.length > 0 && one.access.caller !== "open")) {
    const { json } = sampleRequest(call, ids);
    const { target } = sampleRequest(call, {});
    const image = call.upload ? { image: new Blob(["x"], { type: "image/png" }) } : {};
    const answer = await senderOf(call).send({
      method: call.method,
      target,
      // A till that writes needs a key.
      headers: { "idempotency-key": randomUUID() },
      ...(json ? { json } : {}),
      ...image,
    });
    expect(answer.status, call.route).toBe(404);
  }
});
