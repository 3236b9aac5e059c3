import type { WalletPass } from "../wallet-issuer.ts";
import type { PassCertificate } from "./certificate.ts";

/** A card as a phone of Apple takes it. */
export interface StoreCard extends WalletPass {
  /** PNG by file name, such as "icon@2x.png"; a wallet refuses a pass without icon. */
  images: Record<string, Buffer>;
  /** Where the phone asks for changes, with the token of the pass; undefined: it never does. */
  updates: { url: string; token: string } | undefined;
}

const barcodes = {
  qr: "PKBarcodeFormatQR",
  aztec: "PKBarcodeFormatAztec",
  pdf417: "PKBarcodeFormatPDF417",
  code128: "PKBarcodeFormatCode128",
} as const;

/** The signed `.pkpass` file. */
export async function makeStoreCard(card: StoreCard, signer: PassCertificate): Promise<Buffer> {
  // Loaded with the first pass, so startup does not wait for it.
  const { PKPass } = await import("passkit-generator");
  const pass = new PKPass(
    card.images,
    { wwdr: signer.authority, signerCert: signer.certificate, signerKey: signer.key },
    {
      passTypeIdentifier: signer.passTypeIdentifier,
      teamIdentifier: signer.teamIdentifier,
      serialNumber: card.serialNumber,
      organizationName: card.organizationName,
      description: card.description,
      ...(card.logoText && { logoText: card.logoText }),
      backgroundColor: rgbOf(card.backgroundColor),
      foregroundColor: rgbOf(card.foregroundColor),
      labelColor: rgbOf(card.labelColor),
      ...(card.isVoid && { voided: true }),
      ...(card.updates && { webServiceURL: card.updates.url, authenticationToken: card.updates.token }),
    },
  );
  pass.type = "storeCard";
  pass.headerFields.push(...card.header);
  pass.primaryFields.push(...card.primary);
  pass.secondaryFields.push(...card.secondary);
  pass.auxiliaryFields.push(...card.auxiliary);
  pass.backFields.push(...card.back);
  // Scanners expect Latin letters; a code with others needs its own encoding.
  const messageEncoding = /^[\u0020-\u00ff]*$/.test(card.code) ? "iso-8859-1" : "utf-8";
  pass.setBarcodes({ format: barcodes[card.barcode], message: card.code, messageEncoding, altText: card.code });
  if (card.locations.length > 0) pass.setLocations(...card.locations);
  const beacons = card.beacons.map(({ uuid, major }) => ({ proximityUUID: uuid.toUpperCase(), major }));
  if (beacons.length > 0) pass.setBeacons(...beacons);
  return pass.getAsBuffer();
}

/** The only form of colours that the format knows. */
function rgbOf(hex: string): string {
  const value = Number.parseInt(hex.slice(1), 16);
  return `rgb(${value >> 16}, ${(value >> 8) & 255}, ${value & 255})`;
}
