import type { onlineStore } from "@patron/contract";
import type { Failure, ReplyOf } from "@patron/contract/kit";
import type { Query } from "#kit/database/rows.ts";
import { viewOf } from "#kit/families/settings.ts";
import type { Tenant } from "#kit/tenant.ts";
import { getPos, lockPos, type PosRow } from "../pos/public.ts";
import { getPosStore, savePosStore } from "./queries.ts";

/** The default settings of a programme's stores. */
export const toProgrammeStore = viewOf<ReplyOf<typeof onlineStore.programme>>({
  active: true,
  public_description: {},
  payment_methods: ["payment-upon-receipt"],
  min_order_amounts: {},
  terms: {},
});

type PosSettings = Omit<ReplyOf<typeof onlineStore.pos>, "problems">;
/** The default settings of the store of a point of sale. */
export const toPosStore = viewOf<PosSettings>({ active: false, terminal_id: null, closed_message: {} });

interface BelowPos {
  path: { posId: string };
  tenant: Tenant;
  fail(code: "pos.not_found"): Failure;
}
const found =
  (query: (id: string) => Query<PosRow>) =>
  async ({ path, tenant, fail }: BelowPos) =>
    (await tenant.maybe(query(path.posId))) ?? fail("pos.not_found");
/** A point of sale as the owner of the settings of its store. */
export const posSettings = {
  id: ({ id }: PosRow) => id,
  find: found(getPos),
  lock: found(lockPos),
  get: ({ id }: PosRow, _name: "online-store") => getPosStore(id),
  save: ({ id }: PosRow, _name: "online-store", body: object, now: Date) => savePosStore(id, body, now),
};
