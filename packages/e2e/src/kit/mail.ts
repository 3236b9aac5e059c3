import { calls } from "@patron/contract/routes";
import { expect } from "vitest";
import { clientOf } from "./person.ts";

/**
 * What the newest matching subject of the mail to an address, or SMS to a number, names; `known` are earlier ones. A job may send it, so it
 * comes a moment after its request.
 */
export async function newestMail(address: string, subject: RegExp, known: readonly string[] = []): Promise<string> {
  const read = async () => {
    const { items } = await clientOf()(calls.platform.mailbox, {});
    const own = items.filter(({ recipient }) => recipient === address);
    return own
      .flatMap((one) => subject.exec(one.subject ?? one.body)?.[1] ?? [])
      .find((found) => !known.includes(found));
  };
  await expect.poll(read).toBeDefined();
  return (await read()) ?? "";
}
