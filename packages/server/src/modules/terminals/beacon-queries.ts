import { sql } from "kysely";
import { inTenant, q, raw, tenantId } from "#kit/database/rows.ts";

/** Gives the business its UUID; it keeps an earlier one. */
export const addRegion = (uuid: string) =>
  q
    .insertInto("beacon_region")
    .values({ uuid })
    .onConflict((at) => at.column("business_id").doNothing());

/** The UUID of the business, locked until the end of the transaction. */
export const lockRegion = () => q.selectFrom("beacon_region").select("uuid").where(inTenant()).forUpdate();

/** What the beacon of a terminal sends, and where the terminal was when that was chosen. */
export const getBeacon = (terminalId: string) =>
  q
    .selectFrom("terminal_beacon")
    .innerJoin("beacon_region", "beacon_region.business_id", "terminal_beacon.business_id")
    .select(["beacon_region.uuid", "terminal_beacon.major", "terminal_beacon.minor", "terminal_beacon.pos_id"])
    .where(inTenant("terminal_beacon"))
    .where(inTenant("beacon_region"))
    .where("terminal_beacon.terminal_id", "=", terminalId);

/** The numbers of the next terminal at a point of sale: its major number, or the next one, and a minor number that no terminal there has. */
export const nextNumbers = (posId: string) =>
  raw(sql<{ major: number; minor: number }>`
    with chosen as (
      select coalesce(max(major) filter (where pos_id = ${posId}), coalesce(max(major), 0) + 1) as major
      from terminal_beacon where business_id = ${tenantId})
    select chosen.major, coalesce(max(b.minor), 0) + 1 as minor
    from chosen left join terminal_beacon b on b.business_id = ${tenantId} and b.major = chosen.major
    group by chosen.major`);

interface Beacon {
  terminal_id: string;
  pos_id: string;
  major: number;
  minor: number;
}
export const saveBeacon = ({ terminal_id, ...numbers }: Beacon) =>
  q
    .insertInto("terminal_beacon")
    .values({ terminal_id, ...numbers })
    .onConflict((at) => at.columns(["business_id", "terminal_id"]).doUpdateSet(numbers));
