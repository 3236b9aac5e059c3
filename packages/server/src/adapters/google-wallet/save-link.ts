import type { WalletPass } from "../wallet-issuer.ts";
import { classOf, type GoogleProgramme, objectOf } from "./loyalty.ts";
import { type ServiceAccount, signedBy } from "./service-account.ts";

/** Google's limit of what all browsers take in an address. */
const longest = 1800;

interface Saved {
  issuerId: string;
  account: ServiceAccount;
  programme: GoogleProgramme;
  pass: WalletPass;
  /** The site whose page has the link. */
  origin: string;
  now: Date;
}

/**
 * The address at which a customer saves a pass. Programme and pass are inside, so that it works before Google has heard of them. What makes it too long is
 * left out, except what Google demands: the rest comes with the first update.
 */
export function saveLink({ issuerId, account, programme, pass, origin, now }: Saved): string {
  const [shared, own] = [classOf(issuerId, programme), objectOf(issuerId, programme.id, pass)];
  const token = (loyaltyClass: object, loyaltyObject: object) =>
    signedBy(account, {
      ...{ aud: "google", typ: "savetowallet", iat: Math.floor(now.getTime() / 1000), origins: [origin] },
      payload: { loyaltyClasses: [filled(loyaltyClass)], loyaltyObjects: [filled(loyaltyObject)] },
    });
  const whole = token(shared, own);
  return `https://pay.google.com/gp/v/save/${whole.length > longest ? token(demandedOf(shared), frontOf(own)) : whole}`;
}

function demandedOf({
  id,
  issuerName,
  programName,
  programLogo,
  reviewStatus,
  hexBackgroundColor,
}: ReturnType<typeof classOf>) {
  const { sourceUri } = programLogo;
  return { id, issuerName, programName, programLogo: { sourceUri }, reviewStatus, hexBackgroundColor };
}

function frontOf({ textModulesData: _later, ...own }: ReturnType<typeof objectOf>) {
  const { type, value } = own.barcode;
  return { ...own, barcode: { type, value } };
}

/** Only updates name what is empty. */
const filled = (one: object) => Object.fromEntries(Object.entries(one).filter(([, value]) => value !== null));
