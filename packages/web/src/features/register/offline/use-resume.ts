import { useEffect } from "react";
import { report } from "#kit/report.ts";
import { resumeTill } from "../till.ts";
import { isAbleBrowser } from "./hindrance.ts";
import { tillToResume } from "./remembered-till.ts";
import { useAway } from "./use-away.ts";

/** Opens the till again that this browser had open when its tab ended, if it is needed for what was sold or is to be sold without a connection. */
export function useResume(isSignedOut: boolean): void {
  const isAway = useAway();
  useEffect(() => {
    // An address with a hand-off opens its own till.
    if (!isSignedOut || !isAbleBrowser || location.hash) return;
    let isWanted = true;
    tillToResume(isAway)
      .then((till) => {
        if (till && isWanted) resumeTill(till);
      })
      .catch(report);
    return () => {
      isWanted = false;
    };
  }, [isSignedOut, isAway]);
}
