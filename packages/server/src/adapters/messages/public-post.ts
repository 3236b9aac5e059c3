import { timeoutMs } from "./provider.ts";
import { publicAgent } from "./public-agent.ts";

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
 * Posts to an address that somebody outside has entered, and reads nothing of what it says but its headers. Throws `PrivateAddressError`, and when nobody answers.
 */
export async function postPublicly(url: string, post: Post, isPrivateAllowed: boolean): Promise<Answered> {
  const agent = await publicAgent(new URL(url).hostname, isPrivateAllowed, { timeoutMs });
  const { fetch } = await import("undici"); // With the agent, which only its own `fetch` takes.
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
