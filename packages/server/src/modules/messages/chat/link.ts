import type { Settings } from "#kit/env.ts";
import { vaultOf } from "#kit/vault/vault.ts";

const [idBytes, secondsBytes] = [16, 4];
const weekSeconds = 7 * 86_400;
const purpose = "links to a chat";

const bytesOf = (id: string) => Buffer.from(id.replaceAll("-", ""), "hex");
const idOf = (bytes: Buffer) => bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
function number(value: number) {
  const bytes = Buffer.alloc(secondsBytes);
  bytes.writeUInt32BE(value);
  return bytes;
}

interface Linked {
  id: string;
  /** How many links were used: it is signed too, so each link works once. */
  chat_links: number;
}
const signedOf = (open: Buffer, { chat_links }: Linked) => Buffer.concat([open, number(chat_links)]);

/** A code of 48 characters that links a chat with a customer, and until when it does. */
export function linkCode(customer: Linked, now: Date, settings: Settings): { code: string; expires: Date } {
  const seconds = Math.floor(now.getTime() / 1_000) + weekSeconds;
  const open = Buffer.concat([bytesOf(customer.id), number(seconds)]);
  const signature = vaultOf(settings).sign(signedOf(open, customer), purpose);
  return { code: Buffer.concat([open, signature]).toString("base64url"), expires: new Date(seconds * 1_000) };
}

/** The customer whom a code names, which says nothing about whether it works. */
export function customerIn(code: string): string | undefined {
  const bytes = Buffer.from(code, "base64url");
  return bytes.length > idBytes + secondsBytes ? idOf(bytes.subarray(0, idBytes)) : undefined;
}

/** Whether a code still links a chat with this customer. */
export function works(code: string, customer: Linked, now: Date, settings: Settings): boolean {
  const bytes = Buffer.from(code, "base64url");
  const open = bytes.subarray(0, idBytes + secondsBytes);
  const isTheirs = idOf(open.subarray(0, idBytes)) === customer.id;
  const isInTime = open.readUInt32BE(idBytes) * 1_000 > now.getTime();
  const signature = bytes.subarray(idBytes + secondsBytes);
  return isTheirs && isInTime && vaultOf(settings).isSigned(signedOf(open, customer), signature, purpose);
}
