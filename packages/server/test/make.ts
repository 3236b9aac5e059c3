import { randomUUIDv7 } from "node:crypto";
import type { goods, pos, taxes } from "@patron/contract";
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
    category: (body: Partial<BodyOf<typeof goods.addCategory>> = {}) =>
      owner.ask(calls.goods.addCategory, { path: { loyaltyId }, body: { title: "Drinks", ...body } }),
    goods: (body: Partial<BodyOf<typeof goods.add>> = {}) =>
      owner.ask(calls.goods.add, { body: { title: "Coffee", code: randomUUIDv7(), ...body } }),
    tax: (body: Partial<BodyOf<typeof taxes.add>> = {}) =>
      owner.ask(calls.taxes.add, {
        path: { loyaltyId },
        body: {
          title: "VAT",
          code: randomUUIDv7(),
          classification: "base-tax",
          type: "percentage",
          rate: "20",
          ...body,
        },
      }),
    async terminal(posId: string, active = true) {
      const id = randomUUIDv7();
      const row = { id, pos_id: posId, title: "Till 1", currency: "UAH", language: "uk" as const, active };
      await inside((tenant) => tenant.run(q.insertInto("terminal").values(row)));
      return { id };
    },
  };
}
