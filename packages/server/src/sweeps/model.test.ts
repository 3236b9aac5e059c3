import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, test } from "vitest";
import { changedTables } from "../../test/checksums.ts";
import { attempt, possibleStates } from "../../test/model/at-once.ts";
import { answered, type Books, emptyBooks, isPossible, pointed } from "../../test/model/books.ts";
import type { Policy } from "../../test/model/card.ts";
import { type Counter, openCounter, perform } from "../../test/model/counter.ts";
import { actualState, expectedState, expectInvariants, watch } from "../../test/model/judge.ts";
import { cards, type Move, moves, type Request, requests } from "../../test/model/request.ts";
import { openConnection, ownDatabase } from "../../test/own-database.ts";
import { startTestServer } from "../../test/server.ts";

/**
 * Everything that moves bonuses, requested in any order from the server and from a small model of it. The suite repeats the same sequences
 * every time; to search for new ones, repeatable by what it prints: `MODEL_RUNS=500 MODEL_LENGTH=60 npx vitest run --project server model`,
 * then MODEL_SEED, MODEL_PATH and MODEL_REPLAY.
 */
const { MODEL_RUNS, MODEL_LENGTH, MODEL_SEED, MODEL_PATH, MODEL_REPLAY } = process.env;
const runs = Number(MODEL_RUNS ?? 8);
const length = Number(MODEL_LENGTH ?? 40);
const seed = Number(MODEL_SEED ?? (MODEL_RUNS ? Date.now() % 2 ** 31 : 1));
const timeout = runs > 8 ? 0 : 600_000;
const replayed = MODEL_PATH ? { path: MODEL_PATH } : {};

const address = await ownDatabase();
const server = await startTestServer({}, address);
const owner = await openConnection(address.owner);
const policies = fc.constantFrom<Policy[]>("refuse", "allow-debt");

interface Model {
  books: Books;
  serial: number;
}
interface Real {
  counter: Counter;
  checksums: Awaited<ReturnType<typeof watch>>;
}

/** Initial bonuses to compete for. */
const first: Move = { do: "add", card: 0, by: "owner", amount: 1_500, lives: null };

/** One request to both: they must agree on its result and on the visible state afterwards. */
class RequestCommand implements fc.AsyncCommand<Model, Real> {
  readonly request: Request;
  constructor(request: Request) {
    this.request = request;
  }
  check({ books }: Readonly<Model>): boolean {
    return isPossible(books, this.request);
  }
  async run(model: Model, { counter, checksums }: Real): Promise<void> {
    model.serial += 1;
    const request = pointed(model.books, this.request);
    const { books, outcome } = answered(model.books, request, model.serial);
    const before = await checksums();
    expect(await perform(counter, request, model.serial)).toEqual(outcome);
    if ("code" in outcome || "again" in outcome) expect(changedTables(before, await checksums())).toEqual([]);
    model.books = books;
    expect(await actualState(counter, owner)).toEqual(expectedState(books));
    await expectInvariants(counter, owner);
  }
  toString(): string {
    return JSON.stringify(this.request);
  }
}

test(
  `the server agrees with the model for any requests in any order (seed ${seed}, ${runs} × ${length})`,
  async () => {
    const commands = requests.map((request) => request.map((one) => new RequestCommand(one)));
    const sequences = fc.commands(commands, {
      ...{ maxCommands: length, size: "max" },
      ...(MODEL_REPLAY ? { replayPath: MODEL_REPLAY } : {}),
    });
    const holds = fc.asyncProperty(policies, sequences, async (policy, sequence) => {
      await fc.asyncModelRun(async () => {
        const counter = await openCounter(server, policy);
        const checksums = await watch(counter, owner);
        return { model: { books: emptyBooks(policy, cards), serial: 0 }, real: { counter, checksums } };
      }, sequence);
    });
    await fc.assert(holds, { seed, numRuns: runs, ...replayed });
  },
  timeout,
);

/** Rare in a few short sequences: litres credited by a sale that are used up when it is cancelled. */
test.each<Policy>(["refuse", "allow-debt"])(
  "a cancelled sale whose litres were drawn falls short: %s",
  async (policy) => {
    const counter = await openCounter(server, policy);
    const real = { counter, checksums: await watch(counter, owner) };
    const model = { books: emptyBooks(policy, cards), serial: 0 };
    const sale: Request = { do: "sell", card: 0, tens: 1, odds: 1, redeem: 0, paid: false };
    const draw = { do: "draw", card: 0, by: "owner" } as const;
    const cancel = (past: number): Request => ({ do: "cancel", past, by: past === 0 ? "till" : "owner" });
    const [nobodyHasIt, sold, drawn, isShort] = [{ ...draw, amount: 1 }, sale, { ...draw, amount: null }, cancel(1)];
    for (const request of [nobodyHasIt, sold, drawn, isShort, sale, cancel(0), cancel(1), cancel(2)]) {
      await new RequestCommand(request).run(model, real);
    }
  },
);

test(
  `concurrent requests end as in one of their orders (seed ${seed}, ${runs} runs)`,
  async () => {
    const requests = fc.record({
      request: fc.oneof<fc.Arbitrary<Move>[]>(...moves),
      times: fc.integer({ min: 1, max: 2 }),
    });
    const rounds = fc.array(fc.array(requests, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 8 });
    const holds = fc.asyncProperty(policies, rounds, async (policy, all) => {
      const counter = await openCounter(server, policy);
      let serial = 0;
      // The observations may fit several orders, which the next round may narrow down.
      let known = [emptyBooks(policy, cards)];
      for (const round of [[{ request: first, times: 1 }], ...all]) {
        const [books] = known as [Books]; // There is always one, as expected below.
        const possible = round.filter(({ request }) => isPossible(books, request));
        const sent = possible.map(({ request, times }, index) =>
          attempt(counter, pointed(books, request), serial + index, times),
        );
        serial += possible.length;
        const seen = (await Promise.all(sent)).flat();
        const now = await actualState(counter, owner);
        const fitting = known
          .flatMap((one) => possibleStates(one, seen))
          .filter((one) => isDeepStrictEqual(expectedState(one), now));
        known = [...new Map(fitting.map((one) => [JSON.stringify(one), one])).values()];
        if (known.length === 0)
          throw new Error(`No order explains ${JSON.stringify(seen)} with ${JSON.stringify(now)}`);
        await expectInvariants(counter, owner);
      }
    });
    await fc.assert(holds, { seed, numRuns: runs, endOnFailure: true });
  },
  timeout,
);
