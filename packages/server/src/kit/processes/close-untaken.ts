import type { Worker } from "node:cluster";

interface Connection {
  close(): void;
}

/**
 * Closes the connection that a process had been handed but not yet taken when it ended. node:cluster (26.10) waits for an answer to each and
 * never closes one without, so its client would wait until its own time is over. Closing one that was taken has no effect: the process has
 * its own copy.
 */
export function closeUntaken(worker: Worker): void {
  let last: Connection | undefined;
  const child = worker.process;
  const send = child.send.bind(child) as (...sent: unknown[]) => boolean; // One type for all its forms.
  child.send = ((message: { act?: unknown }, handle: unknown, ...rest: unknown[]) => {
    // The raw connection, although the types name its wrappers only. One is handed over at a time.
    if (message?.act === "newconn") last = handle as Connection;
    return send(message, handle, ...rest);
  }) as typeof child.send; // The same forms.
  worker.once("exit", () => last?.close());
}
