/** Logs an error in the browser's console, for developers. The user sees another message, or needs none. */
export function report(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the browser's console is the only log.
  console.error(error);
}
