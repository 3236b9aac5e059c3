import type { Settings } from "#kit/env.ts";
import { isLoopback } from "#kit/http/direct.ts";

/**
 * The site that passkeys belong to, by `PATRON_PUBLIC_URL`: another host name strands them. Browsers accept no address of numbers, so this machine
 * is `localhost`.
 */
export function relyingParty({ publicUrl }: Settings): { id: string; origins: string[] } {
  const url = new URL(publicUrl);
  if (!isLoopback(url.host)) return { id: url.hostname, origins: [url.origin] };
  return { id: "localhost", origins: [`http://localhost:${url.port || "80"}`.replace(/:80$/, ""), url.origin] };
}
