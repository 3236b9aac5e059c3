/** Whether this browser can get notifications here; `blocked`: its user has forbidden them for this site. */
export type PushAbility = "ready" | "blocked" | "insecure" | "unsupported";

export function pushAbility(): PushAbility {
  if (!window.isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "unsupported";
  return Notification.permission === "denied" ? "blocked" : "ready";
}

/** Whether its user has allowed them. */
export function isPushAllowed(): boolean {
  return pushAbility() === "ready" && Notification.permission === "granted";
}

/** What the server needs to write to this browser. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

const worker = "/push-worker.js";
/** Named, because a page that began as the register belongs to the register's own worker. */
const ownScope = "/";

/**
 * Subscribes with the server's key, or returns the subscription that the browser has with this key already, unless it is to be `anew`: its push service may
 * have given it up without the browser's knowledge. Throws where the push service refuses.
 */
export async function subscribe(publicKey: string, { anew = false, scope = ownScope } = {}): Promise<Subscription> {
  const { pushManager } = await activated(await navigator.serviceWorker.register(worker, { scope }));
  const applicationServerKey = bytesOf(publicKey);
  const found = await pushManager.getSubscription();
  // A server with another secret key has lost what it knew of this one.
  const isKept =
    found &&
    !anew &&
    same(new Uint8Array(found.options.applicationServerKey ?? new ArrayBuffer(0)), applicationServerKey);
  if (found && !isKept) await found.unsubscribe();
  const subscription = isKept ? found : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { p256dh = "", auth = "" } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, p256dh, auth };
}

/** Ends the browser's subscription: whatever is still on its way to it is dropped. */
export async function unsubscribe(scope = ownScope): Promise<void> {
  await (await subscriptionIn(scope))?.unsubscribe();
}

async function subscriptionIn(scope: string): Promise<PushSubscription | null | undefined> {
  if (!("serviceWorker" in navigator)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration(scope);
  // Without a worker for this scope the browser answers with one for a wider scope.
  if (!registration || new URL(registration.scope).pathname !== scope) return undefined;
  return registration.pushManager?.getSubscription();
}

/** SHA-256 of the address of the browser's push service, by which the server tells devices apart; undefined without a subscription. */
export async function digestOfSubscription(scope: string): Promise<string | undefined> {
  const found = await subscriptionIn(scope);
  return found ? digestOf(found.endpoint) : undefined;
}

export async function digestOf(endpoint: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint)));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Shows a notification now, so that its user sees where they will appear. */
export async function showOnce(title: string, body: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(ownScope);
  await registration?.showNotification(title, { body, icon: "/icon-192.png", tag: "on", data: {} });
}

/** A registration once its worker runs: before that it cannot subscribe. */
function activated(registration: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration> {
  const coming = registration.installing ?? registration.waiting;
  if (registration.active || !coming) return Promise.resolve(registration);
  return new Promise((resolve) => {
    coming.addEventListener("statechange", () => {
      if (coming.state === "activated" || coming.state === "redundant") resolve(registration);
    });
  });
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
const same = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);
