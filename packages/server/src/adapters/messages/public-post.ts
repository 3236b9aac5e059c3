import { isIP } from "node:net";
import { Agent, fetch } from "undici";
import { timeoutMs } from "./provider.ts";
import { addressOf } from "./public-address.ts";

interface Post {
  headers: Record<string, string>;
  body: string | Uint8Array;
}
interface Answered {
  status: number;
  isOk: boolean;
  /** The value of a header; null without it. */
  header(name: string): string | null;
}

/**
 * Posts to an address that somebody outside has entered, and reads nothing of what it says but its headers. The connection goes to the very address that
 * was checked. Throws `PrivateAddressError`, and when nobody answers.
 */
export async function postPublicly(url: string, post: Post, isPrivateAllowed: boolean): Promise<Answered> {
  const address = await addressOf(new URL(url).hostname, isPrivateAllowed);
  const lookup: Lookup = (_host, options, done) =>
    options.all ? done(null, [{ address, family: isIP(address) }]) : done(null, address, isIP(address));
  const agent = new Agent({ connect: { lookup, timeout: timeoutMs } });
  try {
    const response = await fetch(url, {
      method: "POST",
      ...post,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
      dispatcher: agent,
    });
    await response.body?.cancel();
    return { status: response.status, isOk: response.ok, header: (name) => response.headers.get(name) };
  } finally {
    await agent.destroy();
  }
}

interface Found {
  address: string;
  family: number;
}
type Lookup = (
  host: string,
  options: { all?: boolean },
  done: (error: null, address: string | Found[], family?: number) => void,
) => void;
