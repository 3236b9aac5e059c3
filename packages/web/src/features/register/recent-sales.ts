import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { queries } from "#kit/call/use-call.ts";

const key = ["till", "latest"] as const;
/** A busy business has several sales a second, most of them at other tills. */
const pauseMs = 1_000;

/** Reads recent sales, or the one of a scanned receipt, while they are shown. What an earlier opening has shown is not shown again: it may be out of date. */
export function useRecentSales<T>(receipt: string | undefined, read: () => Promise<T>, shown: boolean) {
  const found = useQuery({ queryKey: [...key, receipt], queryFn: read, enabled: shown }, queries);
  useEffect(() => {
    if (!shown) queries.removeQueries({ queryKey: key });
  }, [shown]);
  return found;
}

/** Reads the recent sales again that are shown. */
export const refreshRecentSales = () => queries.invalidateQueries({ queryKey: key });

let reading: Promise<void> | undefined;
let isLate = false;

/** The same when a sale was made elsewhere: at once, but then not more often than once a second. */
export function followRecentSales(): Promise<void> {
  isLate = true;
  reading ??= readUntilCurrent().finally(() => {
    reading = undefined;
  });
  return reading;
}

async function readUntilCurrent(): Promise<void> {
  while (isLate) {
    isLate = false;
    await refreshRecentSales();
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
