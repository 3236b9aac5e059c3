import pg from "pg";

/** A statement that the coordinator sent to a worker, for one transaction of a client. */
export interface SentOn {
  transaction: string;
  worker: string;
  /** Without the numbers of shards, so that the tasks of one statement have the same text. */
  text: string;
  shards: number[];
}

const seen: SentOn[] = [];
/** The transaction that a connection of the coordinator to a worker belongs to. */
const transactions = new Map<string, string>();
let keeping = false;

/** A statement that a machine did itself for a connection of the server, with the port of the machine. */
export interface Done {
  port: number;
  text: string;
}
const done: Done[] = [];
/** What machines did themselves since the last call. */
export function takeDone(): Done[] {
  return done.splice(0);
}

const { emit } = pg.Client.prototype;
pg.Client.prototype.emit = function watched(this: pg.Client, event: string | symbol, ...args: unknown[]) {
  if (event === "notice" && keeping) note(this, args[0] as { message?: string; detail?: string }); // The driver passes one.
  return Reflect.apply(emit, this, [event, ...args]);
} as typeof emit;

/** Starts to keep what is sent on or done. */
export function keepSentOn(): void {
  keeping = true;
}

/** What was sent on since the last call. */
export function takeSentOn(): SentOn[] {
  return seen.splice(0);
}

function note(client: pg.Client, { message = "", detail = "" }: { message?: string; detail?: string }): void {
  const itself = /^executing the command locally: ([\s\S]*)$/.exec(message)?.[1];
  if (itself !== undefined) done.push({ port: client.port, text: withoutShards(itself) });
  const command = /^issuing ([\s\S]*)$/.exec(message)?.[1];
  const [, worker, connection] = /^on server \S+@(\S+) connectionId: (\d+)/.exec(detail) ?? [];
  if (command === undefined || worker === undefined) return;
  // The numbers of connections are those of one session at the coordinator.
  const key = `${(client as unknown as { processID: number }).processID}/${connection}`; // The driver's own field, which its types leave out.
  const begun = /assign_distributed_transaction_id\((\d+, \d+)/.exec(command)?.[1];
  if (begun !== undefined) transactions.set(key, begun);
  const transaction = transactions.get(key) ?? key;
  const shards = [...command.matchAll(/\bpublic\."?[a-z_]+?_(\d{6,})"?/g)].map(([, id]) => Number(id));
  seen.push({ transaction, worker, text: withoutShards(command), shards: [...new Set(shards)] });
}

const withoutShards = (text: string) => text.replaceAll(/\b([a-z_]+?)_\d{6,}\b/g, "$1");
