import { calls } from "@patron/contract/routes";
import { Caller } from "./caller.ts";
import type { TestServer } from "./server.ts";

/** The mail to an address in the mailbox of a server, read from the same machine. */
export async function mailTo(server: TestServer, recipient: string) {
  const { items } = await new Caller(server, undefined, "").request(calls.platform.mailbox, {});
  return items.filter((email) => email.recipient === recipient);
}
