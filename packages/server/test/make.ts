import { randomUUIDv7 } from "node:crypto";
import type { pos } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { q } from "../src/kit/database/rows.ts";
import type { Tenant } from "../src/kit/tenant.ts";
import type { Caller } from "./caller.ts";

type Inside = <T>(work: (tenant: Tenant) => Promise<T>) => Promise<T>;
export type Make = ReturnType<typeof makeIn>;

/** One line per thing that a test needs to be there. */
export function makeIn(owner: Caller, loyaltyId: string, inside: Inside) {
  return {
    pos: (body: Partial<BodyOf<typeof pos.add>> = {}) =>
      owner.ask(calls.pos.add, { body: { loyalty_id: loyaltyId, title: "Khreshchatyk 1", ...body } }),
    async terminal(posId: string, active = true) {
      const id = randomUUIDv7();
      const row = { id, pos_id: posId, title: "Till 1", currency: "UAH", language: "uk" as const, active };
      await inside((tenant) => tenant.run(q.insertInto("terminal").values(row)));
      return { id };
    },
  };
}
