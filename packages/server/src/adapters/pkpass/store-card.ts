import { PKPass } from "passkit-generator";
import type { PassCertificate } from "./certificate.ts";

/** A field of a pass. */
export interface CardField {
  key: string;
  label: string;
  value: string | number;
}

/** A customer's card as a phone's wallet shows it. */
export interface StoreCard {
  serialNumber: string;
  organizationName: string;
  description: string;
  logoText: string;
  backgroundColor: string;
  foregroundColor: string;
  labelColor: string;
  /** What a till reads. */
  code: string;
  header: CardField[];
  primary: CardField[];
  secondary: CardField[];
  back: CardField[];
  /** PNG by file name, such as "icon@2x.png"; a wallet refuses a pass without icon. */
  images: Record<string, Buffer>;
}

/** The signed `.pkpass` file. */
export function makeStoreCard(card: StoreCard, signer: PassCertificate): Buffer {
  const pass = new PKPass(
    card.images,
    { wwdr: signer.authority, signerCert: signer.certificate, signerKey: signer.key },
    {
      passTypeIdentifier: signer.passTypeIdentifier,
      teamIdentifier: signer.teamIdentifier,
      serialNumber: card.serialNumber,
      organizationName: card.organizationName,
      description: card.description,
      logoText: card.logoText,
      backgroundColor: card.backgroundColor,
      foregroundColor: card.foregroundColor,
      labelColor: card.labelColor,
    },
  );
  pass.type = "storeCard";
  pass.headerFields.push(...card.header);
  pass.primaryFields.push(...card.primary);
  pass.secondaryFields.push(...card.secondary);
  pass.backFields.push(...card.back);
  pass.setBarcodes({ format: "PKBarcodeFormatQR", message: card.code, messageEncoding: "iso-8859-1" });
  return pass.getAsBuffer();
}
