import { makeDemo } from "../packages/demo/src/demo.ts";
import { StartRefused } from "../packages/server/src/kit/database/start-refused.ts";
import { dataDirectory } from "./data-directory.ts";
import { openDatabase } from "./database.ts";
import { readOptions } from "./options.ts";
import { refuse } from "./refusal.ts";

// `npm run demo`: creates a realistic business with a year of sales in the database from the settings.

try {
  const { seed, transactions, customers, again, upTo } = options();
  const started = Date.now();
  const database = await openDatabase(console.log);
  try {
    const wish = { seed, transactions, customers, again, upTo, password: process.env.PATRON_DEMO_PASSWORD };
    const made = await makeDemo({ ...wish, address: database.address, dataDir: dataDirectory(), report: console.log });
    const seconds = Math.round((Date.now() - started) / 1000);
    const count = (made.loaded + made.sold).toLocaleString("en");
    console.log(`${count} sales and ${made.rows.toLocaleString("en")} rows in ${seconds} s.`);
    console.log(`Sign in after npm start: ${made.email}, password ${made.password}`);
  } finally {
    await database.stop();
  }
} catch (error) {
  refuse(error);
}

function options() {
  const { values } = readOptions({
    options: {
      transactions: { type: "string", default: "100000" },
      customers: { type: "string", default: "2000" },
      seed: { type: "string", default: "1" },
      until: { type: "string" },
      again: { type: "boolean", default: false },
    },
  });
  return {
    transactions: whole("transactions", values.transactions, 10_000_000),
    customers: whole("customers", values.customers, 100_000),
    seed: whole("seed", values.seed, Number.MAX_SAFE_INTEGER),
    again: values.again,
    upTo: values.until ? endOf(values.until) : new Date(),
  };
}

function whole(name: string, text: string, max: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1 && value <= max) return value;
  throw new StartRefused(`--${name} must be a whole number from 1 to ${max}, not "${text}".`);
}

function endOf(day: string): Date {
  try {
    const next = Temporal.PlainDate.from(day).add({ days: 1 });
    return new Date(next.toZonedDateTime("Europe/Kyiv").epochMilliseconds - 1);
  } catch {
    throw new StartRefused(`--until must be a day such as 2026-11-20, not "${day}".`);
  }
}
