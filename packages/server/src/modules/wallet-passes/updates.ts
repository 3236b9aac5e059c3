import type { Services } from "#kit/http/answer.ts";
import { inBusiness } from "#kit/jobs/businesses.ts";
import { digestOf } from "#kit/vault/digest.ts";
import { type Apns, openApns, type Told } from "../../adapters/pkpass/apns.ts";
import { type ReadCard, readCard } from "./card.ts";
import { opened } from "./certificates.ts";
import { getCertificate } from "./queries.ts";
import * as queries from "./update-queries.ts";

/** How many passes and phones one transaction works on. */
const atOnce = 200;

/** Another digest means that a phone would show something else. */
export function digestOfCard({ shown, stored, certificate }: ReadCard): string {
  return digestOf([JSON.stringify(shown), stored.icon ?? "", certificate.expires_dt.toISOString()]);
}

/** Finds the passes of a business that show something else now, and tells the phones that have them. */
export async function updatePhones(services: Services, businessId: string, now: Date): Promise<void> {
  while (await inBusiness(services.pool, businessId, "read write", (tenant) => findChanges({ tenant, now })));
  await tellPhones(services, businessId, now);
}

interface Finding {
  tenant: Parameters<typeof readCard>[0];
  now: Date;
}
/** Looks at some passes; true if there may be more. */
async function findChanges({ tenant, now }: Finding): Promise<boolean> {
  const rows = await tenant.many(queries.listOutdated(atOnce));
  for (const { id, seen, digest: before } of rows) {
    const read = await readCard(tenant, id, now);
    // Who does not get the pass any more keeps the last one.
    const digest = read ? digestOfCard(read) : before;
    const changed = digest === before ? {} : { digest, changed_dt: now };
    await tenant.run(queries.savePass(id, { seen, ...changed }));
  }
  return rows.length === atOnce;
}

/**
 * Tells each phone once of the last change of each pass, and later those that could not be told. Phones are taken for a minute and told between two
 * transactions: if the server is killed meanwhile, they are told again.
 */
async function tellPhones({ pool, settings }: Services, businessId: string, now: Date): Promise<void> {
  const connections = new Map<string, Apns | undefined>();
  try {
    let rows: queries.UntoldRow[];
    do {
      rows = await inBusiness(pool, businessId, "read write", async (tenant) => {
        const untold = await tenant.many(queries.listUntold(now, atOnce));
        for (const { loyalty_id } of untold) {
          if (connections.has(loyalty_id)) continue;
          const row = await tenant.maybe(getCertificate(loyalty_id));
          connections.set(loyalty_id, row && openApns(settings.apnsUrl, opened(row, settings)));
        }
        for (const { device, card_id, tries } of untold) {
          const retry_dt = new Date(now.getTime() + minute);
          await tenant.run(queries.savePhone(device, card_id, { tries, retry_dt }));
        }
        return untold;
      });
      const told = await Promise.all(
        rows.map(
          async ({ loyalty_id, push_token }) => (await connections.get(loyalty_id)?.tell(push_token)) ?? "later",
        ),
      );
      await inBusiness(pool, businessId, "read write", async (tenant) => {
        for (const [index, row] of rows.entries()) await tenant.run(outcomeOf(row, told[index] ?? "later", now));
      });
    } while (rows.length === atOnce);
  } finally {
    for (const one of connections.values()) one?.close();
  }
}

const minute = 60_000;
/** At most so many doublings of a minute between two attempts. */
const mostDoublings = 10;

function outcomeOf({ device, card_id, changed_dt, tries }: queries.UntoldRow, told: Told, now: Date) {
  if (told === "gone") return queries.removePhone(device, card_id);
  if (told === "told") return queries.savePhone(device, card_id, { told_dt: changed_dt, tries: 0, retry_dt: null });
  const retry_dt = new Date(now.getTime() + minute * 2 ** Math.min(tries, mostDoublings));
  return queries.savePhone(device, card_id, { tries: tries + 1, retry_dt });
}
