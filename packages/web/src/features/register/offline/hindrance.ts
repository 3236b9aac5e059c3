import type { Application } from "../till-facts.ts";
import { serverTime } from "./clock.ts";
import type { Hindrance } from "./offline-till.ts";
import type { Catalogue } from "./shapes.ts";

/** What selling without a connection is made of; Temporal is the youngest of it. */
export const isAbleBrowser =
  "Temporal" in globalThis && "indexedDB" in globalThis && Boolean(globalThis.navigator?.locks && crypto.subtle);

interface Held {
  isAble: boolean;
  application: Pick<Application, "customer_required"> | undefined;
  catalogue: Pick<Catalogue, "valid_until_dt" | "ahead_ms"> | undefined;
  hasSeries: boolean;
  now: number;
}

/** Whether a catalogue is too old to sell from. */
export function isOutdated(catalogue: Pick<Catalogue, "valid_until_dt" | "ahead_ms">, now = Date.now()): boolean {
  return Date.parse(catalogue.valid_until_dt) <= serverTime(catalogue, now).getTime();
}

/** Why a till cannot sell without a connection; null if it can. */
export function hindranceOf({ isAble, application, catalogue, hasSeries, now }: Held): Hindrance | null {
  if (!isAble) return "browser";
  if (application?.customer_required) return "customers";
  if (!application || !catalogue || !hasSeries) return "unready";
  return isOutdated(catalogue, now) ? "outdated" : null;
}
