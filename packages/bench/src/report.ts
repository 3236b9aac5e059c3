import { readFileSync } from "node:fs";
import type { Figure } from "./measure.ts";

interface Budget {
  unit: string;
  least?: number;
  most?: number;
}

/** The budget of each measurement by name: its maximum or minimum. */
export function readBudgets(file: string): Record<string, Budget> {
  return JSON.parse(readFileSync(file, "utf8")) as Record<string, Budget>; // Our own file.
}

/** Whether a measurement is within its budget. A missing row in the file is a bug of the benchmark. */
export function isWithinBudget({ name, value }: Figure, budgets: Record<string, Budget>): boolean {
  const budget = budgets[name];
  if (!budget) throw new Error(`There is no budget for "${name}".`);
  return value >= (budget.least ?? -Infinity) && value <= (budget.most ?? Infinity);
}

export interface Environment {
  command: string;
  machine: string;
  date: string;
  data: string;
}

/** The report page: a table of measurements with their references, and where they were taken. */
export function page(figures: readonly Figure[], budgets: Record<string, Budget>, about: Environment): string {
  const rows = figures.map((figure) => {
    const { unit, least, most } = budgets[figure.name] ?? { unit: "" };
    const limit = least === undefined ? `≤ ${most}` : `≥ ${least}`;
    const budget = unit === "ratio" ? limit : `${limit} ${unit}`;
    const value = unit === "ratio" ? figure.value.toFixed(2) : `${figure.value.toFixed(1)} ${unit}`;
    const name = figure.detail ? `${figure.name}: ${figure.detail}` : figure.name;
    return [name, value, budget, isWithinBudget(figure, budgets) ? "kept" : "**broken**", figure.reference];
  });
  return [
    "# How fast it is",
    "",
    `Written by \`${about.command}\` on ${about.date}; the budgets stand in \`packages/bench/budgets.json\`, and the command fails when one is broken.`,
    "Every figure was taken in the same run as what it stands beside. Milliseconds are the 95th percentile of calls over HTTP, one after another.",
    "",
    `- Machine: ${about.machine}`,
    `- Data: ${about.data}`,
    "",
    ...table([["Figure", "Measured", "Budget", "", "Beside"], ...rows]),
    "",
  ].join("\n");
}

/** A Markdown table with padded columns, as the formatter would leave it. */
function table(rows: readonly string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => [...(row[at] ?? "")].length), 3));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell + " ".repeat((widths[at] ?? 0) - [...cell].length)).join(" | ")} |`;
  const [head = [], ...body] = rows;
  return [line(head), `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...body.map(line)];
}
