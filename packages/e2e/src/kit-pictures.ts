// Pictures of the page of pieces, for looking at; with `--axe`, its accessibility as well.
//
//   npx vite build packages/web --mode kit && node packages/e2e/src/kit-pictures.ts [--axe] [--only buttons,fields] [--address http://127.0.0.1:5173/kit]
//
// Without an address the built page is served here, under the same strict content security policy as the app.
import { mkdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "playwright-core";
import { required, violationsOn } from "./kit/accessible.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const built = join(root, "packages/e2e/shots/page");
const shots = join(root, "packages/e2e/shots/kit");

interface View {
  name: string;
  width: number;
  height: number;
  mode: "light" | "dark";
  direction: "ltr" | "rtl";
  accent: string;
  touch?: boolean;
}

const desk = { width: 1440, height: 900, direction: "ltr", accent: "emerald" } as const;
const phone = { width: 390, height: 844, direction: "ltr", accent: "emerald", touch: true } as const;
const views: View[] = [
  { name: "light", ...desk, mode: "light" },
  { name: "dark", ...desk, mode: "dark" },
  { name: "rtl", ...desk, mode: "light", direction: "rtl", accent: "indigo" },
  { name: "rtl-dark", ...desk, mode: "dark", direction: "rtl", accent: "amber" },
  { name: "phone", ...phone, mode: "light" },
  { name: "phone-dark", ...phone, mode: "dark" },
];

const { values } = parseArgs({
  options: {
    axe: { type: "boolean", default: false },
    only: { type: "string" },
    views: { type: "string" },
    address: { type: "string" },
  },
});

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'";

/** A file server on loopback for the built page. */
async function serve(): Promise<{ address: string; stop: () => void }> {
  const server = createServer((request, reply) => {
    const path = normalize(new URL(request.url ?? "/", "http://local").pathname);
    try {
      const body = readFileSync(join(built, path));
      reply.writeHead(200, {
        "content-type": types[extname(path)] ?? "application/octet-stream",
        "content-security-policy": policy,
      });
      reply.end(body);
    } catch {
      reply.writeHead(404).end();
    }
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo; // A server that listens on a port has one.
  return { address: `http://127.0.0.1:${port}/kit.html`, stop: () => server.close() };
}

async function open(browser: Browser, address: string, view: View): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: view.width, height: view.height },
    hasTouch: view.touch ?? false,
    isMobile: view.touch ?? false,
    reducedMotion: "reduce",
  });
  const { mode, direction, accent } = view;
  await context.addInitScript(
    (theme) => localStorage.setItem("patron.theme", theme),
    JSON.stringify({ mode, direction, accent }),
  );
  const page = await context.newPage();
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") console.error(`${view.name}: ${message.text()}`);
  });
  page.on("pageerror", (error) => console.error(`${view.name}: ${error.message}`));
  await page.goto(address, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page;
}

async function picture(page: Page, view: View) {
  // As tall as the page: for a taller picture Chromium would stop emulating a phone.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: view.width, height });
  const only = values.only?.split(",");
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (overflow > 0) console.error(`${view.name}: the page is ${overflow} px wider than the screen`);
  for (const chapter of await page.locator("main section[id]").all()) {
    const id = (await chapter.getAttribute("id")) ?? "";
    if (only && !only.includes(id)) continue;
    await chapter.screenshot({ path: join(shots, `${view.name}-${id}.png`) });
  }
}

/** How many elements violate a rule. */
async function check(page: Page, view: View): Promise<number> {
  const lines = await violationsOn(page, { type: "tag", values: [...required.values, "best-practice"] });
  for (const line of lines) console.error(`${view.name}: ${line}`);
  return lines.length;
}

mkdirSync(shots, { recursive: true });
const served = values.address ? { address: values.address, stop: () => {} } : await serve();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-quic", "--disable-background-networking"],
});
let broken = 0;
try {
  for (const view of views) {
    if (values.views && !values.views.split(",").includes(view.name)) continue;
    const page = await open(browser, served.address, view);
    await picture(page, view);
    if (values.axe) broken += await check(page, view);
    await page.context().close();
  }
} finally {
  await browser.close();
  served.stop();
}
console.log(
  values.axe
    ? `${broken} elements break a rule; pictures in packages/e2e/shots/kit`
    : "pictures in packages/e2e/shots/kit",
);
process.exitCode = broken > 0 ? 1 : 0;
