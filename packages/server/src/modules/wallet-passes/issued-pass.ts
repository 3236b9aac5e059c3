import type { Settings } from "#kit/env.ts";
import { photoOf } from "#kit/files.ts";
import type { Tenant } from "#kit/tenant.ts";
import type { WalletPass } from "../../adapters/wallet-issuer.ts";
import type { ReadCard } from "./card.ts";
import { listBeacons, listLocations } from "./queries.ts";

/** A card as every wallet gets it. */
export async function issuedPass(
  { card, shown, isVoid }: ReadCard,
  tenant: Tenant,
  { publicUrl }: Settings,
): Promise<WalletPass> {
  const strip = photoOf(card.category_image)?.url;
  const [locations, beacons] = await Promise.all([
    tenant.many(listLocations(card.loyalty_id)),
    tenant.many(listBeacons(card.loyalty_id)),
  ]);
  return {
    serialNumber: card.id,
    organizationName: shown.organization_name,
    description: shown.description,
    logoText: shown.logo_text,
    backgroundColor: shown.background_color,
    foregroundColor: shown.foreground_color,
    labelColor: shown.label_color,
    ...{ barcode: shown.barcode_format, code: shown.code },
    ...{ header: shown.header_fields, primary: shown.primary_fields, secondary: shown.secondary_fields },
    ...{ auxiliary: shown.auxiliary_fields, back: shown.back_fields },
    ownStripUrl: strip === undefined ? null : `${publicUrl}${strip}`,
    ...{ locations, beacons, isVoid },
  };
}
