import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { call, flag, group, object, open, text } from "@patron/contract/kit";
import { beforeEach, describe, expect, test } from "vitest";
import { root as clone } from "./data-directory.ts";
import { boundaries } from "./gates/boundaries.ts";
import { catalogue, checkCatalogue } from "./gates/catalogue.ts";
import { lint, types, unused } from "./gates/compiler.ts";
import { conventions } from "./gates/conventions.ts";
import { plant, root } from "./gates/planted.ts";
import { compare } from "./gates/provoked.ts";
import { sizes } from "./gates/sizes.ts";
import { generated, outdated } from "./generate-contract.ts";
import { outdatedSql, printSql, wrapped } from "./generate-sql.ts";

// A gate that cannot fail is worse than none: each one runs on clean files, then with a planted violation.

describe("types", () => {
  test("a wrong type is found", async () => {
    plant({
      "packages/one/tsconfig.json":
        '{ "compilerOptions": { "strict": true, "noEmit": true, "types": [] }, "include": ["src"] }',
      "packages/one/src/a.ts": "export const a: number = 1;\n",
    });
    expect(await types.run(root)).toEqual([]);
    plant({ "packages/one/src/b.ts": "export const b: number = 'one';\n" });
    expect((await types.run(root)).join()).toMatch(/b\.ts.*TS2322/);
  });
});

describe("lint", () => {
  beforeEach(() => {
    cpSync(join(clone, "biome.json"), join(root, "biome.json"));
    execFileSync("git", ["init", "-q", root]);
    plant({ ".gitignore": "node_modules/\n", "packages/one/src/a.ts": "export const a: number = 1;\n" });
  });

  test("a clean file passes", async () => {
    expect(await lint.run(root)).toEqual([]);
  });

  test.each([
    ["any", "export const b: any = 1;\n", /noExplicitAny/],
    ["a log to the console", "console.log(1);\n", /noConsole/],
    ["a format of its own", "export const  b = 1\n", /format/],
    [
      "a function that is too long",
      `export function b() {\n${"  Math.abs(1);\n".repeat(61)}}\n`,
      /noExcessiveLinesPerFunction/,
    ],
  ])("%s is found", async (_name, text, problem) => {
    plant({ "packages/one/src/b.ts": text });
    expect((await lint.run(root)).join()).toMatch(problem);
  });
});

describe("boundaries", () => {
  beforeEach(() =>
    plant({
      "package.json": '{ "name": "house", "workspaces": ["packages/*"] }',
      "packages/engine/src/money/money.ts":
        'import type { Word } from "../../../contract/src/enums.ts";\nexport const money: Word = 1;\n',
      "packages/contract/src/enums.ts": "export type Word = 1;\n",
      "packages/contract/src/shop.ts": 'import type { Word } from "./enums.ts";\nexport const shop: Word = 1;\n',
      "packages/server/src/kit/clock.ts": 'import { hrtime } from "node:process";\nexport const clock = hrtime;\n',
      "packages/server/src/modules/pos/public.ts": "export const pos = 1;\n",
      "packages/server/src/modules/pos/queries.ts": "export const list = 1;\n",
      "packages/web/src/features/pos/list.tsx": "export const list = 1;\n",
      "packages/web/src/app/menu.ts": 'import { list } from "../features/pos/list.tsx";\nexport const menu = list;\n',
    }),
  );

  test("a house in order passes", async () => {
    expect(await boundaries.run(root)).toEqual([]);
  });

  test("a parser that sees no import fails", async () => {
    rmSync(join(root, "packages"), { recursive: true });
    plant({ "packages/engine/src/one.ts": "export const one = 1;\n" });
    expect(await boundaries.run(root)).toEqual(["no import was seen: the parser is blind"]);
  });

  test.each([
    ["contract/src/a.ts", "../../engine/src/money/money.ts", "contract imports typebox"],
    ["engine/src/a.ts", "../../contract/src/shop.ts", "engine imports contract/enums"],
    ["engine/src/b.ts", "node:fs", "node:* stays in"],
    ["web/src/a.ts", "../../server/src/kit/clock.ts", "web imports contract"],
    ["server/src/kit/a.ts", "../modules/pos/public.ts", "kit knows no module"],
    ["server/src/adapters/a.ts", "../modules/pos/public.ts", "adapters and ledger know no module"],
    ["server/src/modules/sale/calls.ts", "../pos/queries.ts", "a module reaches another only through its public.ts"],
    ["server/src/modules/sale/calls.ts", "node:crypto", "node:* stays in"],
    ["server/src/modules/sale/calls.ts", "../../../../web/src/app/menu.ts", "server imports contract and engine"],
    ["web/src/ui/a.ts", "../../../contract/src/enums.ts", "ui knows no call"],
    ["web/src/kit/a.ts", "../features/pos/list.tsx", "kit knows no feature"],
    ["web/src/features/pos/a.ts", "../../app/menu.ts", "a feature does not know the app"],
    ["web/src/features/sale/a.ts", "../pos/list.tsx", "a feature never imports a feature"],
    ["e2e/src/a.ts", "../../server/src/kit/clock.ts", "e2e reaches the product"],
    ["engine/src/c.ts", "./missing.ts", "every import leads somewhere"],
    ["engine/src/c.ts", "./c.ts", "no cycles"],
  ])("%s importing %s is found, also as a type", async (from, to, rule) => {
    for (const kind of ["import", "import type"]) {
      plant({ [`packages/${from}`]: `${kind} * as planted from "${to}";\nexport type Planted = typeof planted;\n` });
      expect((await boundaries.run(root)).join("\n")).toContain(rule);
    }
  });

  test("modules that need each other in a circle are found, also where no file does", async () => {
    const modules = "packages/server/src/modules";
    plant({
      [`${modules}/sale/public.ts`]: 'import { pos } from "../pos/public.ts";\nexport const sale = pos;\n',
      [`${modules}/till/public.ts`]: 'import { sale } from "../sale/public.ts";\nexport const till = sale;\n',
      [`${modules}/pos/pos.test.ts`]: 'import { till } from "../till/public.ts";\nexport const tested = till;\n',
    });
    expect(await boundaries.run(root)).toEqual([]);
    plant({
      [`${modules}/pos/views.ts`]: 'import type { till } from "../till/public.ts";\nexport type Shown = typeof till;\n',
    });
    expect(await boundaries.run(root)).toEqual([
      expect.stringContaining("modules depend on each other without a cycle: pos → till → sale → pos"),
    ]);
  });

  test("a circle that closes only by a lazy import passes, any other is found", async () => {
    const screens = "packages/web/src/features/shop/screens.ts";
    plant({
      [screens]: 'export const load = () => import("./edit.tsx");\n',
      "packages/web/src/features/shop/edit.tsx":
        'import { load } from "./screens.ts";\nimport { part } from "./part.tsx";\nexport const edit = [load, part];\n',
      "packages/web/src/features/shop/part.tsx": "export const part = 1;\n",
    });
    expect(await boundaries.run(root)).toEqual([]);
    plant({
      "packages/web/src/features/shop/part.tsx":
        'import { edit } from "./edit.tsx";\nexport const part: unknown = edit;\n',
    });
    expect((await boundaries.run(root)).join("\n")).toContain("no cycles");
  });

  test("pg outside the kit is found", async () => {
    plant({
      "node_modules/pg/package.json": '{ "name": "pg", "main": "index.js" }',
      "node_modules/pg/index.js": "module.exports = {};\n",
      "packages/server/package.json": '{ "name": "server", "dependencies": { "pg": "1.0.0" } }',
      "packages/server/src/modules/pos/calls.ts": 'import pg from "pg";\nexport const calls = pg;\n',
    });
    expect((await boundaries.run(root)).join("\n")).toContain("pg stays in server/src/{kit,adapters}");
  });
});

describe("conventions", () => {
  test.each([
    ["packages/server/src/modules/pos/calls.ts", "process.env.HOME;\n", /read the environment/],
    ["packages/engine/src/a.ts", "fetch('/');\n", /fetch belongs/],
    ["packages/engine/src/a.ts", "new Date();\n", /no clock/],
    ["packages/web/src/ui/utils.ts", "export {};\n", /named after what it holds/],
    ["packages/web/src/ui/index.ts", "export {};\n", /named after what it holds/],
  ])("%s with %j is found", async (path, text, problem) => {
    plant({ [path]: `// ${text}` });
    if (!/utils|index/.test(path)) expect(await conventions.run(root)).toEqual([]);
    plant({ [path]: text });
    expect((await conventions.run(root)).join()).toMatch(problem);
  });
});

describe("file sizes", () => {
  const long = (lines: number) => "export {};\n".repeat(lines);
  const exceptions = "tools/gates/size-exceptions.json";

  test("400 lines pass, 401 do not", async () => {
    plant({ "packages/one/src/a.ts": long(400) });
    expect(await sizes.run(root)).toEqual([]);
    plant({ "packages/one/src/a.ts": long(401) });
    expect(await sizes.run(root)).toEqual(["packages/one/src/a.ts: 401 lines, at most 400"]);
  });

  test("a list screen has 60 lines, a form screen 90, their parts as many as any file", async () => {
    const [list, form] = ["packages/web/src/features/a/list.tsx", "packages/web/src/features/a/edit.tsx"];
    plant({ [list]: `<ListScreen\n${long(59)}`, [form]: `<FormScreen\n${long(89)}` });
    plant({ "packages/web/src/features/a/parts/table.tsx": `<PagedScreen\n${long(200)}` });
    expect(await sizes.run(root)).toEqual([]);
    plant({ [list]: `<PagedScreen\n${long(60)}`, [form]: `<FormScreen\n${long(90)}` });
    expect(await sizes.run(root)).toEqual([
      `${form}: 91 lines, a form screen has at most 90`,
      `${list}: 61 lines, a list screen has at most 60`,
    ]);
  });

  test("generated files and messages do not count", async () => {
    plant({
      "packages/one/src/a.ts": `// Generated from the contract.\n${long(500)}`,
      "packages/one/src/messages/en.ts": long(500),
    });
    expect(await sizes.run(root)).toEqual([]);
  });

  test("30 files stand in a folder, 31 do not, unless they are messages, generated, or migrations", async () => {
    const files = (folder: string, many: number, text = long(1)) =>
      plant(Object.fromEntries(Array.from({ length: many }, (_, at) => [`${folder}/${at}.ts`, text])));
    files("packages/one/src/parts", 30);
    files("packages/one/src/made", 31, "// Generated from the contract.\n");
    files("packages/one/src/messages", 31);
    files("packages/server/migrations", 31);
    expect(await sizes.run(root)).toEqual([]);
    files("packages/one/src/parts", 31);
    expect(await sizes.run(root)).toEqual(["packages/one/src/parts: 31 files, at most 30"]);
    plant({ [exceptions]: '{ "packages/one/src/parts": 31 }' });
    expect(await sizes.run(root)).toEqual([]);
  });
  test("an exception holds the length it names, and must go when it is not needed", async () => {
    plant({ "packages/one/src/a.ts": long(450), [exceptions]: '{ "packages/one/src/a.ts": 450 }' });
    expect(await sizes.run(root)).toEqual([]);
    plant({ "packages/one/src/a.ts": long(451) });
    expect((await sizes.run(root)).join()).toMatch(/451 lines, at most 450/);
    plant({ "packages/one/src/a.ts": long(449) });
    expect((await sizes.run(root)).join()).toMatch(/lower or remove it/);
    plant({ [exceptions]: '{ "packages/one/src/gone.ts": 450 }', "packages/one/src/a.ts": long(3) });
    expect((await sizes.run(root)).join()).toMatch(/does not exist/);
  });
});

describe("unused", () => {
  beforeEach(() =>
    plant({
      "package.json": '{ "name": "house", "type": "module" }',
      "knip.json": '{ "entry": ["src/main.ts"], "project": ["src/**/*.ts"] }',
      "src/main.ts": 'import { a } from "./a.ts";\nprocess.exitCode = a;\n',
      "src/a.ts": "export const a = 1;\n",
    }),
  );

  test("a house where everything is used passes", async () => {
    expect(await unused.run(root)).toEqual([]);
  });

  test.each([
    ["a file", { "src/b.ts": "export const b = 1;\n" }, /Unused files/],
    ["an export", { "src/a.ts": "export const a = 1;\nexport const b = 2;\n" }, /Unused exports/],
    [
      "a dependency",
      { "package.json": '{ "name": "house", "dependencies": { "pg": "8.0.0" } }' },
      /Unused dependencies/,
    ],
    ["an undeclared package", { "src/a.ts": 'import pg from "pg";\nexport const a = pg;\n' }, /Unlisted dependencies/],
  ])("%s that nobody uses or declares is found", async (_name, files, problem) => {
    plant(files as unknown as Record<string, string>); // The rows of the table differ in their keys.
    expect((await unused.run(root)).join()).toMatch(problem);
  });
});

describe("catalogue", () => {
  const planned = { route: "GET /shops", query: ["active", "page"], upload: false, answer: "json" };
  const entry = { summary: "Lists shops.", access: open, response: object({ title: text(10) }) };
  const list = call("GET /shops", { ...entry, query: { active: flag }, paged: {} });
  const problemsOf = (...given: Parameters<typeof checkCatalogue>) => checkCatalogue(...given).join("\n");

  test("a call as in the catalogue passes, and one that may wait", () => {
    expect(checkCatalogue([planned], [], [list])).toEqual([]);
    expect(checkCatalogue([planned], ["GET /shops"], [])).toEqual([]);
    expect(checkCatalogue([{ ...planned, query: ["sort"] }], ["GET /shops?sort"], [list])).toEqual([]);
  });

  test("a call that vanished is found", () => {
    expect(problemsOf([planned], [], [])).toMatch(/neither implemented nor in not-yet/);
  });

  test("a list that does not shrink is found", () => {
    expect(problemsOf([planned], ["GET /shops"], [list])).toMatch(/take it out of not-yet/);
    expect(problemsOf([planned], ["GET /shops?active"], [list])).toMatch(/take it out of not-yet/);
    expect(problemsOf([planned], ["GET /gone"], [list])).toMatch(/only not-yet.txt knows it/);
  });

  test("a missing query name, upload and page are found", () => {
    expect(problemsOf([{ ...planned, query: ["sort"] }], [], [list])).toMatch(/the query name sort/);
    expect(problemsOf([{ ...planned, upload: true }], [], [list])).toMatch(/upload of an image/);
    expect(problemsOf([{ ...planned, answer: "html" }], [], [list])).toMatch(/answers html/);
  });

  test("a call of our own that is not marked, or stands among the catalogue's, is found", () => {
    const own = call("GET /own", entry);
    expect(problemsOf([], [], [own])).toMatch(/one of ours is an extension/);
    expect(problemsOf([], [], [call("GET /own", { ...entry, extension: true })])).toMatch(/stands below/);
    expect(checkCatalogue([], [], [call("GET /x/own", { ...entry, extension: true })])).toEqual([]);
    expect(problemsOf([planned], [], [call("GET /shops", { ...list, extension: true })])).toMatch(/no extension/);
  });

  test("the lists are read from the clone", async () => {
    plant({
      "packages/contract/catalogue/calls.tsv": "area\tmethod\tpath\tquery\tbody\tanswer\nx\tGET\t/nowhere\t\t\tjson\n",
      "packages/contract/catalogue/not-yet.txt": "",
    });
    expect((await catalogue.run(root)).join("\n")).toContain("GET /nowhere: it is neither");
  });
});

describe("provoked failures", () => {
  const shops = group("shops", {
    get: call("GET /x/shops", {
      summary: "Shows a shop.",
      access: open,
      response: object({ title: text(10) }),
      errors: ["pos.not_found", "conflict.stale"],
    }),
  });
  const calls = Object.values(shops);

  test("a failure that was provoked, or has a reason, passes; those of the kit are no promise of a call", () => {
    expect(compare(calls, "shops.get\tpos.not_found\n", "")).toEqual([]);
    expect(compare(calls, "", "shops.get\tpos.not_found\tOnly the moon can.\n")).toEqual([]);
  });

  test("a failure that was never provoked is found", () => {
    expect(compare(calls, "", "").join()).toMatch(/shops.get: pos.not_found is declared and never provoked/);
    expect(compare(calls, "", "shops.get\tpos.not_found").join()).toMatch(/never provoked/);
  });

  test("an exception that is not needed is found", () => {
    expect(compare(calls, "shops.get\tpos.not_found\n", "shops.get\tpos.not_found\tNo.\n").join()).toMatch(/need not/);
    expect(compare(calls, "shops.get\tpos.not_found\n", "shops.gone\tpos.not_found\tNo.\n").join()).toMatch(/need not/);
  });
});

describe("generated files", () => {
  test("what differs from the contract is found", () => {
    const [present, path] = [generated(), "docs/calls.md"];
    expect(outdated((file) => (file === path ? "Every call" : (present.get(file) ?? "")))).toEqual([path]);
  });

  describe("of queries", () => {
    const rows = pathToFileURL(join(clone, "packages/server/src/kit/database/rows.ts")).href;
    const query = (name: string, parameters: string, more = "") =>
      `export const ${name} = (${parameters}) => q.selectFrom("pos").select("id").where("id", "=", id)${more};\n`;
    const shop = (...queries: string[]) =>
      plant({ "packages/server/src/modules/shop/queries.ts": `import { q } from "${rows}";\n${queries.join("")}` });
    const list = query(
      "listShops",
      "id: string, only?: boolean",
      '.$if(!!only, (one) => one.where("active", "=", true))',
    );
    const target = "packages/server/sql/shop.sql";

    test("every form of a query is generated, and generated files pass", async () => {
      shop(list);
      plant(Object.fromEntries(await printSql(root)));
      expect(await outdatedSql(root)).toEqual([]);
      const text = readFileSync(join(root, target), "utf8");
      expect(text).toContain('-- listShops\nselect "id"\nfrom "pos"\nwhere "id" = $1\n  and "active" = $2;\n');
      expect(text).toContain('-- listShops, required parameters only\nselect "id"\nfrom "pos"\nwhere "id" = $1;\n');
    });

    test("a query that is not generated, an outdated one, and a file without its module are found", async () => {
      for (const file of ["queries.ts", "totals/queries.ts"]) {
        plant({ [`packages/server/src/modules/shop/${file}`]: `import { q } from "${rows}";\n${list}` });
        expect(await outdatedSql(root)).toEqual([target]);
        plant(Object.fromEntries(await printSql(root)));
      }
      shop(list);
      plant(Object.fromEntries(await printSql(root)));
      plant({ [target]: readFileSync(join(root, target), "utf8").replace('"active"', '"open"') });
      expect(await outdatedSql(root)).toEqual([target]);
      plant(Object.fromEntries(await printSql(root)));
      plant({ "packages/server/sql/gone.sql": "" });
      expect(await outdatedSql(root)).toEqual(["packages/server/sql/gone.sql"]);
    });

    test.each([
      ["without a type to make a sample of", query("getShop", "id"), /getShop: .*has no type/],
      [
        "that no sample fits",
        query("getShop", "id: string, way: Way", ".$if(way.of.them === 1, (one) => one)"),
        /getShop/,
      ],
      [
        "that is no function",
        'export const allShops = q.selectFrom("pos").select("id");\n',
        /allShops must be a function/,
      ],
      ["that answers no query", "export const getShop = () => undefined;\n", /getShop/],
    ])("a query %s is found", async (_name, text, problem) => {
      shop(text);
      await expect(printSql(root)).rejects.toThrow(problem);
    });

    test("clauses stand on lines of their own, unless in brackets or quotes", () => {
      expect(
        wrapped(`select "a from b", (select 1 from x) from t left join u on true where a is distinct from 'x and y'`),
      ).toBe(`select "a from b", (select 1 from x)\nfrom t\nleft join u on true\nwhere a is distinct from 'x and y'`);
    });
  });
});
