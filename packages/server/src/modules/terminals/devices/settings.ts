import type { terminalDevices } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import type { Selectable } from "kysely";
import type { TerminalDevice } from "#kit/database/tables.ts";

type Shown<C extends keyof typeof terminalDevices> = ReplyOf<(typeof terminalDevices)[C]>;
type Pax = Omit<Shown<"pax">, "version">;
type Amp = Omit<Shown<"amp">, "version">;
export type Location = Omit<Shown<"stripeLocation">, "location_id" | "version">;
/** What is stored of a Stripe reader beside its key. */
export interface StripeSettings {
  location_id: string | null;
  /** The location that was removed last: Stripe still knows the attempt that made it. */
  removed_location_id: string | null;
  location: Location;
  reader_id: string | null;
  reader_label: string | null;
  reader_type: string | null;
  serial_number: string | null;
}
export type Row = Selectable<TerminalDevice>;

/** The port at which PAX terminals listen unless told otherwise. */
const paxPort = 10_009;
const pax: Pax = { active: false, host: "", port: paxPort, timeout_s: 90 };
const amp: Amp = { ...pax, port: 80, merchant_id: "", terminal_serial: "" };
const nowhere: Location = { display_name: "", line1: "", city: "", state: "", postal_code: "", country: "" };
export const noReader = { reader_id: null, reader_label: null, reader_type: null, serial_number: null };
const stripe: StripeSettings = { location_id: null, removed_location_id: null, location: nowhere, ...noReader };

/** The stored settings, with defaults for absent ones; each is written only from its shape. */
export const paxOf = (row: Row | undefined): Pax => ({ ...pax, ...(row?.settings as Partial<Pax>), ...stateOf(row) });
export const ampOf = (row: Row | undefined): Amp => ({ ...amp, ...(row?.settings as Partial<Amp>), ...stateOf(row) });
export const stripeOf = (row: Row | undefined): StripeSettings => ({
  ...stripe,
  ...(row?.settings as Partial<StripeSettings>),
});

const stateOf = (row: Row | undefined) => ({ active: row?.active ?? false });
