import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const refusal = (message: string, code: string) => ({ error: { type: "invalid_request_error", code, message } });

/** Stands in for Stripe where a reader is set up: it knows every key that does not begin with `sk_wrong`, and the code `simulated-wpe`. */
export async function startStripe(): Promise<{ url: string; stop(): void }> {
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => {
      const said = answer(request.url ?? "", request.headers.authorization ?? "", new URLSearchParams(body));
      const status = "error" in said ? 400 : 200;
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(said));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // It listens on TCP.
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function answer(url: string, authorization: string, fields: URLSearchParams): object {
  if (authorization.startsWith("Bearer sk_wrong")) return refusal("Invalid API Key provided", "api_key_invalid");
  if (url.startsWith("/v1/terminal/connection_tokens")) return { object: "terminal.connection_token", secret: "pst_1" };
  if (url.startsWith("/v1/terminal/locations?")) return { object: "list", data: [], has_more: false };
  if (url.startsWith("/v1/terminal/locations"))
    return { object: "terminal.location", id: "tml_1", display_name: fields.get("display_name") };
  if (fields.get("registration_code") !== "simulated-wpe") return refusal("No such code", "parameter_invalid");
  const reader = { object: "terminal.reader", id: "tmr_1", device_type: "bbpos_wisepos_e", serial_number: "WSC-77" };
  return { ...reader, label: fields.get("label"), location: fields.get("location") };
}
