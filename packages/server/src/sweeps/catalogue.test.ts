import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { startTestServer } from "../../test/server.ts";
import { world } from "../../test/world.ts";

const server = await startTestServer();
const w = await world(server);
const list = new URL("../../../contract/catalogue/not-yet.txt", import.meta.url);
const notYet = readFileSync(list, "utf8")
  .split("\n")
  .filter((line) => line && !line.includes("?"));

test.each(notYet.slice(0, 5))("%s, which is not implemented yet, does not exist", async (route) => {
  const [method, path] = route.split(" ") as ["GET", string]; // Each line is a method and a path.
  const answer = await w.owner.send({ method, headers: {}, target: path.replaceAll(/\{\w+\}/g, crypto.randomUUID()) });
  expect(answer).toMatchObject({ status: 404, body: { code: "route.not_found" } });
});
