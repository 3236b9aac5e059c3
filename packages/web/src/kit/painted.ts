/** A window that nobody looks at paints nothing. */
const mostMs = 100;

/** Comes once the next picture has been painted, or a moment later where nothing is painted: for what nobody waits for. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, mostMs);
    requestAnimationFrame(() => {
      clearTimeout(late);
      // What a frame calls runs right before it is painted, and a task of its own after it.
      setTimeout(resolve);
    });
  });
}
