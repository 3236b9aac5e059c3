import type { Page, Request } from "playwright-core";

const underWay = new WeakMap<Page, Set<Request>>();

/** Counts a page's requests from the first one on, so `waitUntilLoaded` knows when none is pending. */
export function countRequests(page: Page): void {
  const open = new Set<Request>();
  underWay.set(page, open);
  page.on("request", (request) => {
    // The streams of changes stay open as long as their screens.
    if (!/\/(x|term)\/live(\?|$)/.test(request.url())) open.add(request);
  });
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
}

/**
 * Waits until a screen has loaded completely: the router is idle, no request is pending, nothing is busy or a skeleton, the fonts are
 * loaded, and two frames later this is still so. Unlike `networkidle` it does not wait half a second for requests that never come.
 */
export async function waitUntilLoaded(page: Page, timeout = 30_000): Promise<void> {
  const end = performance.now() + timeout;
  const open = underWay.get(page);
  await page.locator("h1, h2, p").first().waitFor();
  let isQuiet = false;
  while (!isQuiet) {
    if (performance.now() > end) throw new Error(`${page.url()} never stands still.`);
    // A loaded script may request the next one as soon as it runs, so the check is repeated after two frames.
    const wasOpen = open?.size ?? 0;
    isQuiet = !(await page.evaluate(isLoadingAfterFrames)) && wasOpen === 0 && (open?.size ?? 0) === 0;
  }
}

/** Runs in the page. */
async function isLoadingAfterFrames(): Promise<boolean> {
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 250 }));
  await document.fonts.ready;
  // The router exposes itself for its development tools. If not, this fails, because nothing else shows that a navigation is pending.
  const { state } = (self as unknown as { __TSR_ROUTER__: { state: { status: string } } }).__TSR_ROUTER__; // A script's global.
  if (state.status !== "idle") return true;
  // A screen whose texts have come may be blank for a moment still.
  if (document.querySelector("#root")?.textContent === "") return true;
  // The component page shows loading states permanently.
  return location.pathname !== "/kit" && document.querySelector("[aria-busy=true], [data-skeleton]") !== null;
}

/** Navigates within the app, like a link, and waits until the screen has loaded. */
export async function follow(page: Page, address: string): Promise<void> {
  // The router listens to the history, so this equals clicking a link.
  await page.evaluate((next) => history.pushState({}, "", next), address);
  await waitUntilLoaded(page);
}

/** Opens an address from scratch, like a bookmark, and waits until the screen has loaded. */
export async function openAddress(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilLoaded(page);
}
