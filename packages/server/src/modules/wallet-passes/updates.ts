import type { Services } from "#kit/http/answer.ts";
import { inBusiness } from "#kit/jobs/businesses.ts";
import { digestOf } from "#kit/vault/digest.ts";
import type { Told } from "../../adapters/wallet-issuer.ts";
import { type ReadCard, readKeptCard } from "./card.ts";
import { openWallets } from "./told-wallets.ts";
import * as queries from "./update-queries.ts";

/** How many passes and phones one transaction works on. */
const atOnce = 200;

/** Another digest means that a phone would show something else. */
export function digestOfCard({ shown, stored, certificate, isVoid }: ReadCard): string {
  const expires = certificate?.expires_dt.toISOString() ?? "";
  return digestOf([JSON.stringify(shown), stored.icon ?? "", expires, ...(isVoid ? ["void"] : [])]);
}

/** Finds the passes of a business that show something else now, and tells the wallets that have them. */
export async function updateWallets(services: Services, businessId: string, now: Date): Promise<void> {
  while (await inBusiness(services.pool, businessId, "read write", (tenant) => findChanges({ tenant, now })));
  await tellWallets(services, businessId, now);
}

interface Finding {
  tenant: Parameters<typeof readKeptCard>[0];
  now: Date;
}
/** Looks at some passes; true if there may be more. */
async function findChanges({ tenant, now }: Finding): Promise<boolean> {
  const rows = await tenant.many(queries.listOutdated(atOnce));
  for (const { id, seen, digest: before } of rows) {
    const read = await readKeptCard(tenant, id, now);
    // What nothing can issue any more stays as it is.
    const digest = read ? digestOfCard(read) : before;
    const changed = digest === before ? {} : { digest, changed_dt: now };
    await tenant.run(queries.savePass(id, { seen, ...changed }));
  }
  return rows.length === atOnce;
}

/**
 * Tells each wallet once of the last change of each pass, and later those that could not be told. They are taken for a minute and told between two
 * transactions: if the server is killed meanwhile, they are told again.
 */
async function tellWallets({ pool, settings }: Services, businessId: string, now: Date): Promise<void> {
  const wallets = openWallets(settings, now);
  try {
    let rows: queries.UntoldRow[];
    do {
      rows = await inBusiness(pool, businessId, "read write", async (tenant) => {
        const untold = await tenant.many(queries.listUntold(now, atOnce));
        await wallets.prepare(tenant, untold);
        for (const { device, card_id, tries } of untold) {
          const retry_dt = new Date(now.getTime() + minute);
          await tenant.run(queries.savePhone(device, card_id, { tries, retry_dt }));
        }
        return untold;
      });
      const told = await wallets.tell(rows);
      await inBusiness(pool, businessId, "read write", async (tenant) => {
        for (const [index, row] of rows.entries()) await tenant.run(outcomeOf(row, told[index] ?? "later", now));
      });
    } while (rows.length === atOnce);
  } finally {
    wallets.close();
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
