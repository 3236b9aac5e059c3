import { expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";

const server = await startTestServer({ PATRON_REQUESTS_PER_MINUTE: "3" });

const request = (address: string, path = "/health/live") =>
  server.app.inject({ method: "GET", url: path, headers: { "x-forwarded-for": address } });
const statuses = async (addresses: readonly string[], path?: string) => {
  const found: number[] = [];
  for (const address of addresses) found.push((await request(address, path)).statusCode);
  return found;
};

test("an address above the limit gets the time to retry, others are served", async () => {
  expect(await statuses(Array(4).fill("192.0.2.1"))).toEqual([200, 200, 200, 429]);
  const refused = await request("192.0.2.1");
  expect(refused.json()).toMatchObject({ code: "rate.limited", status: 429 });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
  expect((await request("192.0.2.2")).statusCode).toBe(200);
});

test("paths that lead nowhere count too", async () => {
  expect(await statuses(Array(4).fill("192.0.2.3"), "/nowhere")).toEqual([404, 404, 404, 429]);
});

test("addresses of one IPv6 network count as one", async () => {
  const near = [1, 2, 3, 4].map((host) => `2001:db8:0:1::${host}`);
  expect(await statuses(near)).toEqual([200, 200, 200, 429]);
  expect((await request("2001:db8:0:2::1")).statusCode).toBe(200);
});

test("an API key above the limit waits, whatever address it is used from", async () => {
  const by = async (key: string, address: string) => {
    const headers = { "x-forwarded-for": address, authorization: `Bearer ${key}` };
    return (await server.app.inject({ method: "GET", url: "/health/live", headers })).statusCode;
  };
  const found: number[] = [];
  for (const host of [11, 12, 13, 14]) found.push(await by("patron_one", `192.0.2.${host}`));
  expect(found).toEqual([200, 200, 200, 429]);
  expect(await by("patron_two", "192.0.2.15")).toBe(200);
});
