import { price } from "@patron/engine";
import type { Dictionary } from "../../../server/src/kit/records/pack.ts";
import { dictionaryOf } from "../../../server/src/modules/transactions/public.ts";
import type { Founded } from "../found/found.ts";
import type { PlannedSale } from "../plan.ts";
import type { Member } from "./members.ts";
import { prepareSale } from "./prepared.ts";
import { Templates } from "./templates.ts";

/** The dictionary for the loaded checks, from some sales of each terminal that nobody made. */
export function dictionaryFor(
  { terminals }: Founded,
  facts: ConstructorParameters<typeof Templates>[0],
  members: readonly Member[],
): Dictionary {
  const templates = new Templates(facts);
  const at = facts.moments[0] ?? 0;
  const examples = terminals.flatMap((own, location) =>
    own.flatMap(({ range }, terminal) => {
      const template = templates.of(location, terminal, range, at);
      const items = [...template.shelf.keys()];
      return [undefined, members[location]].map((member, index) => {
        const lines = [index, index + 1].map((place) => ({ item: items[place % items.length] ?? 0, quantity: "2" }));
        const usual = { payment: "cash", change: true, redeems: false, customer: null, cancelledAfter: null } as const;
        const sale: PlannedSale = { at, location, terminal, lines, ...usual };
        const { input } = prepareSale(template, sale, { member, available: 0n, now: new Date(at) });
        const outcome = price(input);
        if (!outcome.ok) throw new Error(`The engine refuses: ${JSON.stringify(outcome.refusal)}`);
        return { input, check: outcome.check };
      });
    }),
  );
  return dictionaryOf(examples);
}
