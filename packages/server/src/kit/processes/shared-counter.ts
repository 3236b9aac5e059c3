import type { RequestCount, RequestCounter } from "../http/rate-limit.ts";

/** Counts requests in another process. Its answers for one address arrive in the order of the requests. */
export function sharedCounter(request: (address: string) => void): {
  counter: RequestCounter;
  counted(address: string, count: RequestCount): void;
} {
  const waiting = new Map<string, ((count: RequestCount) => void)[]>();
  return {
    counter(address) {
      const { promise, resolve } = Promise.withResolvers<RequestCount>();
      const earlier = waiting.get(address);
      if (earlier) earlier.push(resolve);
      else waiting.set(address, [resolve]);
      request(address);
      return promise;
    },
    counted(address, count) {
      const requests = waiting.get(address) ?? [];
      requests.shift()?.(count);
      if (requests.length === 0) waiting.delete(address);
    },
  };
}
