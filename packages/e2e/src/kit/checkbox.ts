import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Stands in for Checkbox with one cash register: it knows one licence key and one PIN, and opens shifts and registers receipts at once. */
export async function startCheckbox(licenseKey: string, pin: string) {
  const register = {
    id: "7d5a35a2-6a1d-4a77-8d58-5a4ee3c3a001",
    fiscal_number: "4000123456",
    address: "Київ, Хрещатик, 1",
  };
  const receipts = new Map<string, object>();
  let isOpen = false;
  /** What the tax service says to the next receipt. */
  let refusal: string | undefined;
  const shift = () => (isOpen ? { status: "OPENED", serial: 1, cash_register: { id: register.id } } : null);

  function sell(body: { id: string }) {
    const refused = refusal;
    refusal = undefined;
    const number = String(3_000_000_000 + receipts.size);
    const answer = refused
      ? { id: body.id, status: "ERROR", transaction: { response_error_message: refused } }
      : {
          ...{ id: body.id, status: "DONE", fiscal_code: number, fiscal_date: new Date().toISOString() },
          tax_url: `https://cabinet.example/check?fn=${number}`,
        };
    receipts.set(body.id, answer);
    return answer;
  }

  function answerTo(path: string, key: string | undefined, body: Record<string, string>): [number, unknown] {
    if (path === "cashier/signinPinCode")
      return body.pin_code === pin ? [200, { access_token: "token" }] : [403, { message: "Невірний пінкод" }];
    if (key !== licenseKey) return [403, { message: "Невірний ключ ліцензії" }];
    if (path === "cash-registers/info") return [200, { ...register, is_test: true }];
    if (path === "tax") return [200, [{ code: 1, symbol: "А" }]];
    if (path === "cashier/shift") return [200, shift()];
    if (path === "receipts/sell") return [201, sell({ id: body.id ?? "" })];
    if (path.startsWith("shifts")) {
      isOpen = path === "shifts";
      return [202, { status: isOpen ? "OPENED" : "CLOSED" }];
    }
    const known = receipts.get(path.split("/")[1] ?? "");
    return known ? [200, known] : [404, { message: "Чек не знайдено" }];
  }

  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => {
      const key = request.headers["x-license-key"] as string | undefined; // One header of that name.
      const fields = JSON.parse(body || "{}") as Record<string, string>; // The server sends objects.
      const [status, said] = answerTo((request.url ?? "").replace("/api/v1/", ""), key, fields);
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(said));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // It listens on TCP.
  return {
    url: `http://127.0.0.1:${port}`,
    receipts,
    refuseNext(words: string) {
      refusal = words;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
