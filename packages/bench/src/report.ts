import { readFileSync } from "node:fs";
import type { Figure } from "./measure.ts";
import { type Area, areas, type Shares } from "./profile.ts";

interface Budget {
  unit: string;
  least?: number;
  most?: number;
  /** What it should become, where that is stricter than the budget. */
  aim?: number;
}

/** The budget of each measurement by name: its maximum or minimum. */
export function readBudgets(file: string): Record<string, Budget> {
  return JSON.parse(readFileSync(file, "utf8")) as Record<string, Budget>; // Our own file.
}

/** Units of time, and of what is done in a second: a slower machine has more time. */
const [ofTime, ofSpeed] = [new Set(["ms"]), new Set(["checks", "commits", "calls", "sales"])];

/** How many of pgbench's own transactions one client committed in a second on the machine on which the aims were set. */
const transactionsThere = 1_765;

/** The budget of a figure for a machine that was as slow as it was meanwhile. Ratios, sizes and counts stay. A missing row in the file is a bug of the benchmark. */
export function budgetOf(
  { name, slowness = 1, transactions = transactionsThere }: Figure,
  budgets: Record<string, Budget>,
): Budget {
  const budget = budgets[name];
  if (!budget) throw new Error(`There is no budget for "${name}".`);
  const { unit, least, most, aim } = budget;
  const factorOf = (slower: number) => (ofTime.has(unit) ? slower : ofSpeed.has(unit) ? 1 / slower : 1);
  const factor = factorOf(slowness);
  return {
    unit,
    ...(least !== undefined && { least: least * factor }),
    ...(most !== undefined && { most: most * factor }),
    ...(aim !== undefined && { aim: aim * factorOf(Math.max(slowness, transactionsThere / transactions)) }),
  };
}

export function isWithinBudget(figure: Figure, budgets: Record<string, Budget>): boolean {
  const { least = -Infinity, most = Infinity } = budgetOf(figure, budgets);
  return figure.value >= least && figure.value <= most;
}

export interface Environment {
  command: string;
  machine: string;
  date: string;
  data: string;
}

/** What calls cost at an earlier commit. */
export interface Baseline {
  commit: string;
  /** Processor time of a call in milliseconds there and after it was made faster, both measured within an hour; the shares there, without those near zero. */
  calls: Record<string, { cpuMs: { before: number; after: number }; shares: Partial<Shares> }>;
}

export function readBaseline(file: string): Baseline {
  return JSON.parse(readFileSync(file, "utf8")) as Baseline; // Our own file.
}

interface Report {
  figures: readonly Figure[];
  budgets: Record<string, Budget>;
  baseline: Baseline;
  /** What the server did during some calls. */
  profiles: ReadonlyMap<string, Shares>;
  about: Environment;
}

/** The report page: a table of measurements with their references, where they were taken, and what the server does during some calls. */
export function page({ figures, budgets, baseline, profiles, about }: Report): string {
  const rows = figures.map((figure) => {
    const { unit, least, most, aim } = budgetOf(figure, budgets);
    const limit = least === undefined ? `≤ ${rounded(most)}` : `≥ ${rounded(least)}`;
    const budget = unit === "ratio" ? limit : `${limit} ${unit}`;
    const value = unit === "ratio" ? figure.value.toFixed(2) : `${figure.value.toFixed(1)} ${unit}`;
    const name = figure.detail ? `${figure.name}: ${figure.detail}` : figure.name;
    const state = isWithinBudget(figure, budgets) ? "kept" : "**broken**";
    const slower = (figure.slowness ?? 1) > 1 ? (figure.slowness ?? 1).toFixed(2) : "";
    const beside = figure.transactions
      ? `${figure.reference}; pgbench ${Math.round(figure.transactions)} a second`
      : figure.reference;
    return [name, value, budget, aim === undefined ? "" : rounded(aim), state, slower, beside];
  });
  return [
    "# How fast it is",
    "",
    `Written by \`${about.command}\` on ${about.date}; the budgets stand in \`packages/bench/budgets.json\`, and the command fails when one is broken.`,
    "Every figure was taken in the same run as what it stands beside. Milliseconds are the 95th percentile of calls over HTTP, one after another.",
    "A fixed piece of work is timed before, between and after the figures. Where it took longer than on the machine on which the budgets were set, budgets of time and speed",
    "are that much wider, and as many times fewer sales a second arrive beside an export or a trial; the column “Slower” has the factor. Aims for calls are ratios to pgbench's own transactions, which are similar to TPC-B: one client committed",
    `${transactionsThere} of them a second on the machine on which the aims were set. Where it commits fewer, the aims are that much wider.`,
    "For ten million sales, several processes and a cluster, see `scaling.md`.",
    "",
    `- Machine: ${about.machine}`,
    `- Data: ${about.data}`,
    "",
    ...table([["Figure", "Measured", "Budget", "Aim", "", "Slower", "Beside"], ...rows]),
    "",
    "## What the server's time goes to",
    "",
    "Its thread is sampled during 600 calls of each kind, one after another. These are shares of the time in which it was busy. A sample counts for the innermost",
    "function of one of these parts, so reading JSON counts for the part that asked for it.",
    `Where there are two shares, the first is that of commit ${baseline.commit} with 100,000 sales, from before sales and reads were made faster. The processor times`,
    "are not of this run: both were measured on the same machine within an hour.",
    "",
    ...table(profileRows(baseline, profiles)),
    "",
  ].join("\n");
}

function profileRows({ calls }: Baseline, profiles: ReadonlyMap<string, Shares>): string[][] {
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
  const names = [...profiles.keys()];
  const timeOf = (name: string) => {
    const cpuMs = calls[name]?.cpuMs;
    return cpuMs ? `${cpuMs.before} → ${cpuMs.after} ms` : "";
  };
  const shareOf = (area: Area, name: string, now: number) => {
    const then = calls[name]?.shares;
    return then ? `${percent(then[area] ?? 0)} → ${percent(now)}` : percent(now);
  };
  return [
    ["Part", ...names],
    ["processor time of a call", ...names.map(timeOf)],
    ...areas.map((area) => [area, ...[...profiles].map(([name, shares]) => shareOf(area, name, shares[area]))]),
  ];
}

const rounded = (limit = 0) => String(Number(limit.toPrecision(3)));

/** A Markdown table with padded columns, as the formatter would leave it. */
function table(rows: readonly string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => [...(row[at] ?? "")].length), 3));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell + " ".repeat((widths[at] ?? 0) - [...cell].length)).join(" | ")} |`;
  const [head = [], ...body] = rows;
  return [line(head), `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...body.map(line)];
}
