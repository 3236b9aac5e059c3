/**
 * Patron cannot start, and the person in front of it can do something about it. The message is one line that says what is wrong and which
 * setting changes it, so `tools/start.mjs` prints it without a stack. Anything else that is thrown is a defect and keeps its stack.
 */
export class StartRefused extends Error {
  override name = "StartRefused";
}
