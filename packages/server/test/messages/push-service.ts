import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, randomUUID, verify } from "node:crypto";
import { type Received, type Reply, startHttpService } from "./http-service.ts";

/** What a browser's user reads. */
export interface Shown {
  id: string;
  title: string;
  text: string;
  language: string;
}
interface Browser {
  /** What the browser sends to the server. */
  subscription: { endpoint: string; p256dh: string; auth: string };
  /** What reached it, decrypted. */
  shown: Shown[];
  /** What its push service does with the next messages. */
  fault: Reply | undefined;
  /** Its push service delivers, and nobody hears its answer. */
  losesAnswer: boolean;
}

/**
 * Stands in for the push service of some browsers, and for the browsers: it takes a message only with a token that the server's key has signed for this
 * service (RFC 8292), and opens it with the keys of the browser (RFC 8291). Written from these documents, without the library that sends.
 */
export async function startPushService() {
  const browsers = new Map<string, Browser & { open(bytes: Buffer): string; key: string }>();
  const service = await startHttpService((request) => {
    const browser = browsers.get(request.path);
    if (!browser) return { status: 410 };
    if (browser.fault) return browser.fault;
    if (!isSignedFor(request, service.url, browser.key)) return { status: 403 };
    const { ttl = "", topic = "", "content-encoding": encoding } = request.headers;
    if (
      !/^\d+$/.test(String(ttl)) ||
      !/^[\w-]{1,32}$/.test(String(topic)) ||
      encoding !== "aes128gcm" ||
      request.bytes.length > 4096
    )
      return { status: 400 };
    browser.shown.push(JSON.parse(browser.open(request.bytes)) as Shown); // What the test expects.
    return browser.losesAnswer ? { hangs: true } : { status: 201 };
  });
  /** A browser that has subscribed with the server's public key. */
  function subscribe(key: string): Browser {
    const pair = createECDH("prime256v1");
    const p256dh = pair.generateKeys("base64url");
    const auth = randomBytes(16);
    const path = `/push/${randomUUID()}`;
    const browser = {
      subscription: { endpoint: service.url + path, p256dh, auth: auth.toString("base64url") },
      shown: [],
      fault: undefined,
      losesAnswer: false,
      open: (bytes: Buffer) => opened(bytes, pair, auth),
      key,
    };
    browsers.set(path, browser);
    return browser;
  }
  return { subscribe, received: service.received, url: service.url };
}

/** RFC 8188 and 8291: one record, whose key follows from both key pairs and the secret of the subscription. */
function opened(bytes: Buffer, own: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = bytes.subarray(0, 16);
  const keyEnd = 21 + (bytes[20] ?? 0);
  const sender = bytes.subarray(21, keyEnd);
  const context = Buffer.concat([Buffer.from("WebPush: info\0"), own.getPublicKey(), sender]);
  const material = Buffer.from(hkdfSync("sha256", own.computeSecret(sender), auth, context, 32));
  const key = Buffer.from(hkdfSync("sha256", material, salt, "Content-Encoding: aes128gcm\0", 16));
  const nonce = Buffer.from(hkdfSync("sha256", material, salt, "Content-Encoding: nonce\0", 12));
  const decipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(bytes.subarray(-16));
  const padded = Buffer.concat([decipher.update(bytes.subarray(keyEnd, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** RFC 8292: `vapid t=<token>, k=<public key>`. */
function isSignedFor({ headers }: Received, audience: string, expected: string): boolean {
  const [, token = "", key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? "") ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const { alg } = JSON.parse(text(head)) as { alg?: string };
  const { aud, exp = 0, sub = "" } = JSON.parse(text(claims)) as { aud?: string; exp?: number; sub?: string };
  const point = Buffer.from(expected, "base64url");
  const jwk = { kty: "EC", crv: "P-256", x: coordinate(point, 1), y: coordinate(point, 33) };
  const validFor = exp - Date.now() / 1_000;
  return (
    key === expected &&
    alg === "ES256" &&
    aud === audience &&
    /^(mailto:|https:)/.test(sub) &&
    validFor > 0 &&
    validFor <= 86_400 &&
    verify(
      "sha256",
      Buffer.from(`${head}.${claims}`),
      { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" },
      Buffer.from(signature, "base64url"),
    )
  );
}
const text = (part: string) => Buffer.from(part, "base64url").toString() || "{}";
const coordinate = (point: Buffer, from: number) => point.subarray(from, from + 32).toString("base64url");
