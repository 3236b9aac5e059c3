import { appendFileSync } from "node:fs";
import {
  type AnyCall,
  type CallOptions,
  type Client,
  createClient,
  Failure,
  type Incoming,
  type Outgoing,
  type RequestOf,
  type RouteTo,
} from "@patron/contract/client";
import { inject } from "vitest";
import { recordExchange } from "./exchanges.ts";
import type { TestServer } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The file for errors that the suite has triggered; empty if not needed. */
    seenFile: string;
  }
}

/** A response as received. */
export interface Exchange extends Incoming {
  headers: Headers;
}

/** A client with a token, or anonymous. */
export class Caller {
  readonly server: TestServer;
  readonly token: string | undefined;
  /** The typed client; failures throw. */
  readonly request: Client;

  /** The client address that a proxy reports; empty for requests from this machine. */
  readonly address: string;

  constructor(server: TestServer, token: string | undefined, address = server.address) {
    this.server = server;
    this.address = address;
    this.token = token;
    const client = createClient((outgoing) => this.send(outgoing));
    this.request = async <C extends AnyCall>(route: RouteTo<C>, request: RequestOf<C>, options?: CallOptions) => {
      try {
        return await client(route, request, options);
      } catch (error) {
        if (error instanceof Failure) note(route.name, error.code);
        throw error;
      }
    };
  }

  /** One raw exchange; failed responses do not throw. */
  async send(outgoing: Outgoing & { raw?: string | Uint8Array; type?: string }): Promise<Exchange> {
    const from: Record<string, string> = this.address ? { "x-forwarded-for": this.address } : {};
    const headers = { ...from, ...outgoing.headers };
    if (this.token) headers.authorization = `Bearer ${this.token}`;
    let body: RequestInit["body"];
    if (outgoing.image) {
      const form = new FormData();
      form.append("image", outgoing.image as Blob, "photo.png"); // Tests hand over real blobs.
      body = form;
    } else if (outgoing.raw !== undefined) {
      body = outgoing.raw as NonNullable<RequestInit["body"]>; // Text or bytes; the type library requires an exact buffer kind.
      headers["content-type"] = outgoing.type ?? "application/json";
    } else if (outgoing.json !== undefined) {
      body = JSON.stringify(outgoing.json);
      headers["content-type"] = "application/json";
    }
    const response = await fetch(this.server.url + this.server.settings.basePath + outgoing.target, {
      method: outgoing.method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    const type = response.headers.get("content-type") ?? "";
    const bytes = Buffer.from(await response.arrayBuffer());
    const received = type.includes("json")
      ? JSON.parse(String(bytes))
      : type.includes("pkpass")
        ? bytes
        : String(bytes);
    const answer = { status: response.status, body: received };
    recordExchange({ method: outgoing.method, target: outgoing.target, json: outgoing.json, ...answer });
    return { ...answer, headers: response.headers };
  }
}

/** Records which errors of which calls the suite has seen; `npm test` compares them with the declared ones. */
function note(call: string, code: string): void {
  const file = inject("seenFile");
  if (file) appendFileSync(file, `${call}\t${code}\n`);
}
