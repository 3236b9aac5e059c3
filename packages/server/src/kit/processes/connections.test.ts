import { expect, inject, test } from "vitest";
import { connectionsPerProcess } from "./connections.ts";

test("processes share what the database grants, and none opens more than a single one would", async () => {
  const address = inject("database");
  expect(await connectionsPerProcess(address, 1)).toBe(20);
  const many = await connectionsPerProcess(address, 30);
  expect(many).toBeLessThan(20);
  expect(await connectionsPerProcess(address, 1_000)).toBe(4);
});
