/**
 * Gives back how to load a part of the app that comes when it is wanted: once, always the same promise, for `use`. What has been loaded is read
 * at once: React suspends on every other promise, and then shows the waiting state for 300 ms. A part that did not arrive is asked for again
 * the next time.
 */
export function chunk<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | undefined;
  return () => {
    if (loading) return loading;
    const promise = load();
    loading = promise;
    promise.then(
      // What React reads a settled promise by.
      (value) => Object.assign(promise, { status: "fulfilled", value }),
      () => {
        loading = undefined;
      },
    );
    return promise;
  };
}
