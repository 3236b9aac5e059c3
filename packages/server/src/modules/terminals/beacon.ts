import type { terminals } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import { newId } from "#kit/id.ts";
import type { Tenant } from "#kit/tenant.ts";
import * as queries from "./beacon-queries.ts";

/** Null where none are chosen. */
interface Numbers {
  uuid: string | null;
  major: number | null;
  minor: number | null;
}
type Beacon = ReplyOf<typeof terminals.generateIbeacon>;

/** The strength of a usual beacon at one metre. */
const txPower = -59;
/** Flags, then the length, maker and type of an iBeacon's data. */
const prefix = "0201061AFF4C000215";

/** What a beacon sends; null where none is chosen. */
export function toBeacon({ uuid, major, minor }: Numbers): Beacon | null {
  if (!uuid || !major || !minor) return null;
  const data = Buffer.alloc(5);
  data.writeUInt16BE(major, 0);
  data.writeUInt16BE(minor, 2);
  data.writeInt8(txPower, 4);
  const advertisement_hex = `${prefix}${uuid.replaceAll("-", "")}${data.toString("hex")}`.toUpperCase();
  return { uuid, major, minor, tx_power: txPower, advertisement_hex };
}

interface Place {
  id: string;
  pos_id: string;
}

/** What the beacon of a terminal sends; null where none is chosen for its point of sale. */
export async function readBeacon(tenant: Tenant, terminal: Place): Promise<Beacon | null> {
  const known = await tenant.maybe(queries.getBeacon(terminal.id));
  return known?.pos_id === terminal.pos_id ? toBeacon(known) : null;
}

/** Chooses what the beacon of a terminal sends at its point of sale. */
export async function chooseBeacon(tenant: Tenant, terminal: Place): Promise<Beacon> {
  await tenant.run(queries.addRegion(newId()));
  // Two terminals get their numbers one after the other.
  await tenant.one(queries.lockRegion());
  const next = await tenant.one(queries.nextNumbers(terminal.pos_id));
  await tenant.run(queries.saveBeacon({ terminal_id: terminal.id, pos_id: terminal.pos_id, ...next }));
  const beacon = await readBeacon(tenant, terminal);
  if (!beacon) throw new Error("A beacon that was just chosen is stored.");
  return beacon;
}
