import type { Json } from "./completeness.ts";

/** The hash of "test" in base64url, and a text as long as a signature. */
const hash = "n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg";
const signature = hash + hash;
/** Fields that differ in each run although nothing else does. */
const fixed: Record<string, string> = {
  catalogue_id: hash,
  previous: hash,
  signature,
  x: hash,
  y: hash,
};

/** Fields with secrets, in requests or responses, and their replacements. */
const secrets: Record<string, string> = {
  api_key: "<API key, shown once>",
  current_password: "<password>",
  google_key: "<JSON file with the key>",
  hand_off: "<one-time hand-off>",
  password: "<password>",
  pin: "<PIN>",
  recaptcha_token: "<captcha token>",
  secret: "<secret, shown once>",
  token: "<token, shown once>",
  uri: "<address with the secret, shown once>",
};

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const token = /[\w-]{32,}/;
const file = /^[A-Za-z0-9+/]{40,}={0,2}$/;
const first = Date.UTC(2026, 0, 15, 9);

/** A reproducible example: with its own ids and times, no secrets, and lists of at most two. */
export function cleaned(value: Json): Json {
  const ids = new Map<string, string>();
  const moments = [...new Set(textsOf(value).filter((text) => instant.test(text)))].sort();

  function text(name: string, inner: string): string {
    const own = secrets[name] ?? fixed[name];
    if (own) return own;
    if (name === "content" && file.test(inner)) return "<file in Base64>";
    if (instant.test(inner)) {
      const at = new Date(first + moments.indexOf(inner) * 60_000);
      return at.toISOString().replace(".000Z", inner.includes(".") ? ".000Z" : "Z");
    }
    if (/@/.test(inner)) return inner.replaceAll(/[\w.+-]+@[\w.-]+/g, "olena@example.com");
    if (name === "login") return "till-1";
    const replaced = inner.replaceAll(uuid, (id) => {
      const key = id.toLowerCase();
      if (!ids.has(key)) ids.set(key, `0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a${String(ids.size + 1).padStart(2, "0")}`);
      return ids.get(key)!; // Set on the line above.
    });
    const isId = replaced !== inner;
    if (!isId && /^\+\d{9,15}$/.test(inner)) return "+380501234567";
    if (name === "business_code") return "K7M2Q9";
    if (!isId && token.test(inner)) return inner.replace(token, "example");
    return replaced;
  }

  function visit(name: string, inner: Json): Json {
    if (typeof inner === "string") return text(name, inner);
    if (Array.isArray(inner)) return inner.slice(0, atMost(inner)).map((one) => visit(name, one));
    if (inner === null || typeof inner !== "object") return inner;
    // An object keyed by routes has a row for every operation.
    const entries = Object.entries(inner).filter(([key], index) => index < 3 || !key.includes("/"));
    return Object.fromEntries(entries.map(([key, one]) => [key, visit(key, one)]));
  }
  return visit("", value);
}

/** One record is enough as an example; of plain values up to three. */
function atMost(list: Json[]): number {
  return list.some((one) => one !== null && typeof one === "object") ? 1 : 3;
}

function textsOf(value: Json): string[] {
  if (typeof value === "string") return [value];
  if (value === null || typeof value !== "object") return [];
  return Object.values(value).flatMap(textsOf);
}
