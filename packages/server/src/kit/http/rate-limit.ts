import { Failure } from "@patron/contract/kit";
import type { Clock } from "../clock.ts";

/**
 * A ceiling on requests a minute from one address. It protects this process, so it is counted in this process; guessable
 * things are counted in the database (`throttle.ts`).
 */
export function rateLimit(perMinute: number, clock: Clock): (address: string) => void {
  let minute = 0;
  let counts = new Map<string, number>();
  return (address) => {
    if (perMinute === 0) return;
    const now = clock.now().getTime();
    const thisMinute = Math.floor(now / 60_000);
    if (thisMinute !== minute) {
      minute = thisMinute;
      counts = new Map();
    }
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    if (count > perMinute) {
      throw new Failure("rate.limited", { details: { retry_after: 60 - (Math.floor(now / 1000) % 60) } });
    }
  };
}
