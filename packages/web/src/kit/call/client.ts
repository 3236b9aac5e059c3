import { createClient, Failure, type Outgoing } from "@patron/contract/client";
import { loseSession, presentSession } from "#kit/session/session.ts";
import { presentLanguage } from "../language.ts";
import { reportReachable, reportResponse } from "./online.ts";

/** The address of the API, from the page that the server sent. */
export const basePath = document.querySelector<HTMLMetaElement>('meta[name="patron-api"]')?.content ?? "/api";

/** The identity of a client: its current token, and what happens when the server rejects it. */
export interface Credential {
  token(): string | undefined;
  /** The id of the business that it belongs to. */
  business(): string | undefined;
  onDead(token: string): void;
}

/** Creates a client for a credential: it calls routes and throws failures as `Failure`. */
export function clientFor(credential: Credential) {
  return createClient(async (outgoing) => {
    const token = credential.token();
    const headers: Record<string, string> = { ...outgoing.headers, "accept-language": presentLanguage() };
    if (token) headers.authorization = `Bearer ${token}`;
    const response = await reach(outgoing, headers, credential.business());
    const isJson = /json/.test(response.headers.get("content-type") ?? "");
    const body: unknown = isJson ? await response.json() : await response.text();
    if (response.status === 401 && token) credential.onDead(token);
    return { status: response.status, body };
  });
}

/** The client of the user who is signed in to the panel. */
export const request = clientFor({
  token: () => presentSession()?.token,
  business: () => presentSession()?.business?.id,
  // An expired session is reported once, here; the router then redirects to the sign-in. A newer token of another tab stays.
  onDead: (token) => {
    if (token === presentSession()?.token) loseSession();
  },
});

async function reach(outgoing: Outgoing, headers: Record<string, string>, business?: string): Promise<Response> {
  const { body, type } = bodyOf(outgoing);
  if (type) headers["content-type"] = type;
  try {
    const response = await fetch(basePath + outgoing.target, {
      method: outgoing.method,
      headers,
      ...(body === undefined ? {} : { body }),
      ...(outgoing.signal ? { signal: outgoing.signal as AbortSignal } : {}), // The browser itself creates it.
    });
    reportResponse(response.status, business);
    return response;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    reportReachable(false);
    throw new Failure("server.unavailable"); // No response at all: offline, or the server is down.
  }
}

function bodyOf(outgoing: Outgoing): { body?: BodyInit; type?: string } {
  if (outgoing.image) {
    const form = new FormData();
    form.append("image", outgoing.image as Blob); // A file that the user chose.
    return { body: form };
  }
  return outgoing.json === undefined ? {} : { body: JSON.stringify(outgoing.json), type: "application/json" };
}
