import type { Settings } from "#kit/env.ts";
import type { FileStore } from "#kit/files.ts";
import type { Tenant } from "#kit/tenant.ts";
import { makeStoreCard } from "../../adapters/pkpass/store-card.ts";
import { type ReadCard, stripOf } from "./card.ts";
import { opened } from "./certificates.ts";
import { passImages } from "./images.ts";
import { issuedPass } from "./issued-pass.ts";
import { updatesOf } from "./update-link.ts";

interface Tools {
  tenant: Tenant;
  files: FileStore;
  settings: Settings;
}

/** The pictures and the colour of a pass: those of the customer's category come first. */
const dressed = ({ card, stored, shown }: ReadCard) => ({
  ...stored,
  strip: stripOf(card, stored),
  background_color: shown.background_color,
});

/** A card as a signed file for Apple Wallet; undefined where the programme has no certificate that is valid now. */
export async function applePass(read: ReadCard, { tenant, files, settings }: Tools) {
  if (!read.certificate || !read.shown.wallets.includes("apple")) return undefined;
  const [pass, images] = await Promise.all([issuedPass(read, tenant, settings), passImages(dressed(read), files)]);
  return await makeStoreCard(
    { ...pass, images, updates: updatesOf(read.card, settings) },
    opened(read.certificate, settings),
  );
}
