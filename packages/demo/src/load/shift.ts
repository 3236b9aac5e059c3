import { setImmediate as breath } from "node:timers/promises";
import type { Dictionary } from "../../../server/src/kit/records/pack.ts";
import { hourStart } from "../business/calendar.ts";
import type { Founded } from "../found/found.ts";
import { Books } from "./books.ts";
import { Cashier, type NumberedSale } from "./cashier.ts";
import type { RuleUse } from "./counters.ts";
import { type Batch, Lines, type LoadedColumns } from "./lines.ts";
import type { Member } from "./members.ts";
import { type TemplateFacts, Templates } from "./templates.ts";

/** What a shift needs to sell to its customers. It can be sent to another thread. */
export interface Opening {
  founded: Founded;
  templates: TemplateFacts;
  dictionary: Dictionary;
  members: Member[];
  columns: LoadedColumns;
}
/** Sales of one day in chronological order. */
export interface Part {
  date: string;
  /** Whether the day begins with them: what expired before it is removed first. */
  opens: boolean;
  sales: NumberedSale[];
}
export interface Stint {
  parts: Part[];
  /** Age sequences for the lots that these sales create, more than enough. */
  sequences: bigint[];
}
/** The state at the end, of what the shift has touched. */
export interface Closed {
  batch: Batch;
  uses: RuleUse[];
  /** By index. */
  members: Map<number, Member>;
  lots: { id: string; remaining: bigint }[];
}

/** Sales between pauses that let other work of the thread continue. */
const salesBetweenBreaths = 50;

/**
 * Sells to some of the customers from the first day to the last. A sale depends on the past of its own customer only, so shifts with different
 * customers can work at the same time, and their number does not change the result.
 */
export class Shift {
  readonly #lines: Lines;
  readonly #opening: Opening;
  readonly #books: Books;
  readonly #cashier: Cashier;
  /** The next one last. Those that a stint leaves over are dropped. */
  #sequences: bigint[] = [];
  /** One stint after the other, also when several are given at once. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(opening: Opening) {
    const { founded, templates, dictionary, members, columns } = opening;
    this.#lines = new Lines(columns);
    this.#opening = opening;
    this.#books = new Books(this.#lines, () => this.#nextSequence());
    // In a thread of its own it has come by message, and is no longer a buffer.
    const copied = { ...dictionary, content: Buffer.from(dictionary.content) };
    const own = { templates: new Templates(templates), books: this.#books, lines: this.#lines, dictionary: copied };
    this.#cashier = new Cashier({ founded, members, ...own });
  }

  sell(stint: Stint): Promise<Batch> {
    const sold = this.#last.then(() => this.#sell(stint));
    this.#last = sold;
    return sold;
  }

  /** Runs the cancellations until the end of the history, and returns the state that the sales have left. */
  close(upTo: Date, sequences: bigint[]): Promise<Closed> {
    return this.#last.then(() => {
      this.#sequences = sequences.toReversed();
      this.#cashier.cancelUntil(upTo.getTime());
      this.#cashier.close();
      const uses = this.#cashier.counters.uses();
      return { batch: this.#lines.take(), uses, members: this.#came(), lots: [...this.#books.movedLots()] };
    });
  }

  async #sell({ parts, sequences }: Stint): Promise<Batch> {
    this.#sequences = sequences.toReversed();
    for (const { date, opens, sales } of parts) {
      if (opens) this.#open(date);
      for (const [index, sale] of sales.entries()) {
        this.#cashier.sell(sale);
        if (index % salesBetweenBreaths === 0) await breath();
      }
    }
    return this.#lines.take();
  }

  #open(date: string): void {
    const start = hourStart(Temporal.PlainDate.from(date), 0);
    this.#cashier.cancelUntil(start);
    this.#books.expire(date, new Date(start + 30_000));
  }

  #nextSequence(): bigint {
    const sequence = this.#sequences.pop();
    if (sequence === undefined) throw new Error("More lots were created than sequence numbers were reserved.");
    return sequence;
  }

  /** The members who have bought; nobody needs their lots any more. */
  #came(): Map<number, Member> {
    const came = new Map<number, Member>();
    for (const [index, member] of this.#opening.members.entries()) {
      if (member.state) came.set(index, { ...member, state: { ...member.state, lots: [] } });
    }
    return came;
  }
}
