import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Stands in for Poster: one account with two locations, which the token `861052:good` opens and the code `code-1` gets. Two sales are closed when they are
 * asked for first: one of honey, and one of a product that nobody knows.
 */
export async function startPoster(): Promise<{ url: string; stop(): void }> {
  let closed: string | undefined;
  const sale = (id: number, sum: string, closedMs: string) => ({
    ...{
      transaction_id: String(id),
      date_close: closedMs,
      status: "2",
      pay_type: "1",
      payed_cash: sum,
      payed_card: "0",
    },
    ...{ client_id: "0", history: [{ type_history: "close", spot_tablet_id: 2 }] },
  });
  function answer(url: URL): object {
    const method = url.pathname.replace("/api/", "");
    if (method === "v2/auth/access_token") return { access_token: "861052:good" };
    if (url.searchParams.get("token") !== "861052:good")
      return { error: { code: 11, message: "Access token is invalid" } };
    if (method === "access.getSpots")
      return {
        response: [
          { spot_id: 1, spot_name: "Podil" },
          { spot_id: 2, spot_name: "Pechersk" },
        ],
      };
    if (method === "access.getTablets")
      return {
        response: [
          { tablet_id: "1", tablet_name: "Bar", spot_id: "1" },
          { tablet_id: "2", tablet_name: "Hall", spot_id: "1" },
        ],
      };
    if (method === "dash.getTransactions") {
      closed ??= String(Date.now());
      const isMore = url.searchParams.has("next_tr");
      return { response: isMore ? [] : [sale(501, "9000", closed), sale(502, "6000", closed)] };
    }
    return {
      response: [
        { transaction_id: 501, product_name: "Honey", num: 1, product_code: "honey", payed_sum: "90.00" },
        { transaction_id: 502, product_name: "Croissant", num: 2, product_code: "cr-1", payed_sum: "60.00" },
      ],
    };
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "", "http://poster");
    if (url.pathname === "/api/auth") {
      const back = `${url.searchParams.get("redirect_uri")}?code=code-1&account=kalyna`;
      return void response.writeHead(302, { location: back }).end();
    }
    request.resume();
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer(url)));
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
