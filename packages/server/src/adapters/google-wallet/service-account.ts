import { createPrivateKey, type KeyObject, sign } from "node:crypto";

/** What acts for a business at Google. */
export interface ServiceAccount {
  /** Its e-mail address. */
  email: string;
  /** Its private key, PEM. */
  key: string;
}

/** Reads the JSON file with the key of a service account; undefined if it is none. */
export function readServiceAccount(file: string): ServiceAccount | undefined {
  const { type, client_email: email, private_key: key } = fieldsOf(file);
  if (type !== "service_account" || typeof email !== "string" || typeof key !== "string") return undefined;
  return rsaKey(key) && { email, key };
}

function fieldsOf(file: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(file);
    return typeof read === "object" && read !== null ? { ...read } : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

function rsaKey(pem: string): KeyObject | undefined {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyType === "rsa" ? key : undefined;
  } catch {
    return undefined; // Whatever the file has there, it is no key.
  }
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

/** A JSON web token (RS256) by a service account. */
export function signedBy({ email, key }: ServiceAccount, claims: object): string {
  const text = `${encoded({ alg: "RS256", typ: "JWT" })}.${encoded({ iss: email, ...claims })}`;
  return `${text}.${sign("sha256", Buffer.from(text), key).toString("base64url")}`;
}
