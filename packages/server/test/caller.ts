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
import { request } from "undici";
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
    let body: string | Uint8Array | undefined;
    if (outgoing.image) {
      const form = new FormData();
      form.append("image", outgoing.image as Blob, "photo.png"); // Tests hand over real blobs.
      const encoded = new Response(form);
      headers["content-type"] = encoded.headers.get("content-type") ?? "";
      body = new Uint8Array(await encoded.arrayBuffer());
    } else if (outgoing.raw !== undefined) {
      body = outgoing.raw;
      headers["content-type"] = outgoing.type ?? "application/json";
    } else if (outgoing.json !== undefined) {
      body = JSON.stringify(outgoing.json);
      headers["content-type"] = "application/json";
    }
    const { method, target } = outgoing;
    const { bytes, ...answered } = await this.exchange(target, {
      method,
      headers,
      ...(body !== undefined && { body }),
    });
    const type = answered.headers.get("content-type") ?? "";
    const received = type.includes("json")
      ? JSON.parse(String(bytes))
      : type.includes("pkpass")
        ? bytes
        : String(bytes);
    recordExchange({ method, target, json: outgoing.json, status: answered.status, body: received });
    return { ...answered, body: received };
  }

  /** Through the client on which `fetch` is built: `fetch` itself takes four times the processor time, which the sweeps notice. */
  async exchange(
    target: string,
    options: Parameters<typeof request>[1],
  ): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
    const { statusCode, headers, body } = await request(
      this.server.url + this.server.settings.basePath + target,
      options,
    );
    const received = Object.entries(headers).flatMap(([name, values = []]) =>
      [values].flat().map((value): [string, string] => [name, value]),
    );
    return { status: statusCode, headers: new Headers(received), bytes: Buffer.from(await body.arrayBuffer()) };
  }
}

/** Records which errors of which calls the suite has seen; `npm test` compares them with the declared ones. */
function note(call: string, code: string): void {
  const file = inject("seenFile");
  if (file) appendFileSync(file, `${call}\t${code}\n`);
}
