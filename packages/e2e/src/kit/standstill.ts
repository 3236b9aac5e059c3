import type { Page, Request } from "playwright-core";

const underWay = new WeakMap<Page, Set<Request>>();

/** Counts what a page asks for, from its first request on, so that `standsStill` knows when nothing is under way. */
export function countRequests(page: Page): void {
  const open = new Set<Request>();
  underWay.set(page, open);
  page.on("request", (request) => {
    // The stream of changes stays open as long as its screen does.
    if (!request.url().endsWith("/x/live")) open.add(request);
  });
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
}

/**
 * Waits until a screen stands there with what it loads: the router has arrived, no request is under way, nothing is busy or a skeleton, the
 * fonts are there, and two frames later this is still so. Unlike `networkidle` it waits no half second for requests that never come.
 */
export async function standsStill(page: Page, timeout = 30_000): Promise<void> {
  const end = performance.now() + timeout;
  const open = underWay.get(page);
  await page.locator("h1, h2, p").first().waitFor();
  let isQuiet = false;
  while (!isQuiet) {
    if (performance.now() > end) throw new Error(`${page.url()} never stands still.`);
    // A script that has arrived may ask for the next one as soon as it runs: only a second look after the frames counts.
    const wasOpen = open?.size ?? 0;
    isQuiet = !(await page.evaluate(isMovingAfterFrames)) && wasOpen === 0 && (open?.size ?? 0) === 0;
  }
}

/** Runs in the page. */
async function isMovingAfterFrames(): Promise<boolean> {
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 250 }));
  await document.fonts.ready;
  // The router leaves itself there for its development tools. Where it does not, this fails: nothing else tells that a screen is on its way.
  const { state } = (self as unknown as { __TSR_ROUTER__: { state: { status: string } } }).__TSR_ROUTER__; // A script's global.
  if (state.status !== "idle") return true;
  // The page of pieces shows what loads for ever.
  return location.pathname !== "/kit" && document.querySelector("[aria-busy=true], [data-skeleton]") !== null;
}

/** Goes to an address inside the app, as a link would, and waits until its screen stands there. */
export async function follow(page: Page, address: string): Promise<void> {
  // The router listens to the history, so that this is what a press on a link does.
  await page.evaluate((next) => history.pushState({}, "", next), address);
  await standsStill(page);
}

/** Opens an address anew, as a bookmark would, and waits until its screen stands there. */
export async function openAddress(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await standsStill(page);
}
