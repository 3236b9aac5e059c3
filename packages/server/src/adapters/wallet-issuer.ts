/** A field of a pass. */
export interface WalletField {
  key: string;
  label: string;
  value: string;
}

/** A customer's card as every wallet gets it; colours are `#rrggbb`. */
export interface WalletPass {
  serialNumber: string;
  organizationName: string;
  description: string;
  logoText: string;
  backgroundColor: string;
  foregroundColor: string;
  labelColor: string;
  barcode: "qr" | "aztec" | "pdf417" | "code128";
  /** What a till reads. */
  code: string;
  header: WalletField[];
  primary: WalletField[];
  secondary: WalletField[];
  auxiliary: WalletField[];
  back: WalletField[];
  /** The public address of the banner that this card has in place of the programme’s. */
  ownStripUrl: string | null;
  /** Where the phone offers the pass by itself. */
  locations: { latitude: number; longitude: number }[];
  /** What iBeacons send near which it does so too, if the wallet knows them. */
  beacons: { uuid: string; major: number }[];
  /** The card is out of use: the wallet shows that, and offers the pass no more. */
  isVoid: boolean;
}

/** Whether a wallet was told, has the pass no more, or is to be told later. */
export type Told = "told" | "gone" | "later";

/** A service that keeps customers' wallets. It is told of passes that have changed, in the form that it knows them by. */
export interface PassIssuer<Changed> {
  /** Never rejects: what cannot be told now is told later. */
  tell(changed: Changed): Promise<Told>;
  close(): void;
}
