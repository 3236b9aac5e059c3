import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@hey-api/openapi-ts";
import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readDocument } from "./document.ts";

// An integrator's first steps: generate a client from docs/openapi.json, and write a few lines against it.

const compiler = new URL("../../../node_modules/typescript/bin/tsc", import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), "patron-clients-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const settings = {
  compilerOptions: {
    ...{ strict: true, noUncheckedIndexedAccess: true, noEmit: true, skipLibCheck: false, types: [] },
    ...{ target: "es2022", module: "esnext", moduleResolution: "bundler", lib: ["es2023", "dom", "dom.iterable"] },
  },
};

const useOfTypes = `
import type { Customer, CustomerCreate, CustomerList, PaymentType, Pos, PosCreate, PosList, PosUpdate, Problem, operations } from "./schema";

export const body: PosCreate = { loyalty_id: "0195a4b0-0000-7000-8000-000000000001", title: "Khreshchatyk 1" };
export const change: PosUpdate = { active: false };
export const first = (list: PosList): Pos | undefined => list.items[0];
export const names = (list: CustomerList): string[] => list.items.map(({ name }) => name);
export const balances = (customer: Customer): string[] => customer.cards.flatMap(({ bonuses = [] }) => bonuses.map(({ balance }) => balance));
export const added: CustomerCreate = { loyalty_id: body.loyalty_id, phone: "+380501234567" };
export const isCash = (type: PaymentType): boolean => type === "cash";
export const message = (problem: Problem): string => problem.errors?.[0]?.message ?? problem.detail;
export type Answer = operations["getPos"]["responses"]["200"]["content"]["application/json"];
`;

const useOfMethods = `
import { createPos, getCustomer, listPos, updatePos, type Customer, type Pos, type PosCreate, type Problem } from "./index";

export async function addPos(body: PosCreate): Promise<Pos> {
  const { data, error } = await createPos({ body, headers: { "Idempotency-Key": "one" } });
  if (!data) throw new Error((error as Problem).code);
  return data;
}
export async function rename(pos: Pos, title: string): Promise<Pos | undefined> {
  const { data } = await updatePos({ path: { posId: pos.id }, body: { title }, headers: { "If-Match": \`"\${pos.version}"\` } });
  return data;
}
export async function all(): Promise<Pos[]> {
  const { data } = await listPos({ query: { pos_type: "road-tanker" } });
  return data?.items ?? [];
}
export async function find(userId: string): Promise<Customer | undefined> {
  return (await getCustomer({ path: { userId } })).data;
}
`;

beforeAll(async () => {
  for (const name of ["types", "methods"]) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, "tsconfig.json"), JSON.stringify(settings));
  }
});

/** The compiler's output for a folder; empty if all is well. */
function problemsIn(name: string): string {
  const { stdout } = spawnSync(process.execPath, [compiler, "-p", join(folder, name), "--pretty", "false"]);
  return stdout.toString();
}

test("openapi-typescript makes types that compile strictly and are named as people would", async () => {
  const document = readDocument() as unknown as OpenAPI3; // Its own type of the same document.
  const types = await openapiTS(document, { rootTypes: true, rootTypesNoSchemaPrefix: true });
  writeFileSync(join(folder, "types/schema.ts"), astToString(types));
  writeFileSync(join(folder, "types/use.ts"), useOfTypes);
  expect(problemsIn("types")).toBe("");
});

test("openapi-ts makes a client that compiles strictly, with a method for each operation", async () => {
  const input = readDocument() as unknown as Record<string, unknown>; // Its own type is looser.
  const plugins = ["@hey-api/typescript", "@hey-api/sdk", "@hey-api/client-fetch"] as const;
  const output = { path: join(folder, "methods") };
  await createClient({ input, output, logs: { level: "silent" }, plugins: [...plugins] });
  writeFileSync(join(folder, "methods/tsconfig.json"), JSON.stringify(settings));
  writeFileSync(join(folder, "methods/use.ts"), useOfMethods);
  expect(problemsIn("methods")).toBe("");

  const types = readFileSync(join(folder, "methods/types.gen.ts"), "utf8");
  const names = [...types.matchAll(/^export type (\w+) =/gm)].map((match) => match[1]!); // The group always takes part.
  for (const name of [
    "Customer",
    "CustomerCreate",
    "CustomerList",
    "Transaction",
    "PosUpdate",
    "PaymentType",
    "Problem",
  ]) {
    expect(names).toContain(name);
  }
  expect(names.filter((name) => /[a-z]\d+$|Writable$/.test(name))).toEqual([]);
});
