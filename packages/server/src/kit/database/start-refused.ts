/**
 * Patron cannot start, and its operator can fix it. The message is one line with the problem and the setting that changes it, so
 * `tools/start.mjs` prints it without a stack. Any other error is a bug and keeps its stack.
 */
export class StartRefused extends Error {
  override name = "StartRefused";
}
