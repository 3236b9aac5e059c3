import { servedPage } from "#kit/call/served-page.ts";
import { report } from "#kit/report.ts";

/** Lets the browser open the register without a connection, and keeps what the till stores when the disk is short. */
export async function holdRegister(): Promise<void> {
  await navigator.storage?.persist?.().catch(report);
  if (!("serviceWorker" in navigator)) return;
  // The server's answer may be in the browser's cache otherwise, with an older version of the app.
  await navigator.serviceWorker.register("/till-worker.js", { scope: "/register", updateViaCache: "none" });
}

/** Asks whether the server has a newer version of the app than this page; its worker then holds that one. */
export async function isOutdated(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration("/register");
  await registration?.update();
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  const served = await servedPage();
  return own !== null && served !== undefined && !served.includes(new URL(own.src).pathname);
}
