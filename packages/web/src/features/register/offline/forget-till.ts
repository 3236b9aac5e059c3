import { store } from "./store.ts";

/** Removes the token of a till that is closed; its sales and what it holds stay. */
export async function forgetTill(terminalId: string): Promise<void> {
  if ("indexedDB" in globalThis) await (await store()).delete("tills", terminalId);
}
