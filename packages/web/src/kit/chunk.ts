/**
 * Returns a loader of a part of the app, which always returns the same promise, for `use`. A loaded part is read synchronously: React suspends on any
 * other promise and then shows the fallback for 300 ms. After a failure the next call tries again.
 */
export function chunk<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | undefined;
  return () => {
    if (loading) return loading;
    const promise = load();
    loading = promise;
    promise.then(
      // The fields that React reads a settled promise by.
      (value) => Object.assign(promise, { status: "fulfilled", value }),
      () => {
        loading = undefined;
      },
    );
    return promise;
  };
}
