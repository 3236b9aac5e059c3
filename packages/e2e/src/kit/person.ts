import { randomUUID } from "node:crypto";
import { type Client, createClient } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import type { BrowserContext } from "playwright-core";
import { inject } from "vitest";

/** A user with their own business, created through the API. */
export interface Person {
  email: string;
  password: string;
  business: string;
  /** Of their session, for requests that the client does not make. */
  token: string;
  request: Client;
  loyaltyId: string;
  /** Signs the user in within a browser, without its form. */
  enter(context: BrowserContext): Promise<void>;
}

/** An unused e-mail address. */
export function newEmail(): string {
  return `olena-${randomUUID()}@example.com`;
}

/** The typed client over this process's own requests; pictures are sent as a form. */
export function clientOf(token?: string, url: string = inject("url"), basePath = "/api"): Client {
  return createClient(async ({ method, target, json, image, headers }) => {
    const form = image && new FormData();
    form?.append("image", image as Blob, "photo.png"); // Tests hand over real blobs.
    const body = form ?? (json === undefined ? undefined : JSON.stringify(json));
    const response = await fetch(url + basePath + target, {
      method,
      headers: {
        ...headers,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(json === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json");
    return { status: response.status, body: isJson ? JSON.parse(text) : text };
  });
}

/**
 * Registers a user with a business, at the run's server or another one. The server allows twenty registrations per address and hour, so one
 * or two per file.
 */
export async function newPerson(business: string, url: string = inject("url"), basePath = "/api"): Promise<Person> {
  const email = newEmail();
  const password = "correct horse battery";
  const body = {
    type: "email" as const,
    email,
    password,
    first_name: "Olena",
    last_name: "Kovalenko",
    language: "en" as const,
    business_title: business,
    country: "UA",
    currency: "UAH",
    time_zone: "Europe/Kyiv",
  };
  const session = await clientOf(undefined, url, basePath)(calls.auth.register, { body });
  const request = clientOf(session.token, url, basePath);
  const { items } = await request(calls.embedded.loyalties, {});
  const { token, user, staff, access, access_scopes, roles } = session;
  // The keys under which the app stores a session; it loads the business itself.
  const stored = { token, user, staff, access, access_scopes, roles, business: null };
  return {
    email,
    password,
    business,
    token,
    request,
    loyaltyId: items[0]?.id ?? "",
    async enter(context) {
      const visit = randomUUID();
      await context.addInitScript(
        ({ visit, stored }) => {
          // Only once a visit, because a test may sign out. A window from an earlier test may still have that of another.
          if (sessionStorage.getItem("entered") === visit) return;
          sessionStorage.setItem("entered", visit);
          for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, JSON.stringify(value));
        },
        { visit, stored },
      );
    },
  };
}
