import type { Settings } from "#kit/env.ts";
import { photoOf } from "#kit/files.ts";
import { type GoogleIssuer, openGoogle } from "../../adapters/google-wallet/google-issuer.ts";
import type { GoogleProgramme } from "../../adapters/google-wallet/loyalty.ts";
import { saveLink } from "../../adapters/google-wallet/save-link.ts";
import type { WalletPass } from "../../adapters/wallet-issuer.ts";
import type { ReadCard } from "./card.ts";
import { openedKey } from "./google-key.ts";
import type { GoogleKeyRow } from "./queries.ts";
import type { Stored } from "./settings.ts";

interface Programme {
  id: string;
  title: string;
  public_title: unknown;
  default_language: string;
}

interface Around {
  stored: Stored;
  locations: WalletPass["locations"];
  settings: Settings;
}
/** What all passes of a programme share, in its usual language. */
function programmeOf(programme: Programme, { stored, locations, settings }: Around): GoogleProgramme {
  const { publicUrl } = settings;
  const { default_language: language } = programme;
  const publicTitles = programme.public_title as Record<string, string>; // Columns of texts are objects by their check.
  const title = publicTitles[language] || programme.title;
  const picture = photoOf(stored.logo ?? stored.icon)?.url ?? "/icon-192.png";
  const front = [stored.header_fields, stored.secondary_fields, stored.auxiliary_fields];
  const strip = photoOf(stored.strip)?.url;
  return {
    front: front.map((fields) => fields.map(({ key }) => key)),
    ...{ id: programme.id, language, title, locations },
    issuerName: stored.organization_name[language as keyof Stored["organization_name"]] || title, // A language of the installation.
    backgroundColor: stored.background_color,
    logoUrl: `${publicUrl}${picture}`,
    stripUrl: strip === undefined ? null : `${publicUrl}${strip}`,
  };
}

interface Issuing extends Around {
  programme: Programme;
  key: GoogleKeyRow;
  now: Date;
}
/** Google, asked for a programme. */
export function googleOf({ programme, key, now, ...around }: Issuing): GoogleIssuer {
  return openGoogle({
    issuerId: around.stored.google_issuer_id,
    account: openedKey(key, around.settings),
    programme: programmeOf(programme, around),
    urls: around.settings.googleWallet,
    now,
  });
}

/** The programme of a card. */
export const programmeOfCard = ({ card }: ReadCard): Programme => ({ ...card, id: card.loyalty_id });

/** Where the customer of a card saves its pass at Google; undefined where the programme has no account there. */
export function googleLink(read: ReadCard, pass: WalletPass, settings: Settings, now: Date): string | undefined {
  const { googleKey, stored } = read;
  if (!googleKey || !read.shown.wallets.includes("google")) return undefined;
  return saveLink({
    ...{ issuerId: stored.google_issuer_id, account: openedKey(googleKey, settings), pass, now },
    programme: programmeOf(programmeOfCard(read), { stored, locations: pass.locations, settings }),
    origin: settings.publicUrl,
  });
}
