import { type Client, Failure } from "@patron/contract/client";
import { DASHBOARD_TABS } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { type Figure, percentile, timed } from "./measure.ts";

async function p95(name: string, work: (run: number) => Promise<unknown>, detail?: string): Promise<Figure> {
  const figure = { name, ...(detail && { detail }) };
  try {
    const times = await timed(work);
    const slowest = `slowest of ${times.length} ${Math.max(...times).toFixed(1)} ms`;
    return {
      ...figure,
      value: percentile(times, 95),
      reference: `median ${percentile(times, 50).toFixed(1)} ms, ${slowest}`,
    };
  } catch (error) {
    if (!(error instanceof Failure && error.code === "server.unavailable")) throw error;
    return { ...figure, value: Number.POSITIVE_INFINITY, reference: "the server gave up after its own limit" };
  }
}

/** A list of very many sales: the first page and one far from it, as the screen requests them and without totals. */
export async function readLists(request: Client): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, page] of [
    ["transactions, page 1", 1],
    ["transactions, page 1 000", 1_000],
  ] as const) {
    const read = (skip_totals: boolean) => () =>
      request(calls.transactions.list, { query: {}, page: { page, count: 50, ...(skip_totals && { skip_totals }) } });
    figures.push(await p95(name, read(true), "50 rows alone"), await p95(name, read(false), "with totals"));
  }
  return figures;
}

/** Every tab of the dashboard for a year, compared with the previous year. */
export async function readDashboard(request: Client, until: string): Promise<Figure[]> {
  const from = Temporal.PlainDate.from(until).subtract({ days: 364 }).toString();
  const figures: Figure[] = [];
  for (const tab of DASHBOARD_TABS) {
    const query = { tab, date_from: from, date_to: until, compare: "previous" as const };
    figures.push(await p95("dashboard tab", () => request(calls.dashboard.get, { query }), tab));
  }
  return figures;
}

/** Customer searches by part of a name or contact, each time a different one. */
export async function searchCustomers(request: Client, loyalty_id: string): Promise<Figure[]> {
  const names = ["shevch", "kovalen", "bondar", "olena", "ivan petr", "romaniuk"];
  const digits = (run: number) => String(100_000 + ((Math.abs(run) * 7_919) % 800_000));
  const figures: Figure[] = [];
  for (const [name, text] of [
    ["customers by part of a name", (run: number) => names[Math.abs(run) % names.length] ?? ""],
    ["customers by part of a phone", digits],
    ["customers by part of an e-mail", (run: number) => `.${digits(run)}@exa`],
  ] as const) {
    const search = (skip_totals: boolean) => (run: number) =>
      request(calls.customers.search, {
        body: { loyalty_id, search_text: text(run), ...(skip_totals && { skip_totals }) },
      });
    figures.push(await p95(name, search(true), "10 rows alone"), await p95(name, search(false), "with their number"));
  }
  return figures;
}
