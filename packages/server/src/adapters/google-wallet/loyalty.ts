import type { WalletPass } from "../wallet-issuer.ts";

/** What all passes of a programme share. */
export interface GoogleProgramme {
  id: string;
  language: string;
  issuerName: string;
  title: string;
  backgroundColor: string;
  /** Public addresses of pictures. Google takes no programme without a logo. */
  logoUrl: string;
  stripUrl: string | null;
  locations: WalletPass["locations"];
  /** The keys of the fields in each place on the front. */
  front: string[][];
}

const picture = (uri: string) => ({ sourceUri: { uri } });
const cell = (key: string) => ({ firstValue: { fields: [{ fieldPath: `object.textModulesData['${key}']` }] } });
const rows = ["oneItem", "twoItems", "threeItems"] as const;

/** A row of one to three fields. */
function rowOf(keys: readonly string[]) {
  const [first, ...rest] = keys.map(cell);
  const last = rest.at(-1);
  const items = { [last ? "startItem" : "item"]: first, ...(rest[1] && { middleItem: rest[0] }), endItem: last };
  return { [rows[keys.length - 1] ?? "oneItem"]: items };
}

/** At most three fields stand in one row. */
function rowsOf(keys: readonly string[]) {
  const half = keys.length > rows.length ? Math.ceil(keys.length / 2) : keys.length;
  return [keys.slice(0, half), keys.slice(half)].filter((row) => row.length > 0).map(rowOf);
}

/** A programme as Google's class of passes. `null` ends what an earlier version had. */
export function classOf(issuerId: string, programme: GoogleProgramme) {
  const { language, title, logoUrl, stripUrl } = programme;
  return {
    id: `${issuerId}.${programme.id}`,
    issuerName: programme.issuerName,
    programName: title,
    programLogo: { ...picture(logoUrl), contentDescription: { defaultValue: { language, value: title } } },
    heroImage: stripUrl === null ? null : picture(stripUrl),
    hexBackgroundColor: programme.backgroundColor,
    merchantLocations: programme.locations,
    classTemplateInfo: { cardTemplateOverride: { cardRowTemplateInfos: programme.front.flatMap(rowsOf) } },
    // Google reviews each version; another state is refused.
    reviewStatus: "UNDER_REVIEW",
  };
}

const barcodes = { qr: "QR_CODE", aztec: "AZTEC", pdf417: "PDF_417", code128: "CODE_128" };

/** A card as Google's object. */
export function objectOf(issuerId: string, programmeId: string, pass: WalletPass) {
  const [main] = pass.primary;
  const texts = [...pass.header, ...pass.secondary, ...pass.auxiliary, ...pass.back];
  return {
    id: `${issuerId}.${pass.serialNumber}`,
    classId: `${issuerId}.${programmeId}`,
    state: pass.isVoid ? "INACTIVE" : "ACTIVE",
    accountId: pass.code,
    barcode: { type: barcodes[pass.barcode], value: pass.code, alternateText: pass.code },
    heroImage: pass.ownStripUrl === null ? null : picture(pass.ownStripUrl),
    loyaltyPoints: main ? { label: main.label, balance: { string: main.value } } : null,
    textModulesData: texts.map(({ key, label, value }) => ({ id: key, header: label, body: value })),
  };
}
