import { availableParallelism } from "node:os";
import { join } from "node:path";
import { isLoopback } from "./http/direct.ts";
import { readSecretKey } from "./vault/key.ts";

const SMS_SERVICES = ["turbosms", "twilio"] as const;
type SmsService = (typeof SMS_SERVICES)[number];

/** All settings from outside. Read once at startup; nothing else reads the environment. */
export interface Settings {
  port: number;
  host: string;
  dataDir: string;
  /** The path prefix of the API. */
  basePath: string;
  /** The base address of links in e-mail. */
  publicUrl: string;
  logLevel: string;
  mail: { url: string; from: string } | undefined;
  /** The service that sends the installation's own SMS: codes for people who sign in. Businesses have their own for messages to customers. */
  sms: { service: SmsService; login: string; secret: string; sender: string } | undefined;
  /** Mail is shown on a page of this server instead of being sent: without SMTP, and where only this machine reaches it. */
  mailbox: boolean;
  /** Where the services that deliver messages are. */
  messageServices: { turboSms: string; twilio: string; telegram: string };
  /** Where Stripe is, with which readers of cards are set up. */
  stripeUrl: string;
  /** Where Poster is: `{account}` is replaced by the account of a business. */
  posterUrl: string;
  /** The applications of this installation at Poster, through which businesses let it in. */
  posterApplications: readonly { id: string; secret: string; title: string }[];
  /** Where phones are told that their passes have changed. */
  apnsUrl: string;
  /** Where Google keeps passes, and where it gives out tokens for that. */
  googleWallet: { api: string; tokens: string };
  /** Whether businesses may enter addresses in private networks, for mail servers and webhooks. */
  privateAddresses: boolean;
  /** Encrypts stored secrets; undefined: a key in the data directory. */
  secretKey: Buffer | undefined;
  /** Lower-case e-mail addresses of the installation's support staff, whom an owner can let in. */
  supportEmails: readonly string[];
  captcha: { siteKey: string; secret: string } | undefined;
  /** Where maps come from: the address of a tile with `{z}`, `{x}` and `{y}`, and whom to name below; undefined: there are no maps. */
  map: { tiles: string; attribution: string } | undefined;
  /** The file of places by network address, in MaxMind's format; undefined: sessions are listed without places. */
  placesFile: string | undefined;
  links: Record<"customer_site" | "faq" | "knowledge_base" | "tutorials" | "software" | "resources", string | null>;
  /** Requests per minute and address before rate limiting. */
  requestsPerMinute: number;
  /** How many processes serve requests, behind one port. */
  processes: number;
  /** How long a server that is told to stop keeps answering while it reports that it is not ready, so that a balancer looks elsewhere. */
  drainSeconds: number;
  /** The server runs behind a proxy that sets X-Forwarded-For. */
  trustProxy: boolean;
}

/** Reads the settings; throws a sentence that names a malformed one. */
export function readSettings(env: Record<string, string | undefined>, dataDir: string): Settings {
  const port = wholeSetting(env, "PATRON_PORT", 8420);
  const host = env.PATRON_HOST ?? "127.0.0.1";
  const publicUrl = publicUrlSetting(env, host, port);
  return {
    port,
    host,
    dataDir,
    basePath: pathSetting(env, "PATRON_BASE_PATH", "/api"),
    publicUrl,
    logLevel: env.PATRON_LOG ?? "info",
    mail: env.SMTP_URL ? { url: env.SMTP_URL, from: env.SMTP_FROM ?? "patron@localhost" } : undefined,
    sms: smsOf(env),
    mailbox: !env.SMTP_URL && isLoopback(host) && isLoopback(new URL(publicUrl).host),
    messageServices: {
      turboSms: env.PATRON_TURBOSMS_URL || "https://api.turbosms.ua",
      twilio: env.PATRON_TWILIO_URL || "https://api.twilio.com",
      telegram: env.PATRON_TELEGRAM_URL || "https://api.telegram.org",
    },
    stripeUrl: urlSetting(env, "PATRON_STRIPE_URL", "https://api.stripe.com"),
    posterUrl: posterUrlSetting(env.PATRON_POSTER_URL || "https://{account}.joinposter.com"),
    posterApplications: posterApplicationsSetting(env.PATRON_POSTER_APPLICATIONS),
    apnsUrl: urlSetting(env, "PATRON_APNS_URL", "https://api.push.apple.com"),
    googleWallet: {
      api: urlSetting(env, "PATRON_GOOGLE_WALLET_URL", "https://walletobjects.googleapis.com/walletobjects/v1"),
      tokens: urlSetting(env, "PATRON_GOOGLE_TOKEN_URL", "https://oauth2.googleapis.com/token"),
    },
    privateAddresses: env.PATRON_PRIVATE_ADDRESSES === "1",
    secretKey: secretKeySetting(env),
    supportEmails: supportSetting(env.PATRON_SUPPORT),
    captcha: captchaOf(env.RECAPTCHA_SITE_KEY, env.RECAPTCHA_SECRET),
    map: mapSetting(env.PATRON_MAP_TILES, env.PATRON_MAP_ATTRIBUTION),
    placesFile: env.PATRON_PLACES_FILE || undefined,
    links: {
      customer_site: env.PATRON_LINK_CUSTOMER_SITE ?? null,
      faq: env.PATRON_LINK_FAQ ?? null,
      knowledge_base: env.PATRON_LINK_KNOWLEDGE_BASE ?? null,
      tutorials: env.PATRON_LINK_TUTORIALS ?? null,
      software: env.PATRON_LINK_SOFTWARE ?? null,
      resources: env.PATRON_LINK_RESOURCES ?? null,
    },
    requestsPerMinute: wholeSetting(env, "PATRON_REQUESTS_PER_MINUTE", 1200),
    processes: processesSetting(env),
    drainSeconds: wholeSetting(env, "PATRON_DRAIN_SECONDS", 0),
    trustProxy: env.PATRON_TRUST_PROXY === "1",
  };
}

/** The folder of uploaded files in the data directory. */
export function filesDir(settings: Settings): string {
  return join(settings.dataDir, "files");
}

function wholeSetting(env: Record<string, string | undefined>, name: string, otherwise: number): number {
  const text = env[name];
  if (text === undefined || text === "") return otherwise;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number, not "${text}".`);
  return value;
}

/** One for each core beyond the first, which the database and the rest of the machine need. */
function defaultProcesses(): number {
  return Math.min(Math.max(availableParallelism() - 1, 1), 4);
}

const maxProcesses = 64;

function processesSetting(env: Record<string, string | undefined>): number {
  const text = env.PATRON_PROCESSES;
  if (text === undefined || text === "") return defaultProcesses();
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > maxProcesses)
    throw new Error(`PATRON_PROCESSES must be a whole number from 1 to ${maxProcesses}, not "${text}".`);
  return value;
}

function publicUrlSetting(env: Record<string, string | undefined>, host: string, port: number): string {
  const name = host === "0.0.0.0" ? "localhost" : host.includes(":") ? `[${host}]` : host;
  const text = env.PATRON_PUBLIC_URL ?? `http://${name}:${port}`;
  if (!URL.canParse(text))
    throw new Error(`PATRON_PUBLIC_URL must be an address such as "https://patron.example", not "${text}".`);
  return text.replace(/\/$/, "");
}

function urlSetting(env: Record<string, string | undefined>, name: string, otherwise: string): string {
  const text = env[name] || otherwise;
  if (!URL.canParse(text)) throw new Error(`${name} must be an address such as "${otherwise}", not "${text}".`);
  return text;
}

function pathSetting(env: Record<string, string | undefined>, name: string, otherwise: string): string {
  const text = env[name] || otherwise;
  if (!/^(\/[\w.-]+)+$/.test(text)) throw new Error(`${name} must be a path such as "/api", not "${text}".`);
  return text;
}

function secretKeySetting(env: Record<string, string | undefined>): Buffer | undefined {
  if (!env.PATRON_SECRET_KEY) return undefined;
  const key = readSecretKey(env.PATRON_SECRET_KEY);
  if (!key) throw new Error("PATRON_SECRET_KEY must be 32 bytes in base64, such as openssl rand -base64 32 prints.");
  return key;
}

function supportSetting(text = ""): string[] {
  const emails = text
    .split(",")
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean);
  const malformed = emails.find((one) => !/^[^@\s]+@[^@\s]+$/.test(one));
  if (malformed !== undefined)
    throw new Error(`PATRON_SUPPORT must be e-mail addresses, separated by commas; "${malformed}" is none.`);
  return emails;
}

function posterUrlSetting(text: string): string {
  if (!URL.canParse(text.replace("{account}", "account")))
    throw new Error(`PATRON_POSTER_URL must be an address such as "https://{account}.joinposter.com", not "${text}".`);
  return text;
}

function posterApplicationsSetting(text = ""): Settings["posterApplications"] {
  return text
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => {
      const [id = "", secret = "", ...title] = one.split(":");
      if (!/^\d+$/.test(id) || !secret)
        throw new Error("PATRON_POSTER_APPLICATIONS must be like 123:secret:Title, with commas between applications.");
      return { id, secret, title: title.join(":").trim() || id };
    });
}

function mapSetting(tiles: string | undefined, attribution = ""): Settings["map"] {
  if (!tiles) return undefined;
  const isHttp = URL.canParse(tiles) && /^https?:$/.test(new URL(tiles).protocol);
  if (!isHttp || !["{z}", "{x}", "{y}"].every((part) => tiles.includes(part)))
    throw new Error(
      `PATRON_MAP_TILES must be an address such as "https://tiles.example.com/{z}/{x}/{y}.png", not "${tiles}".`,
    );
  return { tiles, attribution };
}

function captchaOf(siteKey: string | undefined, secret: string | undefined): Settings["captcha"] {
  if (!siteKey && !secret) return undefined;
  if (!siteKey || !secret) throw new Error("RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET must be set together.");
  return { siteKey, secret };
}

function smsOf(env: Record<string, string | undefined>): Settings["sms"] {
  const { SMS_SERVICE, SMS_LOGIN = "", SMS_SECRET, SMS_SENDER } = env;
  if (!SMS_SERVICE) return undefined;
  const service = SMS_SERVICES.find((one) => one === SMS_SERVICE);
  if (!service) throw new Error(`SMS_SERVICE must be one of ${SMS_SERVICES.join(", ")}, not "${SMS_SERVICE}".`);
  if (!SMS_SECRET || !SMS_SENDER) throw new Error("SMS_SERVICE needs SMS_SECRET and SMS_SENDER.");
  if (service === "twilio" && !SMS_LOGIN) throw new Error("SMS_SERVICE twilio needs SMS_LOGIN, the account SID.");
  return { service, login: SMS_LOGIN, secret: SMS_SECRET, sender: SMS_SENDER };
}
