// Opens the register without a connection. Registered by an open register, for its addresses only: no other screen loads through it. The build writes
// what it holds before this text as `build`; so each version of the app has a worker of its own.
const name = `till ${build.version}`;
/** A slower server than this counts as away, if the register is held. */
const patienceMs = 5_000;
const away = [502, 503, 504];

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(hold());
});

self.addEventListener("activate", (event) => event.waitUntil(Promise.all([forgetOlder(), self.clients.claim()])));

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return;
  if (mode === "navigate") {
    if (/^\/register(\/display)?\/?$/.test(pathname)) event.respondWith(page(event.request));
  } else if (pathname.startsWith("/assets/")) event.respondWith(hashed(event.request));
  else if (build.files.includes(pathname)) event.respondWith(named(event.request));
});

/** Page and files are of one version, or nothing is held: the page of another version would ask for files that are not here. */
async function hold() {
  const response = await fetch("/register", { cache: "no-store", headers: { accept: "text/html" } });
  if (!response.ok || !(await response.clone().text()).includes(build.entry))
    throw new Error("Another version is served.");
  const cache = await caches.open(name);
  await cache.addAll(build.files);
  await cache.put("/register", response);
}

/** A page that is open may still need files of the version before this one. */
async function forgetOlder() {
  const held = (await caches.keys()).filter((one) => one.startsWith("till ") && one !== name);
  await Promise.all(held.slice(0, -1).map((one) => caches.delete(one)));
}

/** The server's page whenever it can be had, so that the newest version runs as soon as there is a connection. */
async function page(request) {
  const held = await (await caches.open(name)).match("/register");
  if (!held) return fetch(request);
  const response = await Promise.race([fetch(request), rest(patienceMs)]).catch(() => undefined);
  return response && !away.includes(response.status) ? response : held;
}

/** A name with a hash has one content for ever. */
async function hashed(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function named(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const held = await (await caches.open(name)).match(request, { ignoreVary: true });
    if (held) return held;
    throw error;
  }
}

function rest(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
