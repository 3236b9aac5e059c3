import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, inject, test } from "vitest";
import { statementsIn } from "../../../../../tools/generate/printed-sql.ts";
import { connected } from "./connection.ts";

// The output of tools/generate-sql.ts. Statements with caller-supplied columns cannot be prepared and are skipped.
const files = globSync(join(import.meta.dirname, "../../../sql/*.sql"));
const statements = (file: string) =>
  statementsIn(readFileSync(file, "utf8"))
    .map(({ sql }) => sql)
    .filter((text) => !text.includes('"…"'));

test("there are queries of every module", () => expect(files.length).toBeGreaterThan(10));

test.each(files.map((file) => [basename(file), file]))(
  "PostgreSQL takes every query of %s as the app role",
  (_, file) =>
    connected(inject("database").app, async (client) => {
      for (const [index, text] of statements(file).entries()) {
        await client.query(`prepare asked_${index} as ${text}`).catch((error: unknown) => {
          throw new Error(`${error} in: ${text}`);
        });
      }
    }),
);
