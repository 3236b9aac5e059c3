import type { BrowserContext, Disposable, Page } from "playwright-core";
import { inject } from "vitest";
import { countRequests } from "./loading.ts";

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

// Windows that tests have left, for the next tests of the same worker. A window that has shown the app shows it again in half the time of a new
// one, because its process keeps the code that it has compiled.

/** The look of a window, which tests may change. Without service workers: that of the register would store all of its files in each new window. */
export const usual = {
  viewport: { width: 1440, height: 900 },
  reducedMotion: "reduce",
  serviceWorkers: "block",
} as const;

/** For a window that opens the register without a connection, or gets messages while it is closed. */
export const withWorkers = { serviceWorkers: "allow" } as const;

const left: Window[] = [];
const scriptsOf = new WeakMap<BrowserContext, Disposable[]>();
/** What a page reports to listeners. */
const events = [
  ...["console", "dialog", "download", "filechooser", "pageerror", "popup"],
  ...["request", "requestfailed", "requestfinished", "response"],
];

/** Remembers the scripts that a context runs in each new document, so that they end with the test. */
export function rememberScripts(context: BrowserContext): void {
  const scripts: Disposable[] = [];
  scriptsOf.set(context, scripts);
  const add = context.addInitScript.bind(context);
  context.addInitScript = async (...script: Parameters<typeof add>) => {
    const added = await add(...script);
    scripts.push(added);
    return added;
  };
}

/** A window that an earlier test has left, if there is one. */
export function takeLeft(): Window | undefined {
  return left.pop();
}

/** Makes a window as new, except for the browser's cache, and keeps it for the next test; closes one whose page is closed. */
export async function leave({ context, page }: Window): Promise<void> {
  if (page.isClosed()) return await context.close();
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const event of events) page.removeAllListeners(event);
  for (const script of scriptsOf.get(context)?.splice(0) ?? []) await script.dispose();
  await page.unrouteAll();
  await context.unrouteAll();
  await context.clearPermissions();
  await context.setOffline(false);
  await forget(page);
  await context.clearCookies();
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: usual.reducedMotion });
  await page.setViewportSize(usual.viewport);
  countRequests(page);
  left.push({ context, page, complaints: listenTo(page) });
}

/** Empties what the app has stored, also at a server of the test's own. It no longer runs then, because it would store more. */
async function forget(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  await page.goto(`${inject("url")}/health/live`);
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  });
  if (origin === new URL(page.url()).origin || origin === "null") return;
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await session.detach();
}
