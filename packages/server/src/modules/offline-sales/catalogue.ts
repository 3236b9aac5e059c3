import type { offline } from "@patron/contract";
import { OFFLINE_VALID_HOURS } from "@patron/contract/enums";
import type { ReplyOf } from "@patron/contract/kit";
import { packed, unpacked } from "#kit/records/pack.ts";
import type { Tenant } from "#kit/tenant.ts";
import { textHash } from "#kit/vault/signing-key.ts";
import { type Held, readHeld, type Site } from "../selling/public.ts";
import { readAssortment } from "../term/public.ts";
import { addCatalogue, extendCatalogue, getCatalogue, removeCatalogues } from "./queries.ts";

type Catalogue = ReplyOf<typeof offline.catalogue>;

const validMs = OFFLINE_VALID_HOURS * 3_600_000;
/** How long after that a till may still send its sales. Later ones arrive too, but cannot be booked. */
const keptMs = 60 * 86_400_000;

/**
 * What a terminal may sell from without a connection, kept for its sales. The same contents have the same id, so a till that asks again in vain keeps
 * what it has.
 */
export async function takeCatalogue(tenant: Tenant, site: Site, now: Date): Promise<Catalogue> {
  const [held, { items, categories }] = [await readHeld(tenant, site, now), await readAssortment(tenant, site, now)];
  const own = new Map(held.goods.map((item) => [item.id, item]));
  const goods = items.flatMap((item) => {
    const line = own.get(item.id);
    return line ? [{ ...item, ...line, commission_values: [...line.commission_values] }] : [];
  });
  const rules = (held.input.rules ?? []).flatMap(({ id, title, action_type, scope }) =>
    scope === "manual" ? [{ id, title: title ?? "", action_type }] : [],
  );
  const contents = { input: held.input, goods, categories, rules };
  const id = textHash(JSON.stringify(contents));
  const valid_until_dt = new Date(now.getTime() + validMs);
  const row = { id, terminal_id: site.id, taken_dt: now, valid_until_dt };
  const known = await tenant.maybe(extendCatalogue(site.id, id, valid_until_dt));
  const { taken_dt } = known ?? (await tenant.one(addCatalogue({ ...row, body: packed(held) })));
  if (!known) await tenant.run(removeCatalogues(site.id, new Date(now.getTime() - keptMs)));
  return { id, taken_dt: taken_dt.toISOString(), valid_until_dt: valid_until_dt.toISOString(), ...contents };
}

/** What a terminal has held under an id, and when; undefined if that is not kept any more. */
export async function readCatalogue(tenant: Tenant, terminalId: string, id: string) {
  const row = await tenant.maybe(getCatalogue(terminalId, id));
  // Written by `takeCatalogue` and never changed.
  return row && { ...row, held: unpacked(row.body) as Held };
}
