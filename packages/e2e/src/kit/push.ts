import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContext, Page } from "playwright-core";

/** Stands in for the push service of a browser. It opens what the server sends with the browser's keys. */
export interface PushService {
  /** What the worker of the browser would get, in order. */
  received: string[];
  /** What a browser sends to the server. */
  subscription: { endpoint: string; p256dh: string; auth: string };
  /** Gives a context's browser a subscription here, which a browser without the service of its maker has not. */
  equip(context: BrowserContext): Promise<void>;
  close(): void;
}

export async function startPushService(): Promise<PushService> {
  const received: string[] = [];
  const [pair, auth] = [createECDH("prime256v1"), randomBytes(16)];
  const p256dh = pair.generateKeys("base64url");
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      received.push(opened(Buffer.concat(parts), pair, auth));
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // It listens on TCP.
  const endpoint = `http://127.0.0.1:${port}/push/1`;
  const subscription = { endpoint, p256dh, auth: auth.toString("base64url") };
  return {
    received,
    subscription,
    async equip(context) {
      await context.addInitScript(subscribesTo, subscription);
    },
    close: () => server.close(),
  };
}

/** Runs in the page: the browser's own interface, with a subscription of the stand-in, and permission, which Chromium without windows never gives. */
function subscribesTo({ endpoint, p256dh, auth }: Record<"endpoint" | "p256dh" | "auth", string>): void {
  const kept = "stand-in.subscribed";
  const made = (applicationServerKey: ArrayBuffer) => ({
    endpoint,
    options: { applicationServerKey },
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: async () => {
      localStorage.removeItem(kept);
      return true;
    },
  });
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  Notification.requestPermission = async () => "granted";
  ServiceWorkerRegistration.prototype.showNotification = async (title) => {
    document.documentElement.dataset.shown = title;
  };
  Object.assign(PushManager.prototype, {
    async subscribe({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) {
      localStorage.setItem(kept, JSON.stringify([...applicationServerKey]));
      return made(applicationServerKey.buffer);
    },
    async getSubscription() {
      const key = localStorage.getItem(kept);
      return key === null ? null : made(Uint8Array.from(JSON.parse(key) as number[]).buffer); // As stored above.
    },
  });
}

/** Decrypts a message with the keys of the browser (RFC 8188, RFC 8291). */
function opened(bytes: Buffer, own: ECDH, auth: Buffer): string {
  const keyEnd = 21 + (bytes[20] ?? 0);
  const sender = bytes.subarray(21, keyEnd);
  const context = Buffer.concat([Buffer.from("WebPush: info\0"), own.getPublicKey(), sender]);
  const material = Buffer.from(hkdfSync("sha256", own.computeSecret(sender), auth, context, 32));
  const derived = (what: string, length: number) =>
    Buffer.from(hkdfSync("sha256", material, bytes.subarray(0, 16), `Content-Encoding: ${what}\0`, length));
  const decipher = createDecipheriv("aes-128-gcm", derived("aes128gcm", 16), derived("nonce", 12));
  decipher.setAuthTag(bytes.subarray(-16));
  const padded = Buffer.concat([decipher.update(bytes.subarray(keyEnd, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** What the worker of a page shows. */
export interface Shown {
  title: string;
  body: string;
  lang: string;
  tag: string;
}
export interface Worker {
  /** Hands over a message, as the browser does with one that its push service has delivered. */
  push(data: string): Promise<void>;
  /** What is on the device: of several with one tag the last. */
  shown(): Promise<Shown[]>;
  /** Presses the notification with this title; returns the address that the worker opens. */
  press(title: string): Promise<string>;
}

/** The worker of a page. Chromium without windows shows nothing and opens nothing, so the worker's calls for that are taken down instead. */
export async function workerOf(page: Page): Promise<Worker> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [found] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (found) resolve(found.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error("The page has no worker.");
  await worker.evaluate(takesDown);
  return {
    push: async (data) =>
      void (await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data })),
    shown: () => worker.evaluate(() => (globalThis as unknown as Recorded).shown.map((one) => ({ ...one }))), // As `takesDown` made it.
    press: (title) =>
      worker.evaluate((wanted) => {
        const recorded = globalThis as unknown as Recorded; // As above.
        const found = recorded.shown.find((one) => one.title === wanted);
        const close = () => {
          recorded.shown = recorded.shown.filter((one) => one !== found);
        };
        const notification = { ...found, close };
        dispatchEvent(Object.assign(new Event("notificationclick"), { notification, waitUntil: () => {} }));
        return recorded.opened.at(-1) ?? "";
      }, title),
  };
}

interface Recorded {
  shown: Shown[];
  opened: string[];
}

/** Runs in the worker. */
function takesDown(): void {
  const scope = globalThis as unknown as Recorded & {
    registration: ServiceWorkerRegistration;
    clients: { openWindow(url: string): Promise<null> };
  }; // The worker's own globals.
  scope.shown = [];
  scope.opened = [];
  scope.registration.showNotification = async (title, options) => {
    const others = scope.shown.filter(({ tag }) => tag !== options?.tag);
    scope.shown = [...others, { title, ...options } as Shown]; // The worker gives all of it.
  };
  scope.clients.openWindow = async (url) => {
    scope.opened.push(url);
    return null;
  };
}
