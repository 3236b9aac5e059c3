import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "../env.ts";
import { newId } from "../id.ts";
import { remember } from "../records/remember.ts";
import { keyBytes, readSecretKey } from "./key.ts";

/** Encrypts what the database must not reveal: credentials of providers, secrets of second factors. */
export interface Vault {
  /** `owner` names the row that stores the result, such as "person 0190…": in another row it cannot be opened. */
  seal(text: string, owner: string): Buffer;
  /** Fails if the bytes were changed, belong to another owner or were sealed with another key. */
  open(sealed: Buffer, owner: string): string;
  /** 32 bytes that only this vault has, other ones for each purpose and always the same ones: a key that need not be stored. */
  derive(purpose: string): Buffer;
  /** 16 bytes that only this vault can give to some bytes, other ones for each purpose. */
  sign(bytes: Buffer, purpose: string): Buffer;
  /** Whether `sign` gave this signature. */
  isSigned(bytes: Buffer, signature: Buffer, purpose: string): boolean;
}

const [nonceBytes, tagBytes, keyIdBytes, signatureBytes] = [12, 16, 4, 16];
/** How many derived keys are remembered: deriving one costs ten times as much as signing with it. */
const mostKeys = 50;
const vaults = new WeakMap<Settings, Vault>();

/** The vault of a server. Its key is `PATRON_SECRET_KEY`, or else a file in the data directory that the first use creates. */
export function vaultOf(settings: Settings): Vault {
  const known = vaults.get(settings);
  if (known) return known;
  const vault = openVault(settings.secretKey ?? keyFromFile(settings.dataDir));
  vaults.set(settings, vault);
  return vault;
}

/** AES-256-GCM. Sealed bytes are the key's id, a nonce, the tag and the encrypted text. */
export function openVault(key: Buffer): Vault {
  const keyId = createHash("sha256").update(key).digest().subarray(0, keyIdBytes);
  const derive: Vault["derive"] = (purpose) => Buffer.from(hkdfSync("sha256", key, "", purpose, keyBytes));
  const signingKeys = new Map<string, Buffer>();
  const sign: Vault["sign"] = (bytes, purpose) => {
    const own = signingKeys.get(purpose) ?? derive(purpose);
    remember(signingKeys, purpose, own, mostKeys);
    return createHmac("sha256", own).update(bytes).digest().subarray(0, signatureBytes);
  };
  return {
    seal(text, owner) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(owner));
      const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([keyId, nonce, cipher.getAuthTag(), encrypted]);
    },
    open(sealed, owner) {
      if (!sealed.subarray(0, keyIdBytes).equals(keyId))
        throw new Error("A stored secret was encrypted with another PATRON_SECRET_KEY.");
      const [nonceEnd, tagEnd] = [keyIdBytes + nonceBytes, keyIdBytes + nonceBytes + tagBytes];
      const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(keyIdBytes, nonceEnd))
        .setAAD(Buffer.from(owner))
        .setAuthTag(sealed.subarray(nonceEnd, tagEnd));
      return decipher.update(sealed.subarray(tagEnd), undefined, "utf8") + decipher.final("utf8");
    },
    derive,
    sign,
    isSigned(bytes, signature, purpose) {
      const right = sign(bytes, purpose);
      return signature.length === right.length && timingSafeEqual(signature, right);
    },
  };
}

/** Processes that start together create one key: the file appears whole, and the first stays. */
function keyFromFile(dataDir: string): Buffer {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, "secret-key");
  const draft = `${file}.${newId()}`;
  writeFileSync(draft, randomBytes(keyBytes).toString("base64"), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error; // An error of the file system has a code.
  } finally {
    rmSync(draft);
  }
  const key = readSecretKey(readFileSync(file, "utf8").trim());
  if (!key) throw new Error(`${file} does not contain a key of 256 bits.`);
  return key;
}
