import { expect } from "vitest";
import { plansWithoutValues } from "../../src/kit/distributed/is-distributed.ts";
import { poolFor } from "../../src/kit/distributed/machines.ts";
import type { TestServer } from "../server.ts";

/** Waits until a server is connected to the machine of a business. Returns whether it has one: on a plain database it has none. */
export async function reachMachine({ pool }: TestServer, businessId: string): Promise<boolean> {
  if (await plansWithoutValues(pool)) return false;
  await expect.poll(async () => (await poolFor(pool, businessId)) !== pool).toBe(true);
  return true;
}
