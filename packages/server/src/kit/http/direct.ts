import type { IncomingHttpHeaders } from "node:http";

const passedOn = /^(forwarded|via|x-forwarded-.+|x-real-ip)$/;

/** Whether an address or a `Host` header names this machine to itself. */
export function isLoopback(host: string): boolean {
  // Only a bracketed IPv6 address can have a port.
  const name = /^\[(.*)\](:\d+)?$/.exec(host)?.[1] ?? host.replace(/^([^:]*):\d+$/, "$1");
  return ["localhost", "127.0.0.1", "::1"].includes(name);
}

/** Whether a request was made on this machine: its host is a loopback address, and no proxy forwarded it. */
export function isDirect(headers: IncomingHttpHeaders): boolean {
  return isLoopback(headers.host ?? "") && !Object.keys(headers).some((name) => passedOn.test(name));
}
