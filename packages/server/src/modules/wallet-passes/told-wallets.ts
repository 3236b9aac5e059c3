import type { Settings } from "#kit/env.ts";
import type { Tenant } from "#kit/tenant.ts";
import type { GoogleIssuer } from "../../adapters/google-wallet/google-issuer.ts";
import { openApns } from "../../adapters/pkpass/apns.ts";
import type { PassIssuer, Told, WalletPass } from "../../adapters/wallet-issuer.ts";
import { readKeptCard } from "./card.ts";
import { opened } from "./certificates.ts";
import { googleOf, programmeOfCard } from "./google-pass.ts";
import { issuedPass } from "./issued-pass.ts";
import { getCertificate } from "./queries.ts";
import type { UntoldRow } from "./update-queries.ts";

/** Google is asked for so many passes at once. */
const atGoogleAtOnce = 10;

/** The issuers of the passes of a business while it is told of changes. `prepare` reads what each needs; `tell` reads nothing. */
export function openWallets(settings: Settings, now: Date) {
  const apple = new Map<string, PassIssuer<string> | undefined>();
  const google = new Map<string, GoogleIssuer>();
  const passes = new Map<string, WalletPass>();

  async function prepareApple(tenant: Tenant, loyaltyId: string) {
    if (apple.has(loyaltyId)) return;
    const row = await tenant.maybe(getCertificate(loyaltyId));
    apple.set(loyaltyId, row && openApns(settings.apnsUrl, opened(row, settings)));
  }

  async function prepareGoogle(tenant: Tenant, { card_id, loyalty_id }: UntoldRow) {
    const read = await readKeptCard(tenant, card_id, now);
    if (!read?.googleKey || !read.shown.wallets.includes("google")) return;
    const pass = await issuedPass(read, tenant, settings);
    passes.set(card_id, pass);
    if (google.has(loyalty_id)) return;
    const { stored, googleKey: key } = read;
    const { locations } = pass;
    google.set(loyalty_id, googleOf({ programme: programmeOfCard(read), stored, key, locations, settings, now }));
  }

  async function tellOne({ wallet, card_id, loyalty_id, push_token }: UntoldRow): Promise<Told | undefined> {
    if (wallet === "apple" && push_token !== null) return apple.get(loyalty_id)?.tell(push_token);
    const pass = passes.get(card_id);
    return pass && google.get(loyalty_id)?.tell(pass);
  }

  return {
    async prepare(tenant: Tenant, rows: readonly UntoldRow[]): Promise<void> {
      for (const row of rows)
        await (row.wallet === "apple" ? prepareApple(tenant, row.loyalty_id) : prepareGoogle(tenant, row));
    },
    async tell(rows: readonly UntoldRow[]): Promise<Told[]> {
      const told: Told[] = [];
      for (let from = 0; from < rows.length; from += atGoogleAtOnce) {
        const some = await Promise.all(rows.slice(from, from + atGoogleAtOnce).map(tellOne));
        told.push(...some.map((one) => one ?? "later"));
      }
      return told;
    },
    close() {
      for (const one of [...apple.values(), ...google.values()]) one?.close();
    },
  };
}
