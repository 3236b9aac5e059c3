import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { PriceDocument } from "@patron/contract/shapes";
import { type PricedCheck, type PriceInput, price } from "../packages/engine/src/index.ts";
import { StartRefused } from "../packages/server/src/kit/database/start-refused.ts";
import { errorFinder } from "../packages/server/src/kit/http/validate.ts";
import { readOptions } from "./options.ts";
import { refuse } from "./refusal.ts";

// `npm run price -- check.json`: prices a check from a file (`-`: standard input) and prints the explanation. The file's shape is in
// docs/price.schema.json. Exits with 1 for an invalid file, with 2 for a refused check.

try {
  const { values, positionals } = readOptions({ options: { json: { type: "boolean" } }, allowPositionals: true });
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new StartRefused("Name one file, such as: npm run price -- check.json");
  const outcome = price(checked(file === "-" ? await text(process.stdin) : read(file)));
  if (values.json) console.log(JSON.stringify(outcome, null, 2));
  else if (outcome.ok) console.log(summaryOf(outcome.check));
  else console.error(`Refused: ${outcome.refusal.code} ${JSON.stringify(outcome.refusal.details)}`);
  process.exitCode = outcome.ok ? 0 : 2;
} catch (error) {
  refuse(error);
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new StartRefused(`${file} cannot be read.`);
  }
}

function checked(source: string): PriceInput {
  const value = parsed(source);
  const problems = errorFinder(PriceDocument)(value);
  if (problems.length === 0) return value as PriceInput; // A test proves that everything of this shape is an input.
  const lines = problems.map(({ path, message }) => `  ${path || "the whole"}: ${message}`);
  throw new StartRefused(`This is not a check (docs/price.schema.json):\n${lines.join("\n")}`);
}

function parsed(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    throw new StartRefused(`This is not JSON: ${(error as SyntaxError).message}.`); // What JSON.parse throws.
  }
}

/** The lines and totals of a check, then every step that led to them, and what did not apply. */
function summaryOf(check: PricedCheck): string {
  const lines = check.lines.map((line) => [
    line.id,
    `${line.quantity} × ${line.price_posted}`,
    line.amount,
    line.discount_amount,
    line.bonuses_redeemed,
    line.sales_taxes_amount,
    line.amount_to_pay,
  ]);
  const head = ["line", "quantity × price", "amount", "discount", "bonuses", "taxes added", "to pay"];
  const sums = Object.entries(check.totals).filter(([, value]) => /[1-9]/.test(value));
  const who = (source: { kind: string; id: string | null; title: string | null } | null) =>
    source ? `${source.kind} ${source.title ?? source.id ?? ""}`.trim() : "";
  const steps = check.trace.entries.map((entry) => [
    entry.step,
    entry.line ?? "",
    who(entry.source),
    entry.before ?? "",
    entry.change ?? "",
    entry.after ?? "",
  ]);
  const not = check.trace.rejected.map((one) => [who(one.source), one.line ?? "", one.reason, detailsOf(one.details)]);
  return [
    table([head, ...lines]),
    table(sums.map(([name, value]) => [name, `${value} ${check.currency}`])),
    `Why\n${table([["step", "line", "source", "before", "change", "after"], ...steps])}`,
    ...(not.length > 0 ? [`What did not apply\n${table(not)}`] : []),
  ].join("\n\n");
}

function detailsOf(details: Readonly<Record<string, string>>): string {
  return Object.entries(details)
    .map(([name, value]) => `${name} ${value}`)
    .join(", ");
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => [...(row[at] ?? "")].length)));
  const padded = (cell: string, at: number) => cell + " ".repeat((widths[at] ?? 0) - [...cell].length);
  return rows.map((row) => row.map(padded).join("  ").trimEnd()).join("\n");
}
