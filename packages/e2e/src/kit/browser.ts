import { join } from "node:path";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, expect, inject } from "vitest";
import { countRequests } from "./loading.ts";
import { leave, listenTo, rememberScripts, takeLeft, usual, type Window } from "./window.ts";

/**
 * Disabled browser features: Playwright's own list, which this replaces, and the pages that Chromium preloads for each window's address
 * bar, which took a sixth of the tests' time.
 */
const withoutFeatures = [
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"],
  ...[
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
  ],
  ...["AvoidCorsURLLoaderRestartOnRedirect", "TcpPortRandomizationWin", "OptimizationHints"],
  ...["NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"],
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"],
];

/** Enabled features: Playwright's own list, which this replaces, and requests in the browser's own process, which are then not handed on to another one. */
const withFeatures = ["CDPScreenshotNewSurface", "SkipListAccountsWithoutGaiaCookies", "NetworkServiceInProcess2"];

/**
 * A page of a test lives for seconds. Compiling its code a second and third time, for speed that it never reaches, took a tenth of the tests'
 * time, and collecting its garbage often a fiftieth.
 */
const shortLived = ["--no-maglev", "--no-turbofan", "--min-semi-space-size=16"];

let running: Promise<Browser> | undefined;

/**
 * The browser of this worker, started for its first test file and shared by the next ones, because each window has its own profile. It ends
 * with the worker.
 */
export async function startBrowser(): Promise<Browser> {
  // One that did not start, or has ended, is replaced.
  if (!(await running?.catch(() => undefined))?.isConnected()) running = undefined;
  running ??= chromium.launch({
    executablePath: inject("browserPath"),
    args: [
      ...["--no-sandbox", "--disable-quic", "--disable-background-networking", "--disable-gpu"],
      // What is painted is handed on to no other process either.
      "--in-process-gpu",
      `--enable-features=${withFeatures.join(",")}`,
      `--disable-features=${withoutFeatures.join(",")}`,
      `--js-flags=${shortLived.join(",")}`,
    ],
  });
  return await running;
}

const failures = join(import.meta.dirname, "../../shots/failures");

/**
 * Opens windows for the tests of a file and takes them back after each. A test also fails if its pages reported unexpected errors; a failed
 * test leaves a screenshot in shots/failures, and says what the windows showed. A window without options but its size may be one that an earlier test has left, as new except for
 * the browser's cache.
 */
export function windowsOf(browser: Browser): (options?: BrowserContextOptions) => Promise<Window> {
  const opened: { window: Window; isUsual: boolean }[] = [];
  afterEach(async ({ task }) => {
    const windows = opened.splice(0);
    const unexpected = windows.flatMap(({ window }) => window.complaints.unexpected());
    const isFailed = task.result?.state === "fail";
    const isGood = !isFailed && unexpected.length === 0;
    const shown: string[] = [];
    for (const [index, { window, isUsual }] of windows.entries()) {
      const name = `${task.name.replaceAll(/\W+/g, "-")}-${index + 1}.png`;
      if (isFailed) {
        await window.page.screenshot({ path: join(failures, name) });
        shown.push(await textOf(window.page));
      }
      await (isGood && isUsual ? leave(window) : window.context.close());
    }
    expect(unexpected, shown.join(" | ")).toEqual([]);
    // For a run whose screenshots are lost.
    if (isFailed) throw new Error(`The windows showed: ${shown.join(" | ")}`);
  });
  return async (options = {}) => {
    const { viewport, ...others } = options;
    const isUsual = Object.keys(others).length === 0;
    const window = (isUsual && takeLeft()) || (await openWindow(browser, others));
    if (viewport) await window.page.setViewportSize(viewport);
    opened.push({ window, isUsual });
    return window;
  };
}

/** The beginning of a page's text: of what lies on top of it, or of its content. */
async function textOf(page: Page): Promise<string> {
  let text = "";
  for (const part of ["[role=dialog]", "main", "#root"])
    if (text.trim() === "") text = (await page.locator(part).allInnerTexts()).join(" | ");
  return `${new URL(page.url()).pathname}: ${text.replaceAll(/\s+/g, " ").slice(0, 500)}`;
}

/**
 * Shares windows between the tests of a file, each by name, so the app is loaded once. A borrower gets the window as the last one left it.
 * Work also fails if the page reported errors; after a failure, with a screenshot in shots/failures, the next borrower gets a new window.
 */
export function lentWindows(browser: Browser, enter: (name: string, window: Window) => Promise<void>) {
  const windowsByName = new Map<string, Window>();
  afterAll(() => Promise.all([...windowsByName.values()].map(({ context }) => context.close())));
  return async (name: string, title: string, work: (page: Page) => Promise<void>): Promise<void> => {
    const window = windowsByName.get(name) ?? (await openWindow(browser));
    if (!windowsByName.has(name)) await enter(name, window);
    windowsByName.set(name, window);
    try {
      await work(window.page);
      expect(window.complaints.takeUnexpected(), name).toEqual([]);
    } catch (error) {
      windowsByName.delete(name);
      const path = join(failures, `${title}-${name.replaceAll(" ", "-")}.png`);
      // A page that cannot be captured has failed for the reported reason.
      await window.page.screenshot({ path }).catch(() => undefined);
      await window.context.close();
      throw error;
    }
  };
}

/** One window, which the caller closes. */
export async function openWindow(browser: Browser, options: BrowserContextOptions = {}): Promise<Window> {
  const context = await browser.newContext({
    baseURL: inject("url"),
    ...usual,
    locale: "en-GB",
    timezoneId: "Europe/Kyiv",
    ...options,
  });
  rememberScripts(context);
  context.setDefaultTimeout(60_000);
  if (process.env.PATRON_UNEVEN_MS) await makeUneven(context, Number(process.env.PATRON_UNEVEN_MS));
  const page = await context.newPage();
  countRequests(page);
  return { context, page, complaints: listenTo(page) };
}

/**
 * Delays every request by a random time up to this maximum, so responses arrive in another order. A flow that relies on their usual order
 * fails.
 */
async function makeUneven(context: BrowserContext, longestMs: number): Promise<void> {
  await context.route(/\/api\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * longestMs));
    // The screen may have cancelled the request in the meantime.
    await route.fallback().catch(() => undefined);
  });
}
