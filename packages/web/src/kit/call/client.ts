import { createClient, Failure, type Incoming, type Outgoing } from "@patron/contract/client";
import { presentLanguage } from "../language.ts";
import { leaveSession, presentSession } from "../session.ts";

const basePath = "/api";

/** The one way to the server: calls by their route, failures thrown as `Failure`. */
export const ask = createClient(send);

async function send(outgoing: Outgoing): Promise<Incoming> {
  const token = presentSession()?.token;
  const headers: Record<string, string> = { ...outgoing.headers, "accept-language": presentLanguage() };
  if (token) headers.authorization = `Bearer ${token}`;
  const response = await reach(outgoing, headers);
  const isJson = /json/.test(response.headers.get("content-type") ?? "");
  const body: unknown = isJson ? await response.json() : await response.text();
  // A dead session is told once, here; the router then leads to the sign-in. A newer token of another tab stays.
  if (response.status === 401 && token && token === presentSession()?.token) leaveSession();
  return { status: response.status, body };
}

async function reach(outgoing: Outgoing, headers: Record<string, string>): Promise<Response> {
  const { body, type } = bodyOf(outgoing);
  if (type) headers["content-type"] = type;
  try {
    return await fetch(basePath + outgoing.target, {
      method: outgoing.method,
      headers,
      ...(body === undefined ? {} : { body }),
      ...(outgoing.signal ? { signal: outgoing.signal as AbortSignal } : {}), // Made by the browser in the first place.
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new Failure("server.unavailable"); // No answer at all: offline, or the server is down.
  }
}

function bodyOf(outgoing: Outgoing): { body?: BodyInit; type?: string } {
  if (outgoing.image) {
    const form = new FormData();
    form.append("image", outgoing.image as Blob); // A file that the reader chose.
    return { body: form };
  }
  return outgoing.json === undefined ? {} : { body: JSON.stringify(outgoing.json), type: "application/json" };
}
