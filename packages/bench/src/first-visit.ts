import { gzipSync } from "node:zlib";
import { chromium } from "playwright-core";
import type { Figure } from "./measure.ts";

/** How long nothing new must come before the visit counts as over. */
const quietMs = 2_000;

/** What scripts a browser loads at its first visit until nothing more comes, compressed as a server would send them. */
export async function firstVisit(url: string, browserPath: string): Promise<Figure> {
  const browser = await chromium.launch({ executablePath: browserPath, args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    const scripts: Promise<Buffer>[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") scripts.push(response.body());
    });
    await page.goto(url);
    // On a busy machine the network may rest while a script is still run: only the form, and then a long rest, tell that this was all.
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
