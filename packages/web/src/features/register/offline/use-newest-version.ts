import { useEffect, useState } from "react";
import { onReconnect } from "#kit/call/online.ts";
import { report } from "#kit/report.ts";
import { isCovered } from "../use-typing.ts";
import { isOutdated } from "./till-worker.ts";

const lookMs = 1_000;
/** While servers are being replaced one by one, the next page may come from one with the older version again. */
const restMs = 10 * 60_000;
const reloadedKey = "patron.till.reloaded";
const wasReloaded = () => Date.now() - Number(sessionStorage.getItem(reloadedKey)) < restMs;

/**
 * Loads the register anew once the connection is back and the server has another version by now, as soon as there is nothing to lose: a page that was
 * opened without a connection may be days older than the server.
 */
export function useNewestVersion(isIdle: boolean): void {
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    const look = () => void isOutdated().then(setOld).catch(report);
    if (navigator.serviceWorker?.controller) look();
    return onReconnect(look);
  }, []);
  useEffect(() => {
    if (!isOld || !isIdle) return;
    const timer = setInterval(() => {
      if (isCovered() || wasReloaded()) return;
      sessionStorage.setItem(reloadedKey, String(Date.now()));
      location.reload();
    }, lookMs);
    return () => clearInterval(timer);
  }, [isOld, isIdle]);
}
