/** The page of the app as the server has it now; undefined if it does not answer with one. */
export async function servedPage(): Promise<string | undefined> {
  try {
    const response = await fetch("/", { cache: "no-store", headers: { accept: "text/html" } });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}
