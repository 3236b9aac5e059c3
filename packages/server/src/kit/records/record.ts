import type { EntityType } from "@patron/contract/enums";
import { type AnyCall, Failure, type FailureOf, type PathOf, type ReplyOf } from "@patron/contract/kit";
import type { Insertable, Updateable } from "kysely";
import type { Query } from "../database/rows.ts";
import type { DB } from "../database/tables.ts";
import { newId } from "../id.ts";
import type { Context, Handler } from "../implement.ts";
import { personOf } from "../who.ts";
import { addRow, endRow, type RecordTable, saveRow } from "./record-rows.ts";
import { refuseStale } from "./stale.ts";

/** The calls of a group that every record has. */
interface RecordCalls {
  get: AnyCall;
  add: AnyCall;
  change: AnyCall;
}
type Stored = { id: string; version: number };
/** Columns that the record sets itself. */
type Stamp = "id" | "business_id" | "created_dt" | "modified_dt" | "version";
type Answer<Value> = Value | Failure | Promise<Value | Failure>;
type Refusal = undefined | Failure | Promise<undefined | Failure>;

/**
 * How an entity is read, changed and presented. Hooks fail with their context's `fail`, which accepts only the errors of their own call.
 */
interface RecordDefinition<G extends RecordCalls, T extends RecordTable, Row extends Stored> {
  entityType: EntityType;
  table: T;
  /** The path parameter that holds the id. */
  id: keyof PathOf<G["get"]> & string;
  /** The error for an id that the business does not have. */
  missing: FailureOf<G["get"]> & FailureOf<G["change"]>;
  /** One record, restricted by the rest of its path, such as its programme. */
  read(id: string, path: PathOf<G["add"]>): Query<Row>;
  /** The same, locked until the end of the transaction. */
  lock(id: string, path: PathOf<G["add"]>): Query<Row>;
  present(row: Row): ReplyOf<G["get"]>;
  /** Fails if the path leads through something that does not exist, such as another programme. */
  within?(context: Pick<Context<G["add"]>, "path" | "tenant" | "fail">): Refusal;
  /** The columns of a new record, or a failure. */
  add(context: Context<G["add"]>): Answer<Omit<Insertable<DB[T]>, Stamp>>;
  /** The columns to change, or a failure. */
  change(context: Context<G["change"]>, row: Row): Answer<Omit<Updateable<DB[T]>, Stamp>>;
  /** Writes data of a new or changed record to other tables, after the record itself. */
  saved?(context: Context<G["add"]> | Context<G["change"]>, id: string, isNew: boolean): Refusal;
}

/** The kit handles every call through the widest context; handlers are typed where they are returned. */
type Any = Context<AnyCall>;
type Requested = Pick<Any, "path" | "tenant"> & { fail(code: never): Failure };
type Show<Row> = (row: Row) => object;

/**
 * Handlers of an entity's calls. Locking, not found, stale version, storing, history and response are the same for all of them. Calls about
 * a part of the record, such as its links, use `showing` and `changing`, deletion uses `removing`, its picture `pictures`; any other
 * handler begins with `locked`.
 */
export function recordOf<G extends RecordCalls, T extends RecordTable, Row extends Stored>(
  _calls: G,
  definition: RecordDefinition<G, T, Row>,
): EntityRecord<G, T, Row> {
  return new EntityRecord(definition);
}

class EntityRecord<G extends RecordCalls, T extends RecordTable, Row extends Stored> {
  readonly #is: RecordDefinition<G, T, Row>;
  readonly #show: Show<Row>;
  constructor(definition: RecordDefinition<G, T, Row>) {
    this.#is = definition;
    this.#show = definition.present as Show<Row>; // An entity's response is an object.
  }

  /** Handlers of `get`, `add` and `change`. */
  get handlers(): { [K in "get" | "add" | "change"]: Handler<G[K]> } {
    const get = this.showing(this.#show);
    const add = (context: Any) => this.#add(context);
    const change = async (context: Any) => {
      const row = await this.#current(context);
      const columns = await this.#is.change(context as Context<G["change"]>, row);
      if (columns instanceof Failure) return columns;
      return this.#store(context, row, columns, this.#show, this.#is.saved);
    };
    return { get, add, change } as { [K in "get" | "add" | "change"]: Handler<G[K]> }; // By the definition's own types.
  }
  /** Handles a call that returns the record, a part of it, or related data. */
  showing<C extends AnyCall>(view: (row: Row, context: Context<C>) => Answer<ReplyOf<C>>): Handler<C> {
    return async (context) => {
      const { tenant, fail } = context as Any;
      await this.#refuseOutside(context as Any);
      const row = await tenant.maybe(this.#is.read(...this.#at(context as Any)));
      return row ? view(row, context) : fail(this.#is.missing);
    };
  }
  /** Handles a call that changes a part of the record or related data. It may set no columns; the version is incremented anyway. */
  changing<C extends AnyCall>(
    call: C,
    columns: (context: Context<C>, row: Row) => Answer<Omit<Updateable<DB[T]>, Stamp>>,
    view: (row: Row) => ReplyOf<C> & object,
  ): Handler<C> {
    return async (context) => {
      const row = await this.#current(context as Any, call);
      const change = await columns(context, row);
      return change instanceof Failure ? change : this.#store(context as Any, row, change, view);
    };
  }
  /** Handles a call that removes the record, unless `refuse` fails. */
  removing<C extends AnyCall>(call: C, refuse?: (context: Context<C>, row: Row) => Refusal): Handler<C> {
    return async (context) => {
      const row = await this.#current(context as Any, call);
      const refused = await refuse?.(context, row);
      if (refused) return refused;
      await context.tenant.run(endRow(this.#is.table, row.id));
      context.changed({ entityType: this.#is.entityType, id: row.id, before: this.#show(row) });
      return { done: true } as ReplyOf<C>; // The response of every call that removes something.
    };
  }
  /** Handles the calls that store and remove the record's picture, whose key is in a column. */
  pictures(column: keyof DB[T] & string) {
    const put = async (context: Any, key: (businessId: string) => Promise<string | null>) => {
      const row = await this.locked(context);
      return this.#store(context, row, { [column]: await key(personOf(context.who).businessId) }, this.#show);
    };
    return {
      store: ((context) => put(context, (id) => context.files.addPicture(id, context.image))) as Handler<AnyCall>,
      remove: ((context) => put(context, async () => null)) as Handler<AnyCall>,
    };
  }
  /** The record of a call's path, locked until the end of the transaction; fails if it does not exist. */
  async locked(context: Requested): Promise<Row> {
    await this.#refuseOutside(context);
    const { tenant, fail } = context as Any; // Its call declares the record's absence.
    const row = await tenant.maybe(this.#is.lock(...this.#at(context)));
    if (!row) throw fail(this.#is.missing);
    return row;
  }

  /** The locked record, with a version check if the call declares it. */
  async #current(context: Any, call?: AnyCall): Promise<Row> {
    const row = await this.locked(context);
    if (!call || (call.errors as readonly string[]).includes("conflict.stale")) refuseStale(context, row); // AnyCall widens it.
    return row;
  }
  async #add(context: Any): Promise<object | Failure> {
    const { tenant, now } = context;
    const { table, entityType, saved, read } = this.#is;
    await this.#refuseOutside(context);
    const columns = await this.#is.add(context as Context<G["add"]>);
    if (columns instanceof Failure) return columns;
    const id = (context.body as { id?: string }).id ?? newId(); // The body of a new record may contain its id.
    const row = { ...columns, id, created_dt: now, modified_dt: now };
    await tenant.run(addRow(table, row as unknown as Insertable<DB[T]>)); // The query compiler adds the business.
    const refused = await saved?.(context as Context<G["add"]>, id, true);
    if (refused) return refused;
    const added = this.#show(await tenant.one(read(id, this.#at(context)[1])));
    context.changed({ entityType, id, after: added });
    return added;
  }
  /** Stores columns of a locked record and returns the result. */
  async #store<V extends object>(
    context: Any,
    row: Row,
    columns: object,
    view: (row: Row) => V,
    saved?: RecordDefinition<G, T, Row>["saved"],
  ): Promise<V | Failure> {
    const { tenant, now } = context;
    const { table, entityType, read } = this.#is;
    await tenant.run(saveRow(table, row.id, columns as Updateable<DB[T]>, now)); // By the definition's own types.
    const refused = await saved?.(context as Context<G["change"]>, row.id, false);
    if (refused) return refused;
    const after = view(await tenant.one(read(row.id, this.#at(context)[1])));
    context.changed({ entityType, id: row.id, before: view(row), after });
    return after;
  }
  async #refuseOutside(context: Requested): Promise<void> {
    const refused = await this.#is.within?.(context as Context<G["add"]>);
    if (refused) throw refused;
  }
  /** The path of a call about the record has its id and everything that the path of `add` has. */
  #at({ path }: Pick<Requested, "path">): [id: string, path: PathOf<G["add"]>] {
    return [(path as Record<string, string>)[this.#is.id] ?? "", path as PathOf<G["add"]>];
  }
}
