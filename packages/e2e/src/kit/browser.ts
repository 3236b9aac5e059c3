import { join } from "node:path";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, expect, inject } from "vitest";
import { countRequests } from "./loading.ts";

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

let running: Promise<Browser> | undefined;

/**
 * The browser of this worker, started for its first test file and shared by the next ones, because each window has its own profile. It ends
 * with the worker.
 */
export async function startBrowser(): Promise<Browser> {
  if (!(await running?.catch(() => undefined))?.isConnected()) running = undefined;
  running ??= chromium.launch({
    executablePath: inject("browserPath"),
    args: [
      ...["--no-sandbox", "--disable-quic", "--disable-background-networking", "--disable-gpu"],
      `--disable-features=${withoutFeatures.join(",")}`,
    ],
  });
  return await running;
}

/** Errors reported by the pages of a test. */
export interface Complaints {
  lines: string[];
  /** Expects errors that the test causes itself: for the browser, a refused sign-in is a failed request. */
  expect(...patterns: RegExp[]): void;
  /** Unexpected errors. */
  unexpected(): string[];
  /** Unexpected errors since the last call. */
  takeUnexpected(): string[];
}

/** Listens to a page: console and script errors, failed requests and error responses. */
export function listenTo(page: Page): Complaints {
  const lines: string[] = [];
  const expected: RegExp[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") lines.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => lines.push(`page: ${error.message}`));
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText ?? "";
    // A screen cancels requests that it no longer needs.
    if (why !== "net::ERR_ABORTED") lines.push(`request: ${request.method()} ${request.url()} ${why}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400)
      lines.push(`answer: ${response.status()} ${response.request().method()} ${response.url()}`);
  });
  const unexpected = () => lines.filter((line) => !expected.some((pattern) => pattern.test(line)));
  return {
    lines,
    expect: (...patterns) => expected.push(...patterns),
    unexpected,
    takeUnexpected: () => {
      const taken = unexpected();
      lines.length = 0;
      return taken;
    },
  };
}

/** A user's window: a browser context with one page. */
export interface Window {
  context: BrowserContext;
  page: Page;
  complaints: Complaints;
}

const failures = join(import.meta.dirname, "../../shots/failures");

/**
 * Opens windows for the tests of a file and closes them after each. A test also fails if its pages reported unexpected errors; a failed
 * test leaves a screenshot in shots/failures.
 */
export function windowsOf(browser: Browser): (options?: BrowserContextOptions) => Promise<Window> {
  const opened: Window[] = [];
  afterEach(async ({ task }) => {
    const windows = opened.splice(0);
    const unexpected = windows.flatMap(({ complaints }) => complaints.unexpected());
    for (const [index, { context, page }] of windows.entries()) {
      const name = `${task.name.replaceAll(/\W+/g, "-")}-${index + 1}.png`;
      if (task.result?.state === "fail") await page.screenshot({ path: join(failures, name) });
      await context.close();
    }
    expect(unexpected).toEqual([]);
  });
  return async (options = {}) => {
    const window = await openWindow(browser, options);
    opened.push(window);
    return window;
  };
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
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
    locale: "en-GB",
    timezoneId: "Europe/Kyiv",
    ...options,
  });
  context.setDefaultTimeout(15_000);
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
