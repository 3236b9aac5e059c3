import { calls } from "@patron/contract/routes";
import { newId } from "#kit/id.ts";
import type { Fixture } from "../../../test/fixtures.ts";
import { addSale } from "./queries.ts";

/** A register of Poster at each till, and a sale there that is not booked. */
export const fixture: Fixture = async ({ w, terminalId, posId }, marker) => {
  const { items } = await w.owner.request(calls.terminals.list, {});
  const settings = { account: "sample", access_token: "1:sample", spot_id: "1", active: true };
  for (const one of items) await w.owner.request(calls.poster.change, { path: { terminalId: one.id }, body: settings });
  const id = newId();
  await w.inside(async (tenant) => {
    for (const [index, { id: terminal_id, pos }] of items.entries()) {
      const isFirst = terminal_id === terminalId;
      const missing = [{ code: "X", title: marker }];
      await tenant.run(
        addSale({
          ...{ id: isFirst ? id : newId(), account: "sample", number: BigInt(index + 1), terminal_id },
          ...{ pos_id: isFirst ? posId : pos.id, currency: "UAH", amount: 100n, closed_dt: new Date() },
          ...{ body: JSON.stringify({ lines: [], payments: [], phone: null }), problem: "goods-unknown" },
          details: JSON.stringify({ missing }),
        }),
      );
    }
  });
  return { poster_sale: id };
};
