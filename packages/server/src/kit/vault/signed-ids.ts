import type { Settings } from "../env.ts";
import { vaultOf } from "./vault.ts";

const idBytes = 16;

const bytesOf = (id: string) => Buffer.from(id.replaceAll("-", ""), "hex");
const idOf = (bytes: Buffer) => bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

/** A token that only this installation can give to two ids, 64 characters: both and their signature. It never ends. */
export function signIds(ids: [string, string], purpose: string, settings: Settings): string {
  const bytes = Buffer.concat(ids.map(bytesOf));
  return Buffer.concat([bytes, vaultOf(settings).sign(bytes, purpose)]).toString("base64url");
}

/** The two ids that a token was given to; undefined: it was not given here, or for another purpose. */
export function readSignedIds(token: string, purpose: string, settings: Settings): [string, string] | undefined {
  const bytes = Buffer.from(token, "base64url");
  const ids = bytes.subarray(0, 2 * idBytes);
  if (!vaultOf(settings).isSigned(ids, bytes.subarray(2 * idBytes), purpose)) return undefined;
  return [idOf(ids.subarray(0, idBytes)), idOf(ids.subarray(idBytes))];
}
