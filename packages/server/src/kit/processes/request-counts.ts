import { maxAddresses, type RequestCount, windowMs } from "../http/rate-limit.ts";

/** Counts requests per address for all processes of a server. A minute starts with the first request of its address. */
export class RequestCounts {
  /** In the order in which the minutes end. */
  readonly #byAddress = new Map<string, { current: number; endsAt: number }>();

  count(address: string, nowMs = Date.now()): RequestCount {
    this.#dropEnded(nowMs);
    const known = this.#byAddress.get(address);
    if (known) {
      known.current += 1;
      return { current: known.current, ttl: known.endsAt - nowMs };
    }
    this.#byAddress.set(address, { current: 1, endsAt: nowMs + windowMs });
    return { current: 1, ttl: windowMs };
  }

  #dropEnded(nowMs: number): void {
    for (const [address, { endsAt }] of this.#byAddress) {
      if (endsAt > nowMs && this.#byAddress.size < maxAddresses) return;
      this.#byAddress.delete(address);
    }
  }
}
