import { moneyText, type PriceInput } from "@patron/engine";
import type { Dictionary } from "../../../server/src/kit/records/pack.ts";
import { customerInput, type Prepared } from "../../../server/src/modules/selling/public.ts";
import { goods } from "../business/goods.ts";
import type { PlannedSale } from "../plan.ts";
import type { Member } from "./members.ts";
import type { Template } from "./templates.ts";
import { tenderFor } from "./tender.ts";

/** The buyer, the time, and the bonuses they may spend. */
export interface Buyer {
  member: Member | undefined;
  available: bigint;
  now: Date;
}

/** The input that the server would prepare for this check. */
export function prepareSale(
  template: Template,
  sale: PlannedSale,
  { member, available, now }: Buyer,
  dictionary?: Dictionary,
): Prepared {
  const { site, shelf } = template;
  const facts: Prepared["goods"] = new Map();
  const lines = sale.lines.map(({ item, quantity }, at) => {
    const shelved = shelf.get(item);
    if (!shelved) throw new RangeError(`${goods[item]?.code} is not sold there.`);
    const id = String(at + 1);
    facts.set(id, shelved.facts);
    const { goods: own, stated_amount, ...prices } = shelved.line;
    return { id, goods: own, quantity, stated_amount, ...prices };
  });
  // Whole hryvnias, as a till requests.
  const requested = sale.redeems && available >= 100n ? moneyText((available / 100n) * 100n, site.currency) : null;
  const tendered = sale.change ? { tendered: tenderFor(lines) } : {};
  const input: PriceInput = {
    ...template.input,
    at: now.toISOString(),
    customer: member ? customerInput(member.row, site) : null,
    lines,
    payments: [{ payment_type: sale.payment, ...tendered }],
    rule_facts: [],
    redemption: requested ? { asked: requested, available: moneyText(available, site.currency) } : null,
  };
  return { costs: template.costs, input, site, customer: member?.row, goods: facts, targets: new Map(), dictionary };
}
