import { ask, PosterFault, post, type Row } from "./ask.ts";

export { addressOf, PosterFault } from "./ask.ts";

export interface PosterSpot {
  id: string;
  title: string;
  registers: { id: string; title: string }[];
}
/** A line of a sale. Poster counts money in hundredths, whatever the currency; quantities have at most three decimals. */
export interface PosterLine {
  code: string;
  title: string;
  quantity: string;
  paid: bigint;
}
/** A sale as Poster has it, with hundredths. */
export interface PosterOrder {
  number: bigint;
  isRemoved: boolean;
  closedAt: Date;
  /** The register where it was closed; null if Poster does not say. */
  registerId: string | null;
  clientId: string | null;
  cash: bigint;
  card: bigint;
  thirdParty: bigint;
}

/** How many sales Poster is asked about at once. */
const mostAtOnce = 50;
/** The pages of sales that are read in one go: more than a spot has in days. */
const mostPages = 500;

/** The account of a business at Poster, which an access token opens. Its functions throw `PosterFault`. */
export function openPoster(base: string, token: string) {
  const list = async (method: string, fields: Record<string, string> = {}) =>
    rowsIn(await ask(base, method, { token, ...fields }));
  return {
    /** The spots with their registers. */
    async spots(): Promise<PosterSpot[]> {
      const [spots, tablets] = [await list("access.getSpots"), await list("access.getTablets")];
      return spots.map((spot) => ({
        id: text(spot.spot_id),
        title: text(spot.spot_name ?? spot.name),
        registers: tablets
          .filter((tablet) => text(tablet.spot_id) === text(spot.spot_id))
          .map((tablet) => ({ id: text(tablet.tablet_id), title: text(tablet.tablet_name) })),
      }));
    },

    /** The sales of a spot that were closed, or removed after that, since a moment; those that nobody has paid for are left out. */
    async orders(spotId: string, from: Date, now: Date): Promise<PosterOrder[]> {
      const found = new Map<bigint, PosterOrder>();
      let after = "";
      for (let page = 0; page < mostPages; page++) {
        const rows = await list("dash.getTransactions", {
          ...{ dateFrom: dayOf(from, -1), dateTo: dayOf(now, 1), type: "spots", id: spotId, status: "0" },
          ...{ include_history: "true", ...(after && { next_tr: after }) },
        });
        const orders = rows.flatMap(orderIn);
        const known = found.size;
        for (const order of orders) found.set(order.number, order);
        const last = text(rows.at(-1)?.transaction_id);
        // Without paging Poster answers everything at once, and the same again.
        if (rows.length === 0 || last === after || found.size === known) break;
        after = last;
      }
      return [...found.values()]
        .filter(({ closedAt }) => closedAt.getTime() >= from.getTime())
        .sort((a, b) => a.closedAt.getTime() - b.closedAt.getTime() || Number(a.number - b.number));
    },

    /** The lines of sales, by their number. */
    async lines(numbers: readonly bigint[]): Promise<Map<bigint, PosterLine[]>> {
      const found = new Map<bigint, PosterLine[]>(numbers.map((number) => [number, []]));
      for (let start = 0; start < numbers.length; start += mostAtOnce) {
        const transactions_id = numbers.slice(start, start + mostAtOnce).join(",");
        for (const row of await list("dash.getTransactionsProducts", { transactions_id }))
          found.get(wholeIn(row.transaction_id))?.push(lineIn(row));
      }
      return found;
    },

    /** The telephone of a customer, as E.164; undefined without one. */
    async phoneOf(clientId: string): Promise<string | undefined> {
      const [row] = await list("clients.getClient", { client_id: clientId });
      const digits = text(row?.phone_number || row?.phone).replace(/\D/g, "");
      return digits === "" ? undefined : `+${digits}`;
    },
  };
}
export type Poster = ReturnType<typeof openPoster>;

/** Exchanges the code that Poster has returned for an access token. */
export async function exchangeCode(
  base: string,
  application: { id: string; secret: string },
  { code, redirect_uri }: { code: string; redirect_uri: string },
): Promise<string> {
  const { access_token } = await post(base, "/api/v2/auth/access_token", {
    ...{ application_id: application.id, application_secret: application.secret },
    ...{ grant_type: "authorization_code", redirect_uri, code },
  });
  if (typeof access_token !== "string" || access_token === "") throw new PosterFault("service-failed", null);
  return access_token;
}

function rowsIn(response: unknown): Row[] {
  if (!Array.isArray(response)) throw new PosterFault("service-failed", null);
  return response.filter((row): row is Row => typeof row === "object" && row !== null);
}

const text = (value: unknown) => (typeof value === "string" || typeof value === "number" ? String(value) : "");

function wholeIn(value: unknown): bigint {
  const found = text(value);
  return /^-?\d+$/.test(found) ? BigInt(found) : 0n;
}

const dayMs = 86_400_000;
/** Days of Poster are those of the account, so a day is added on each side. */
function dayOf(at: Date, days: number): string {
  return new Date(at.getTime() + days * dayMs).toISOString().slice(0, 10).replaceAll("-", "");
}

const [closed, removed] = ["2", "3"];
/** What is neither open nor closed without payment. */
function orderIn(row: Row): PosterOrder[] {
  const [status, closedMs] = [text(row.status), wholeIn(row.date_close)];
  const number = wholeIn(row.transaction_id);
  if (number <= 0n || closedMs <= 0n || (status !== closed && status !== removed)) return [];
  const unpaid = text(row.pay_type) === "0";
  if (unpaid && status === closed) return [];
  return [
    {
      ...{ number, isRemoved: status === removed, closedAt: new Date(Number(closedMs)) },
      registerId: registerIn(row.history),
      clientId: wholeIn(row.client_id) > 0n ? text(row.client_id) : null,
      cash: wholeIn(row.payed_cash),
      card: wholeIn(row.payed_card),
      thirdParty: wholeIn(row.payed_third_party),
    },
  ];
}

/** The register of the last entry that names one. */
function registerIn(history: unknown): string | null {
  const entries = Array.isArray(history) ? (history as Row[]) : [];
  const last = entries.findLast((entry) => wholeIn(entry?.spot_tablet_id) > 0n);
  return last ? text(last.spot_tablet_id) : null;
}

function lineIn(row: Row): PosterLine {
  const own = text(row.modificator_product_code) || text(row.modificator_barcode);
  const title = [text(row.product_name).trim(), text(row.modificator_name).trim()].filter(Boolean).join(", ");
  return {
    code: own || text(row.product_code) || text(row.barcode),
    title: title.slice(0, 200),
    quantity: (Math.round(Number(text(row.num)) * 1000) / 1000).toString(),
    paid: BigInt(Math.round(Number(text(row.payed_sum)) * 100) || 0),
  };
}
