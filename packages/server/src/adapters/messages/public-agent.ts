import { isIP } from "node:net";
import type { Agent } from "undici";
import { addressOf } from "./public-address.ts";

interface Found {
  address: string;
  family: number;
}
type Lookup = (
  host: string,
  options: { all?: boolean },
  done: (error: null, address: string | Found[], family?: number) => void,
) => void;
interface Limits {
  timeoutMs: number;
  /** In bytes; without it there is none. */
  maxResponseSize?: number;
}

/**
 * Connects to a host that somebody outside has entered, at the very address that was checked: its name may lead elsewhere a moment later. The caller
 * destroys it. Throws `PrivateAddressError`, and when the name leads nowhere.
 */
export async function publicAgent(
  host: string,
  isPrivateAllowed: boolean,
  { timeoutMs, ...limits }: Limits,
): Promise<Agent> {
  const address = await addressOf(host, isPrivateAllowed);
  const family = isIP(address);
  const lookup: Lookup = (_host, options, done) =>
    options.all ? done(null, [{ address, family }]) : done(null, address, family);
  // Loaded with the first request to an outside host, so startup does not wait for it.
  const { Agent: PublicAgent } = await import("undici");
  return new PublicAgent({ connect: { lookup, timeout: timeoutMs }, ...limits });
}
