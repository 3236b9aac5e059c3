import { relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import { root } from "../data-directory.ts";

/** Longer than anything that ends by itself on a busy machine. */
const stuckMs = Number(process.env.PATRON_STUCK_MS ?? 15 * 60_000);

/**
 * Ends a run in which no test has ended for a long time, and names the files that were running. A loop without end in a test is ended by no timeout,
 * because timeouts wait in the same thread.
 */
export default class StuckReporter implements Reporter {
  #running = new Set<TestModule>();
  #timer: NodeJS.Timeout | undefined;

  onTestModuleQueued(module: TestModule): void {
    this.#running.add(module);
    this.#wait();
  }
  onTestCaseResult(): void {
    this.#wait();
  }
  onTestModuleEnd(module: TestModule): void {
    this.#running.delete(module);
    this.#wait();
  }
  onTestRunEnd(): void {
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const files = [...this.#running].map(({ moduleId }) => relative(root, moduleId));
      console.error(`failed: no test has ended for ${Math.round(stuckMs / 60_000)} minutes in ${files.join(", ")}`);
      process.exit(1);
    }, stuckMs);
  }
}
