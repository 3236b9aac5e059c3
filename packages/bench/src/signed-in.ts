import type { auth } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { chromium, type Page } from "playwright-core";

/** The page to open, and the user. */
export interface Visit {
  /** The app's address, without a trailing slash. */
  url: string;
  browserPath: string;
  session: ReplyOf<typeof auth.token>;
}

/** Opens the app at an address as a signed-in user and runs the work. */
export async function signedIn<Result>(
  { url, browserPath, session }: Visit,
  address: string,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath: browserPath, args: ["--no-sandbox"] });
  try {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
    const { token, user, staff, access, access_scopes, roles } = session;
    // The keys under which the app stores a session.
    const stored = { token, user, staff, access, access_scopes, roles, business: null };
    await context.addInitScript((entries) => {
      for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, JSON.stringify(value));
    }, stored);
    const page = await context.newPage();
    await page.goto(address);
    return await work(page);
  } finally {
    await browser.close();
  }
}
