import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** An address that a business has entered leads into a private network. */
export class PrivateAddressError extends Error {}

/** Whether an address can be reached over the internet: not loopback, private, link-local or reserved. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.process(address).range() === "unicast";
}

/**
 * The IP address of a host that a business has entered. Connections go to this very address, so that a name which changes between checking
 * and connecting gains nothing. Throws for private addresses unless the installation allows them.
 */
export async function addressOf(host: string, isPrivateAllowed: boolean): Promise<string> {
  const name = host.replace(/^\[|\]$/g, "");
  const { address } = isIP(name) ? { address: name } : await lookup(name);
  if (!isPrivateAllowed && !isPublicAddress(address)) throw new PrivateAddressError(`${host} is ${address}`);
  return address;
}
