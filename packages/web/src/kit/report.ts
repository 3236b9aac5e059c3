/** Leaves a fault where whoever looks into the browser finds it. The reader has been told by other means, or need not be. */
export function report(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the browser's console is the one log that there is.
  console.error(error);
}
