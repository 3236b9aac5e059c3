import type { Settings } from "#kit/env.ts";
import type { FileStore } from "#kit/files.ts";
import type { Tenant } from "#kit/tenant.ts";
import { makeStoreCard } from "../../adapters/pkpass/store-card.ts";
import type { ReadCard } from "./card.ts";
import { opened } from "./certificates.ts";
import { passImages } from "./images.ts";
import { listLocations } from "./queries.ts";
import { updatesOf } from "./update-link.ts";

interface Tools {
  tenant: Tenant;
  files: FileStore;
  settings: Settings;
}

/** A card as a signed file for Apple Wallet. */
export async function applePass({ card, stored, certificate, shown }: ReadCard, { tenant, files, settings }: Tools) {
  const [images, locations] = await Promise.all([
    passImages(stored, files),
    tenant.many(listLocations(card.loyalty_id)),
  ]);
  return makeStoreCard(
    {
      ...{ serialNumber: card.id, images, locations },
      organizationName: shown.organization_name,
      description: shown.description,
      logoText: shown.logo_text,
      backgroundColor: shown.background_color,
      foregroundColor: shown.foreground_color,
      labelColor: shown.label_color,
      ...{ barcode: shown.barcode_format, code: shown.code },
      ...{ header: shown.header_fields, primary: shown.primary_fields, secondary: shown.secondary_fields },
      ...{ auxiliary: shown.auxiliary_fields, back: shown.back_fields },
      updates: updatesOf(card, settings),
    },
    opened(certificate, settings),
  );
}
