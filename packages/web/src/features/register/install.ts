import { useSyncExternalStore } from "react";
import { report } from "#kit/report.ts";

/** The browser's offer to install the page as an app. Only Chromium has it, so the types of the browser's objects do not. */
export interface InstallOffer extends Event {
  /** Asks the user; it works once. */
  prompt: () => Promise<unknown>;
}

let offer: InstallOffer | null = null;
const shown = new Set<() => void>();

function keep(next: InstallOffer | null): void {
  offer = next;
  for (const show of shown) show();
}

/** Keeps the browser's offer for the register's own button instead of the browser's bar. The browser repeats it for each manifest, so it is followed while the register's own is the page's. */
export function followOffers(): () => void {
  const end = new AbortController();
  const { signal } = end;
  window.addEventListener(
    "beforeinstallprompt",
    (event) => {
      event.preventDefault();
      keep(event as InstallOffer); // The event of this name.
    },
    { signal },
  );
  window.addEventListener("appinstalled", () => keep(null), { signal });
  return () => {
    end.abort();
    keep(null);
  };
}

/** Installs the register as an app; undefined where the browser does not offer it, or it is installed already. */
export function useInstall(): (() => void) | undefined {
  const offered = useSyncExternalStore(subscribe, () => offer);
  if (!offered) return undefined;
  return () => {
    keep(null);
    offered.prompt().catch(report);
  };
}

function subscribe(show: () => void): () => void {
  shown.add(show);
  return () => shown.delete(show);
}
