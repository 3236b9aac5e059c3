import type { LineInput, PriceInput } from "@patron/engine";
import type { Tenant } from "../../../server/src/kit/tenant.ts";
import {
  loadPricingContext,
  type Prepared,
  prepare,
  readSite,
  type Site,
} from "../../../server/src/modules/selling/public.ts";
import { goods, type Range } from "../business/goods.ts";
import type { Founded } from "../found/found.ts";

/** An item in a check, without its quantity. */
export interface Shelved {
  line: Omit<LineInput, "id" | "quantity">;
  facts: Prepared["goods"] extends Map<string, infer Facts> ? Facts : never;
}
/** The pricing input of a terminal between two price changes. */
export interface Template {
  site: Site;
  input: PriceInput;
  costs: Prepared["costs"];
  /** By index in the demo's list of goods. */
  shelf: ReadonlyMap<number, Shelved>;
}

/** The pricing input of every terminal and period between price changes, as it can be sent to another thread. */
export interface TemplateFacts {
  /** When prices changed, earliest first. */
  moments: readonly number[];
  /** By location and terminal. */
  sites: Site[][];
  heads: Pick<Prepared, "input" | "costs">[][];
  /** By moment. */
  eras: Map<Range, Pick<Template, "input" | "shelf">>[];
}

/**
 * Reads the pricing input that the server would load, with its own code, once for every terminal and period between price changes. Later
 * prices are left out, because they were not known then.
 */
export async function readTemplates(tenant: Tenant, founded: Founded, start: number): Promise<TemplateFacts> {
  const facts: TemplateFacts = { moments: [start, ...founded.priceChanges], sites: [], heads: [], eras: [] };
  for (const own of founded.terminals) {
    const [sites, heads]: [Site[], TemplateFacts["heads"][number]] = [[], []];
    for (const { id } of own) {
      const site = await readSite(tenant, id);
      sites.push(site);
      const { input, costs } = await prepareSale(tenant, site, [], start);
      heads.push({ input, costs });
    }
    facts.sites.push(sites);
    facts.heads.push(heads);
  }
  for (const moment of facts.moments) {
    const era = new Map<Range, Pick<Template, "input" | "shelf">>();
    for (const [index, own] of founded.terminals.entries()) {
      const [till, stand] = [own[0], facts.sites[index]?.[0]];
      if (till && stand && !era.has(till.range)) era.set(till.range, await readEra(tenant, stand, till.range, moment));
    }
    facts.eras.push(era);
  }
  return facts;
}

/** Finds the template of a sale. */
export class Templates {
  readonly #facts: TemplateFacts;
  constructor(facts: TemplateFacts) {
    this.#facts = facts;
  }

  of(position: number, terminal: number, range: Range, at: number): Template {
    const { moments, sites, heads, eras } = this.#facts;
    const era = eras[moments.findLastIndex((moment) => moment <= at)]?.get(range);
    const [own, head] = [sites[position]?.[terminal], heads[position]?.[terminal]];
    if (!era || !own || !head) throw new RangeError("Nothing is sold there at that time.");
    const { pos, terminal: till } = head.input;
    return { site: own, shelf: era.shelf, costs: head.costs, input: { ...era.input, pos, terminal: till } };
  }
}

async function prepareSale(tenant: Tenant, site: Site, codes: readonly string[], at: number): Promise<Prepared> {
  const request = { items: codes.map((code) => ({ code, quantity: "1" })) };
  const moment = new Date(at);
  const prepared = await prepare(
    tenant,
    site,
    await loadPricingContext(tenant, site, request, moment),
    request,
    moment,
  );
  if (typeof prepared === "number") throw new Error(`The item ${codes[prepared]} is not sold.`);
  return prepared;
}

async function readEra(tenant: Tenant, stand: Site, range: Range, moment: number) {
  const ranged = goods.flatMap((item, at) => (item.ranges.includes(range) ? [{ at, code: item.code }] : []));
  const codes = ranged.map(({ code }) => code);
  const { input, goods: facts } = await prepareSale(tenant, stand, codes, moment);
  const shelf = new Map<number, Shelved>();
  for (const [index, { at }] of ranged.entries()) {
    const [full, own] = [input.lines[index], facts.get(String(index + 1))];
    if (!full || !own) throw new Error("Every item of the range is a line.");
    const { id: _, quantity: __, ...line } = full;
    const known = line.master_prices?.filter(({ valid_from }) => Date.parse(valid_from) <= moment);
    shelf.set(at, { line: { ...line, master_prices: known }, facts: own });
  }
  return { input: { ...input, lines: [] }, shelf };
}
