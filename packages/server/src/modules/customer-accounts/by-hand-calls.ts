import type { transactions } from "@patron/contract";
import type { AnyCall } from "@patron/contract/kit";
import type { Context, Handlers } from "#kit/implement.ts";
import { readStored } from "../transactions/public.ts";
import { adjustAccount, refillAccount, writeOffAccount } from "./by-hand.ts";
import type { Actor } from "./move.ts";
import { namedAccount } from "./named.ts";
import type { CustomerAccountRow } from "./views.ts";

type ByHand = "refillAccount" | "adjustAccount" | "writeOffAccount";
type Named = Parameters<typeof namedAccount>[1];

/** The manual movements of an account that the body names instead of the path. */
export const byHandCalls: Pick<Handlers<typeof transactions>, ByHand> = {
  refillAccount: movesNamed(refillAccount),
  adjustAccount: movesNamed(adjustAccount),
  writeOffAccount: movesNamed(writeOffAccount),
};

type Requested<Body> = Pick<Context<AnyCall>, "tenant" | "who" | "now" | "changed"> & { body: Body & Named };

function movesNamed<Body extends object>(move: (actor: Actor, row: CustomerAccountRow, body: Body) => Promise<string>) {
  return async ({ body, tenant, who, now, changed }: Requested<Body>) => {
    const row = await namedAccount(tenant, body);
    const id = await move({ tenant, who, now }, row, body);
    // The log records the customer, not the telephone number that found them.
    const { user_id_value: _, user_id_type: __, ...recorded } = body;
    changed({ entityType: "transaction", id, after: { ...recorded, customer_id: row.customer_id } });
    return { transaction: await readStored(tenant, id) };
  };
}
