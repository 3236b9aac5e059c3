import { gzipSync } from "node:zlib";
import { chromium } from "playwright-core";
import type { Figure } from "./measure.ts";

/** The visit is over after this long without new requests. */
const quietMs = 2_000;

/** The size of the scripts that a browser loads on its first visit, compressed as a server would send them. */
export async function firstVisit(url: string, browserPath: string): Promise<Figure> {
  const browser = await chromium.launch({ executablePath: browserPath, args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    const scripts: Promise<Buffer>[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") scripts.push(response.body());
    });
    await page.goto(url);
    // On a busy machine the network may be idle while a script still runs, so wait for the form, and then for a long idle time.
    await page.locator("form").waitFor();
    for (let before = -1; before !== scripts.length; await page.waitForTimeout(quietMs)) before = scripts.length;
    const bodies = await Promise.all(scripts);
    const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
    return {
      name: "scripts of the first visit, gzip",
      value: bytes / 1024,
      reference: `${bodies.length} files, signed out`,
    };
  } finally {
    await browser.close();
  }
}
