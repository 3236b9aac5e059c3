import { measureBulk } from "./bench/bulk.ts";
import { startTwice } from "./bench/processes.ts";
import { findBrowser } from "./browser.ts";
const { url, stop } = await startTwice();
try { console.log((await measureBulk({ url, browserPath: findBrowser() ?? "" })).at(-1)); } finally { await stop(); }
process.exit(0);
