import type { EntityType } from "@patron/contract/enums";
import type { CompiledQuery } from "kysely";
import type { PoolClient, QueryConfig } from "pg";
import type { Query } from "./database/rows.ts";
import { settledOf } from "./database/settled.ts";
import { boundParameters } from "./database/tenant-compiler.ts";
import { queueJob } from "./distributed/queued-jobs.ts";
import { lockKey } from "./keyed-mutex.ts";
import { sendTogether, watchSent } from "./pool.ts";
import type { Person } from "./who.ts";

/** How often what a server remembers of a business has changed; goods are known for calls of terminals. */
export interface Versions {
  settings: bigint;
  goods?: bigint | undefined;
}

type NameOfQuery = (query: CompiledQuery, client: PoolClient) => string | undefined;

/**
 * The only database handle of a handler: one open transaction, restricted to one business by row-level security. Signed-out calls have no
 * business, and tenant tables show and accept nothing until `enter`. Statements that do not wait for each other (`Promise.all`) travel in one
 * round trip.
 */
export class Tenant {
  readonly #client: PoolClient;
  readonly #nameOf: NameOfQuery;
  #businessId: string | undefined;
  #settings: Map<string, unknown> | undefined;
  #goodsState: string | undefined;
  #admitted: Promise<unknown> | undefined;
  #statementMs: number | undefined;
  #isNarrowed = false;
  readonly #announced = new Set<EntityType>();
  /** `nameOf` returns the name under which a statement is prepared, if any. */
  constructor(client: PoolClient, nameOf: NameOfQuery = () => undefined) {
    this.#client = client;
    this.#nameOf = nameOf;
  }

  /** All rows. */
  async many<Row>(query: Query<Row>): Promise<Row[]> {
    return (await this.#run(query.compile())).rows as Row[]; // The query was built with this row type.
  }
  /** The first row, if any. */
  async maybe<Row>(query: Query<Row>): Promise<Row | undefined> {
    return (await this.many(query))[0];
  }
  /** The only row; a missing one is a bug, not the caller's mistake. */
  async one<Row>(query: Query<Row>): Promise<Row> {
    const row = await this.maybe(query);
    if (row === undefined) throw new Error("A row that must exist does not.");
    return row;
  }
  /** All rows in order, in batches, from one snapshot. At most one per transaction. */
  async *stream<Row>(query: Query<Row>, atOnce: number): AsyncGenerator<Row[]> {
    const { sql, parameters } = query.compile();
    await this.#send({ text: `declare stream no scroll cursor for ${sql}`, values: this.#bound(parameters) });
    for (;;) {
      const { rows } = await this.#send({ text: `fetch forward ${atOnce} from stream` });
      if (rows.length === 0) return;
      yield rows as Row[]; // The query was built with this row type.
    }
  }
  /** How many rows a change affected. */
  async run(query: Query<unknown>): Promise<number> {
    return (await this.#run(query.compile())).rowCount ?? 0;
  }
  /** Sends a change whose result nobody needs, and goes on. If it fails, so does the transaction. */
  send(query: Query<unknown>): void {
    watchSent(this.#client, this.#run(query.compile()));
  }
  /**
   * Gives every further statement of the transaction so many seconds, and the work between two of them as well, where a call may take longer
   * than others.
   */
  allow(seconds: number): void {
    const ms = seconds * 1_000;
    watchSent(
      this.#client,
      this.#send({
        text: "select set_config('statement_timeout', $1, true), set_config('idle_in_transaction_session_timeout', $1, true)",
        values: [`${ms}ms`],
      }),
    );
    this.#statementMs = ms;
  }
  /**
   * Gives every further statement of the transaction memory to sort and count a year's customers without writing to disk. If it fails, so does the
   * transaction; only a connection without a pipeline has to wait for it.
   */
  allowMemory(): Promise<unknown> {
    const sent = this.#send({ text: "set local work_mem = '64MB'" });
    watchSent(this.#client, sent);
    return sent;
  }
  /**
   * All rows of a background query over a whole business, with a time limit in minutes; the database keeps that limit for the rest of the
   * transaction. Nested-loop joins are off: the planner assumes a business of average size, and would look up each of many rows separately. So are
   * plain index scans: every index begins with the business, and the planner takes its rows to lie in the order of any of them.
   */
  async long<Row>(query: Query<Row>, minutes: number): Promise<Row[]> {
    const limit = minutes * 60_000;
    const limits = "select set_config('statement_timeout', $1, true), set_config('lock_timeout', $1, true)";
    await this.#send({ text: limits, values: [`${limit}ms`] });
    await this.#send({ text: "set local enable_nestloop = off; set local enable_indexscan = off" });
    const { sql: text, parameters } = query.compile();
    return (await this.#send({ text, values: this.#bound(parameters) }, limit)).rows as Row[]; // The query was built with this row type.
  }
  /** Compiles statements now and sends them together later; then only the database can fail. */
  ready(queries: readonly Query<unknown>[]): () => Promise<unknown> {
    const compiled = queries.map((query) => query.compile());
    return () => Promise.all(compiled.map((one) => this.#run(one)));
  }
  /** Waits for other transactions of this process with the same key, before the database makes it wait. */
  async serialize(key: string): Promise<void> {
    await lockKey(this.#client, key);
  }
  /**
   * Marks the business that the session or terminal lookup has selected. With versions, what it remembers is used; a call that changes it has
   * none, because it reads changes that nobody else sees yet. For a caller who sees only some points of sale the lookup has narrowed the
   * transaction, so what they read is nobody else's.
   */
  entered(businessId: string, versions: Versions | undefined, isNarrowed: boolean): void {
    this.#businessId = businessId;
    this.#isNarrowed = isNarrowed;
    const known = isNarrowed ? undefined : versions;
    this.#settings = known && settledOf(businessId, known.settings);
    this.#goodsState = known?.goods === undefined ? undefined : `${businessId} ${known.settings} ${known.goods}`;
  }
  /**
   * Reads what depends only on settings: on rows whose tables raise the settings version (`raise_settings_version`). The result is shared and
   * must not be changed. `key` names it within the business.
   */
  async settled<T>(key: string, read: () => Promise<T>): Promise<T> {
    const settings = this.#settings;
    if (!settings) return read();
    if (!settings.has(key)) settings.set(key, await read());
    return settings.get(key) as T; // Stored under its key by the same reader.
  }
  /** Reads once what depends only on settings, for a transaction that sees one snapshot throughout. */
  keepSettled(): void {
    this.#settings = new Map();
  }
  /**
   * Names the present items and prices of the business, for what is remembered of them: rows whose tables raise the version of goods
   * (`raise_goods_version`). Undefined for those who read them from the database.
   */
  get goodsState(): string | undefined {
    return this.#goodsState;
  }
  /** Whether the caller sees only some points of sale, and so only a part of each sum. */
  get isNarrowed(): boolean {
    return this.#isNarrowed;
  }
  /** The business that the transaction has selected. */
  get businessId(): string {
    if (this.#businessId === undefined) throw new Error("No business is selected.");
    return this.#businessId;
  }
  /** Adds an entity type to those that open screens load again after the commit, without an entry in the audit log. */
  announce(entityType: EntityType): void {
    this.#announced.add(entityType);
  }
  /** What was announced. */
  get announced(): readonly EntityType[] {
    return [...this.#announced];
  }
  /** Withholds all results until this promise is fulfilled, and fails like it. Statements are sent meanwhile. */
  withholdUntil(admitted: Promise<unknown>): void {
    this.#admitted = admitted;
  }
  /** Selects a business for the rest of the transaction. Only creating and switching businesses does this. */
  async enter(businessId: string): Promise<void> {
    // What somebody sees of one business says nothing about another.
    if (businessId !== this.#businessId) await this.seeAll();
    this.#businessId = businessId;
    // SET accepts no parameter; a distributed database passes on SET LOCAL but not set_config.
    await this.#send({ text: `set local app.business_id = ${this.#client.escapeLiteral(businessId)}` });
  }
  /** Selects the business of a person for the rest of the transaction, with the points of sale that they see. */
  async enterFor({
    businessId,
    personId,
    seenPos,
  }: Pick<Person, "businessId" | "personId" | "seenPos">): Promise<void> {
    await this.enter(businessId);
    this.#isNarrowed = seenPos.length > 0;
    if (this.#isNarrowed) await this.#send({ text: "select see_only($1, $2)", values: [seenPos, personId] });
  }
  /**
   * Shows the rest of the transaction every point of sale, where its caller sees only some: what they may change has been found, and what the
   * change has to take into account is the whole business.
   */
  async seeAll(): Promise<void> {
    if (!this.#isNarrowed) return;
    this.#isNarrowed = false;
    await this.#send({ text: "select see_all()" });
  }
  /** Adds a job that runs after this transaction commits, and not before `at`. A waiting job with the same `key` is replaced. */
  async job(
    task: string,
    payload: Record<string, unknown>,
    at: Date | null = null,
    key: string | null = null,
  ): Promise<void> {
    const text = "select add_job($1, $2::jsonb, run_at => $3, key => $4)";
    await this.#withJobs({ text, values: [task, JSON.stringify(payload), at, key] });
  }
  /** Adds a row that a job needs and that belongs to no business. It is stored with the job. */
  async addForJob(query: Query<unknown>): Promise<void> {
    const { sql: text, parameters } = query.compile();
    await this.#withJobs({ text, values: this.#bound(parameters) });
  }

  /** The queue and its tables lie on the coordinator of a cluster, so a transaction on another machine leaves the statement to the commit. */
  async #withJobs(statement: QueryConfig): Promise<void> {
    if (!queueJob(this.#client, statement)) await this.#send(statement);
  }

  #bound(parameters: readonly unknown[]): unknown[] {
    return boundParameters(parameters, this.#businessId);
  }

  #run(query: CompiledQuery) {
    const { sql: text, parameters } = query;
    const name = this.#nameOf(query, this.#client);
    return this.#send({ text, values: this.#bound(parameters), ...(name !== undefined && { name }) });
  }

  /** The driver has its own limit for each query, in case the connection goes silent. */
  async #send(statement: QueryConfig, limitMs = this.#statementMs) {
    sendTogether(this.#client);
    const limited: QueryConfig & { query_timeout?: number } =
      limitMs === undefined ? statement : { ...statement, query_timeout: limitMs };
    const sent = this.#client.query(limited);
    if (!this.#admitted) return sent;
    const [result] = await Promise.all([sent, this.#admitted]);
    return result;
  }
}
