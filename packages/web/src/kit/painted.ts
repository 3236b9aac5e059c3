/** A hidden window does not paint. */
const mostMs = 100;

/** Resolves after the next paint, or a moment later where nothing is painted: for work that nobody waits for. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, mostMs);
    requestAnimationFrame(() => {
      clearTimeout(late);
      // Frame callbacks run right before the paint, and a task that they queue runs after it.
      setTimeout(resolve);
    });
  });
}
