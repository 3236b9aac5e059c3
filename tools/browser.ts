import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Chromium without windows comes first: the flows cost a sixth less than with a whole browser that shows none. */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
];

const defaultPaths = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/** A Chromium-based browser: CHROME_PATH, else one on the path, else one of the default paths. */
export function findBrowser(): string | undefined {
  const set = process.env.CHROME_PATH;
  if (set) return set;
  const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(delimiter)];
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...defaultPaths].find((path) => existsSync(path));
}

/** Finds a browser, or installs one of Debian's as root; otherwise prints what to do and returns undefined. */
export function ensureBrowser(): string | undefined {
  const found = findBrowser();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Debian's chromium, about a minute …");
    const apt = (...args: string[]) =>
      execFileSync("apt-get", ["-qq", ...args], {
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
        stdio: ["ignore", "ignore", "inherit"],
      });
    const install = (name: string) => apt("install", "--yes", "--no-install-recommends", name);
    try {
      apt("update");
      try {
        install("chromium-headless-shell");
      } catch {
        // Older releases have it only inside the whole browser.
        install("chromium");
      }
    } catch {
      // apt-get has printed the error; the next message explains what to do.
    }
  }
  const installed = findBrowser();
  if (!installed) console.log("The browser tests need Chromium or Chrome: install one, or name it with CHROME_PATH.");
  return installed;
}
