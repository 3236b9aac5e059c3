import { createECDH } from "node:crypto";
import type { Vault } from "#kit/vault/vault.ts";

/** The keys with which push services recognise this server, in base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** The order of P-256: private keys are the numbers below it, without zero. */
const order = BigInt("0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551");
const made = new WeakMap<Vault, VapidKeys>();

/**
 * The keys of an installation. They follow from its secret key, so every server of it has the same ones, nothing is stored, and they stay as long as the
 * subscriptions that this key encrypts.
 */
export function vapidKeysOf(vault: Vault): VapidKeys {
  const known = made.get(vault);
  if (known) return known;
  const number = (BigInt(`0x${vault.derive("web push").toString("hex")}`) % (order - 1n)) + 1n;
  const secret = Buffer.from(number.toString(16).padStart(64, "0"), "hex");
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(secret);
  const keys = { publicKey: pair.getPublicKey("base64url"), privateKey: secret.toString("base64url") };
  made.set(vault, keys);
  return keys;
}
