import * as vitest from "vitest";

/** Tests that run together, because they share setup. */
export interface Unit {
  name: string;
  run(): Promise<void>;
}

type Body = (...values: unknown[]) => unknown;
interface Scope {
  names: string[];
  before: Body[];
  tests: { name: string; body: Body }[];
  isShared: boolean;
}

/** Replaces vitest's registration functions, so the same process can run tests repeatedly. */
export function harness() {
  const units: Unit[] = [];
  let scope: Scope = { names: [], before: [], tests: [], isShared: false };

  function close(done: Scope): void {
    const prepare = async () => {
      for (const body of done.before) await body();
    };
    const alone = done.tests.map(({ name, body }) => ({
      name: [...done.names, name].join(" > "),
      run: async () => void (await body()),
    }));
    if (!done.isShared) return void units.push(...alone);
    const run = async () => {
      await prepare();
      for (const test of alone) await test.run();
    };
    units.push({ name: done.names.join(" > "), run });
  }

  function within(name: string, body: Body, values: unknown[] = []): void {
    const outer = scope;
    scope = { names: [...outer.names, name], before: [...outer.before], tests: [], isShared: outer.isShared };
    body(...values);
    close(scope);
    scope = outer;
  }

  // A body may come before or after the options.
  const bodyOf = (first: unknown, second: unknown): Body => (typeof first === "function" ? first : second) as Body; // One of the two is the body.
  const test = (name: string, first: unknown, second?: unknown) =>
    void scope.tests.push({ name, body: bodyOf(first, second) });
  const each = (rows: readonly unknown[], isSpread: boolean) => (name: string, first: unknown, second?: unknown) =>
    rows.forEach((row, index) => {
      // Like vitest: rows are spread only if every row is a list.
      const values = isSpread && rows.every(Array.isArray) ? (row as unknown[]) : [row]; // It is one of them.
      scope.tests.push({ name: `${name} ${index}`, body: () => bodyOf(first, second)(...values) });
    });
  const provided = {
    ...vitest,
    describe: Object.assign(within, {
      each: (rows: readonly unknown[]) => (name: string, body: Body) =>
        rows.forEach((row, position) => {
          within(`${name} ${position}`, body, Array.isArray(row) ? row : [row]);
        }),
    }),
    test: Object.assign(test, {
      each: (rows: readonly unknown[]) => each(rows, true),
      for: (rows: readonly unknown[]) => each(rows, false),
      skipIf: (isSkipped: unknown) => (isSkipped ? () => undefined : test),
    }),
    beforeAll: (body: Body) => {
      scope.before.push(body);
      scope.isShared = true;
    },
  };

  return {
    provided,
    /** Loads a test file and collects its tests. */
    async file(name: string, load: () => Promise<unknown>): Promise<void> {
      scope = { names: [name], before: [], tests: [], isShared: false };
      await load();
      close(scope);
    },
    units,
  };
}
