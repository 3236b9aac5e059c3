import { join } from "node:path";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, expect, inject } from "vitest";
import { countRequests } from "./standstill.ts";

/**
 * What the browser does without: Playwright's own list, whose place this one takes, and the pages that Chromium keeps ready for the address bar
 * of each window, which nobody sees here and which took a sixth of the time of the flows.
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

/** The browser of this worker, started for its first test file and kept for the next: a window has a profile of its own anyway. It ends with the worker. */
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

/** What the pages of a test were heard complaining of. */
export interface Complaints {
  lines: string[];
  /** Lines that the test brings about itself: a refused sign-in is a failed request to the browser. */
  expect(...patterns: RegExp[]): void;
  /** Those that nobody expected. */
  unexpected(): string[];
  /** Those that nobody expected since this was last asked for. */
  takeUnexpected(): string[];
}

/** Listens to a page: errors on its console and in its scripts, requests that failed or were answered with an error. */
export function listenTo(page: Page): Complaints {
  const lines: string[] = [];
  const expected: RegExp[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") lines.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => lines.push(`page: ${error.message}`));
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText ?? "";
    // A request that its screen no longer wants is called off.
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

/** A person's window: a context of its own with one page. */
export interface Window {
  context: BrowserContext;
  page: Page;
  complaints: Complaints;
}

const failures = join(import.meta.dirname, "../../shots/failures");

/**
 * Opens windows for the tests of a file and closes them after each. A test fails too when its pages complained of something that it did not
 * expect; what a failed test saw last is kept in shots/failures.
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
 * Lends windows that stay open from test to test of a file, each by a name of its own: the app in them is loaded once. Whoever borrows one gets it as the
 * last borrower left it. Work fails too when the page complained; after a failure, of which a picture is kept in shots/failures, the next
 * borrower gets a new window.
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
      // A page that cannot even be pictured has failed for the reason that is told.
      await window.page.screenshot({ path }).catch(() => undefined);
      await window.context.close();
      throw error;
    }
  };
}

/** One window, which its opener closes. */
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
 * Has every request of the screens wait up to so many milliseconds, each another while: what comes first on a quiet machine comes last here. A
 * flow that passes only because two answers came in their usual order fails.
 */
async function makeUneven(context: BrowserContext, longestMs: number): Promise<void> {
  await context.route(/\/api\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * longestMs));
    // A request that its screen called off in the meantime is gone.
    await route.fallback().catch(() => undefined);
  });
}
