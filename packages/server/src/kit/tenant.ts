import type { CompiledQuery } from "kysely";
import type { PoolClient, QueryConfig } from "pg";
import type { NameOf } from "./database/prepared.ts";
import type { Query } from "./database/rows.ts";
import { boundParameters } from "./database/tenant-compiler.ts";
import { lockKey } from "./keyed-mutex.ts";
import { pipeline } from "./pool.ts";

/**
 * The only database handle a handler can reach: one open transaction, scoped to one business by row security.
 * For signed-out calls there is no business, and tenant tables show and take nothing until `enter`.
 */
export class Tenant {
  readonly #client: PoolClient;
  readonly #nameOf: NameOf;
  #businessId: string | undefined;
  constructor(client: PoolClient, nameOf: NameOf = () => undefined) {
    this.#client = client;
    this.#nameOf = nameOf;
  }

  /** All rows. */
  async many<Row>(query: Query<Row>): Promise<Row[]> {
    return (await this.#run(query.compile())).rows as Row[]; // The query was built with this row type.
  }
  /** The first row, if there is one. */
  async maybe<Row>(query: Query<Row>): Promise<Row | undefined> {
    return (await this.many(query))[0];
  }
  /** The row that must be there: its absence is a fault of ours, not of the caller. */
  async one<Row>(query: Query<Row>): Promise<Row> {
    const row = await this.maybe(query);
    if (row === undefined) throw new Error("A row that must exist does not.");
    return row;
  }
  /** All rows in their order, some at a time, as the books stood when the reading began. One such reading a transaction. */
  async *stream<Row>(query: Query<Row>, atOnce: number): AsyncGenerator<Row[]> {
    const { sql, parameters } = query.compile();
    await this.#client.query(`declare stream no scroll cursor for ${sql}`, this.#bound(parameters));
    for (;;) {
      const { rows } = await this.#client.query(`fetch forward ${atOnce} from stream`);
      if (rows.length === 0) return;
      yield rows as Row[]; // The query was built with this row type.
    }
  }
  /** How many rows a change touched. */
  async run(query: Query<unknown>): Promise<number> {
    return (await this.#run(query.compile())).rowCount ?? 0;
  }
  /**
   * All rows of a query that nobody waits for and that goes through the whole of a business: it may last so many minutes,
   * and from here on so may every other one of the transaction on the side of the database. Nothing is looked up row by
   * row in it: the database takes every business for one of average size, and by that guess would seek each of many rows
   * of one table in all of another.
   */
  async long<Row>(query: Query<Row>, minutes: number): Promise<Row[]> {
    const limit = minutes * 60_000;
    const limits = `select set_config('statement_timeout', $1, true), set_config('lock_timeout', $1, true),
      set_config('enable_nestloop', 'off', true)`;
    await this.#client.query(limits, [`${limit}ms`]);
    const { sql: text, parameters } = query.compile();
    // The driver has a limit of its own for each query, in case the link goes silent.
    const requested: QueryConfig & { query_timeout: number } = {
      text,
      values: this.#bound(parameters),
      query_timeout: limit,
    };
    return (await this.#client.query(requested)).rows as Row[]; // The query was built with this row type.
  }
  /** Sends several statements without waiting for each answer (`pipeline`). */
  pipeline<T>(request: () => Promise<T>): Promise<T> {
    return pipeline(this.#client, request);
  }
  /** Statements that are made now and sent later, all at once: by then nothing can go wrong with them but in the database. */
  ready(queries: readonly Query<unknown>[]): () => Promise<unknown> {
    const compiled = queries.map((query) => query.compile());
    return () => Promise.all(compiled.map((one) => this.#run(one)));
  }
  /** Waits for the other transactions of this process that are about the same, before the database makes it wait. */
  async serialize(key: string): Promise<void> {
    await lockKey(this.#client, key);
  }
  /** Works inside a business that the transaction has entered already, by its session or its terminal. */
  entered(businessId: string): void {
    this.#businessId = businessId;
  }
  /** From here on the transaction works inside this business. Only founding and switching businesses enter one. */
  async enter(businessId: string): Promise<void> {
    this.#businessId = businessId;
    // SET takes no parameter; a distributed database passes SET LOCAL on, set_config not.
    await this.#client.query(`set local app.business_id = ${this.#client.escapeLiteral(businessId)}`);
  }
  /**
   * Adds a job that runs after this transaction commits, and never when it does not; not before `at`. A waiting job with
   * the same `key` is replaced.
   */
  async job(
    task: string,
    payload: Record<string, unknown>,
    at: Date | null = null,
    key: string | null = null,
  ): Promise<void> {
    await this.#client.query("select add_job($1, $2::jsonb, run_at => $3, key => $4)", [
      task,
      JSON.stringify(payload),
      at,
      key,
    ]);
  }

  #bound(parameters: readonly unknown[]): unknown[] {
    return boundParameters(parameters, this.#businessId);
  }

  #run(query: CompiledQuery) {
    const { sql: text, parameters } = query;
    const name = this.#nameOf(text);
    return this.#client.query({ text, values: this.#bound(parameters), ...(name !== undefined && { name }) });
  }
}
