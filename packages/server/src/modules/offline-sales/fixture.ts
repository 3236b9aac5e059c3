import { calls } from "@patron/contract/routes";
import { newId } from "#kit/id.ts";
import type { Caller } from "../../../test/caller.ts";
import type { Fixture } from "../../../test/fixtures.ts";
import { lineOf, offlineTill } from "../../../test/offline/till.ts";
import { tillOf } from "../../../test/shop.ts";

/** A sale that could not be booked at each till, and the next one of the first till as it sends it. */
export const fixture: Fixture = async ({ w, till, terminalId }, marker) => {
  const refusedAt = async (caller: Caller) => {
    const own = await offlineTill(caller);
    const sold = await own.sold({ items: [lineOf(own.catalogue, "A")], comment: marker });
    const wrong = await own.signed({ ...sold, totals: { ...sold.totals, amount_to_pay: "1.00" } });
    await own.send(wrong);
    return own.signed({ ...sold, number: 2, previous: own.hashOf(wrong), transaction_id: newId() });
  };
  const { items: terminals } = await w.owner.request(calls.terminals.list, {});
  for (const { id } of terminals) if (id !== terminalId) await refusedAt(await tillOf(w, id));
  const next = await refusedAt(till);
  const { items } = await w.owner.request(calls.offline.list, { query: { terminal: terminalId } });
  return { offline_sale: items[0]?.id ?? "", offline_body: JSON.stringify(next) };
};
