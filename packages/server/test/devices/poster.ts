import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Row = Record<string, unknown>;
/** What goes wrong with a request: `busy` is refused for now, `page` answers something else, `lost` does it and says nothing. */
type Fault = "unreachable" | "broken" | "busy" | "page";

export interface PosterProduct {
  code: string;
  name?: string;
  quantity?: number;
  /** In the main unit. */
  paid: string;
}
interface Sold {
  id: number;
  spot: string;
  tablet: number;
  status: number;
  closedMs: number;
  client: number;
  cash: number;
  card: number;
  payType: string;
  products: PosterProduct[];
}

/** Stands in for the Web API of Poster: accounts by access token that does not begin with `wrong`, with spots, registers, customers and sales. */
export async function startPoster() {
  const accounts = new Map<string, ReturnType<typeof openAccount>>();
  const revoked = new Set<string>();
  const accountOf = (token: string) => {
    const known = accounts.get(token) ?? openAccount();
    accounts.set(token, known);
    return known;
  };
  const codes = new Map<string, string>();
  const faults = new Map<string, Fault[]>();
  /** Addresses that were asked, without the token. */
  const asked: string[] = [];

  function respond(request: IncomingMessage, response: ServerResponse, body: string) {
    const url = new URL(request.url ?? "", "http://poster");
    const method = url.pathname.replace("/api/", "");
    const fault = faults.get(method)?.shift();
    if (fault === "unreachable") return void request.socket.destroy();
    if (fault === "broken") return send(response, { error: "oops" }, 500);
    if (fault === "busy") return send(response, { error: { code: 700, message: "Request limit reached" } });
    if (fault === "page") return void response.writeHead(200, { "content-type": "text/html" }).end("<h1>Sign in</h1>");
    if (method === "v2/auth/access_token") return send(response, exchange(body));
    const token = url.searchParams.get("token") ?? "";
    url.searchParams.delete("token");
    asked.push(`${method}?${url.searchParams}`);
    const account = accountOf(token);
    if (!/^\d+:(?!wrong)/.test(token) || revoked.has(token))
      return send(response, { error: { code: 11, message: "Access token is invalid" } });
    send(response, account.answer(method, url.searchParams));
  }

  function exchange(body: string): Row {
    const field = (name: string) => new RegExp(`name="${name}"\\r\\n\\r\\n([^\\r]*)`).exec(body)?.[1] ?? "";
    const token = codes.get(`${field("application_id")} ${field("application_secret")} ${field("code")}`);
    if (!token || !field("redirect_uri").endsWith("/poster-connected"))
      return { code: 400, error_type: "OAuthException", error: "invalid_grant", error_message: "The code is wrong" };
    return { access_token: token, account_number: token.split(":")[0] };
  }

  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => respond(request, response, body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // It listens on TCP.
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    /** The account that a token opens. */
    accountOf,
    /** A code that an application gets a token for. */
    allow: (application: string, secret: string, code: string, token: string) =>
      void codes.set(`${application} ${secret} ${code}`, token),
    revoke: (token: string) => void revoked.add(token),
    /** What goes wrong with the next requests for a method, one after the other. */
    fail: (method: string, ...next: Fault[]) => void faults.set(method, [...(faults.get(method) ?? []), ...next]),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function send(response: ServerResponse, body: object, status = 200) {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

let lastSale = 1000;
function openAccount() {
  const sales = new Map<number, Sold>();
  const clients = new Map<number, string>();
  const spots = [
    { spot_id: 1, spot_name: "Поділ" },
    { spot_id: "2", spot_name: "Печерськ" },
  ];
  const tablets = [
    { tablet_id: "1", tablet_name: "Бар", spot_id: "1" },
    { tablet_id: "2", tablet_name: "Зал", spot_id: "1" },
    { tablet_id: "3", tablet_name: "Каса", spot_id: "2" },
  ];
  return {
    spots,
    sales,
    /** Adds a customer with a telephone. */
    client(phone: string): number {
      clients.set(clients.size + 1, phone);
      return clients.size;
    },
    /** Sells; by default one product for cash at register 1 of spot 1. Returns the number. */
    sell({
      products,
      closed = new Date(),
      ...more
    }: { products: PosterProduct[]; closed?: Date } & Partial<Sold>): number {
      const id = ++lastSale;
      const sum = products.reduce((all, { paid }) => all + Math.round(Number(paid) * 100), 0);
      const usual = { spot: "1", tablet: 1, status: 2, client: 0, cash: sum, card: 0, payType: "1" };
      sales.set(id, { ...usual, id, products, closedMs: closed.getTime(), ...more });
      return id;
    },
    answer(method: string, query: URLSearchParams): object {
      if (method === "access.getSpots") return { response: spots };
      if (method === "access.getTablets") return { response: tablets };
      if (method === "clients.getClient") {
        const phone = clients.get(Number(query.get("client_id")));
        return {
          response: phone === undefined ? [] : [{ client_id: query.get("client_id"), phone, phone_number: phone }],
        };
      }
      if (method === "dash.getTransactions") return { response: page([...sales.values()], query) };
      if (method !== "dash.getTransactionsProducts") return { error: { code: 30, message: "Unknown method" } };
      const wanted = (query.get("transactions_id") ?? "").split(",").map(Number);
      return { response: wanted.flatMap((id) => productsOf(sales.get(id))) };
    },
  };
}

/** Sales of a spot and days, the latest first, two at a time. */
function page(all: readonly Sold[], query: URLSearchParams): Row[] {
  const [from, until] = [query.get("dateFrom") ?? "", query.get("dateTo") ?? ""];
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10).replaceAll("-", "");
  const found = all
    .filter(({ spot, closedMs }) => spot === query.get("id") && day(closedMs) >= from && day(closedMs) <= until)
    .sort((a, b) => b.id - a.id);
  const after = query.get("next_tr");
  const rest = after === null ? found : found.filter(({ id }) => id < Number(after));
  return rest.slice(0, 2).map((sale) => ({
    ...{ transaction_id: String(sale.id), date_close: String(sale.closedMs), status: String(sale.status) },
    ...{ payed_cash: String(sale.cash), payed_card: String(sale.card), payed_third_party: "0", pay_type: sale.payType },
    ...{ spot_id: sale.spot, client_id: String(sale.client) },
    history: [
      { type_history: "open", spot_tablet_id: 9 },
      { type_history: "close", spot_tablet_id: sale.tablet },
    ],
  }));
}

const productsOf = (sale: Sold | undefined): Row[] =>
  (sale?.products ?? []).map(({ code, name, quantity = 1, paid }) => ({
    ...{ transaction_id: sale?.id, product_id: 1, product_name: name ?? `Product ${code}`, modificator_name: null },
    ...{ num: quantity, product_code: code, barcode: "", payed_sum: paid, product_sum: paid },
  }));
