import type { Settings } from "../env.ts";
import { vaultOf } from "./vault.ts";

const idBytes = 16;
const bytesOf = (id: string) => Buffer.from(id.replaceAll("-", ""), "hex");
const idOf = (bytes: Buffer) => bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

/** Two ids and their signature for a purpose, in 64 characters of an address. */
export function signIds([one, other]: readonly [string, string], purpose: string, settings: Settings): string {
  const ids = Buffer.concat([bytesOf(one), bytesOf(other)]);
  return Buffer.concat([ids, vaultOf(settings).sign(ids, purpose)]).toString("base64url");
}

/** The two ids that were signed for this purpose; undefined for any other text. */
export function readSignedIds(
  token: string,
  purpose: string,
  settings: Settings,
): readonly [string, string] | undefined {
  const bytes = Buffer.from(token, "base64url");
  const ids = bytes.subarray(0, 2 * idBytes);
  if (!vaultOf(settings).isSigned(ids, bytes.subarray(2 * idBytes), purpose)) return undefined;
  return [idOf(ids.subarray(0, idBytes)), idOf(ids.subarray(idBytes))];
}
