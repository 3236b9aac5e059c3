import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { startTestServer } from "../../../../test/server.ts";

const server = await startTestServer();
const ready = async (question = "") => {
  const response = await fetch(`${server.url}/health/ready${question}`);
  return { status: response.status, body: await response.json() };
};

test("the health check is ready, with or without a business, whether it exists or not", async () => {
  for (const question of ["", `?business=${randomUUID()}`])
    expect(await ready(question), question).toEqual({ status: 200, body: { status: "ready" } });
});

test("the health check refuses what cannot be the id of a business", async () => {
  const errors = [{ path: "query.business", message: "must be a UUID" }];
  for (const question of ["?business=1'", `?business=${randomUUID()}&business=${randomUUID()}`])
    expect(await ready(question)).toMatchObject({ status: 400, body: { code: "request.malformed", errors } });
});
