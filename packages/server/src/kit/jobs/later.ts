import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";

/** Something that runs until it is stopped. */
export interface Begun {
  stop(): Promise<void>;
}

const pauseMs = 2_000;

/** Starts something in the background, and retries after a pause if it fails to start. Stopping waits for what has started. */
export function beginLater(begin: () => Promise<Begun>, log: Logger): Begun {
  const stopping = new AbortController();
  const work = async (): Promise<Begun | undefined> => {
    while (!stopping.signal.aborted) {
      try {
        return await begin();
      } catch (error) {
        log.error(error, "What works in the background does not begin; it is tried again.");
        // Stopping ends the pause early, and with it the loop.
        await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
    return undefined;
  };
  const begun = work();
  return {
    async stop() {
      stopping.abort();
      await (await begun)?.stop();
    },
  };
}
