import { connect, createServer, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { afterAll } from "vitest";

/**
 * The state of a connection between server and database: `reset` refuses and cuts; `silent` drops everything, and a silent connection stays
 * so, as behind a firewall that forgot it; `slow` delays responses by half a second; `sliced` splits them into pieces of one kilobyte.
 */
export type LinkState = "clear" | "reset" | "silent" | "slow" | "sliced";

/** The outcome of a commit: never delivered, delivered with its response lost, or cut off on its way. */
export type Loss = "undelivered" | "unanswered" | "unknown";

export interface DatabaseProxy {
  port: number;
  turn(weather: LinkState): void;
  /** Called at each commit of the app role: how to lose it, if at all. */
  onCommit: (() => Loss | undefined) | undefined;
}

interface Link {
  near: Socket;
  far: Socket;
  isSilent: boolean;
  /** Whether it belongs to the app role, known from its first bytes. */
  isApp: boolean;
  /** The response to a commit is to be dropped. */
  isLosing: boolean;
}

const lateMs = 500;
const sliceBytes = 1_024;
/** The message that a driver sends: type, length including itself, text. */
const commit = Buffer.from("Q\0\0\0\x0bcommit\0");
/** The database's response: type, length including itself, text. */
const committed = Buffer.from("C\0\0\0\x0bCOMMIT\0");

/** A proxy in front of a database, for one test file. It knows just enough of the protocol to find a commit. */
export async function startProxy({ host = "127.0.0.1", port = 5432 }: pg.PoolConfig): Promise<DatabaseProxy> {
  const target = host.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const links = new Set<Link>();
  let weather: LinkState = "clear";
  const server = createServer((near) => {
    if (weather === "reset") return near.resetAndDestroy();
    const far = connect(target);
    const link: Link = { near, far, isSilent: weather === "silent", isApp: false, isLosing: false };
    links.add(link);
    for (const socket of [near, far]) socket.setNoDelay(true).on("error", () => {});
    const [up, down] = [pipeTo(far, () => 0), pipeTo(near, () => (weather === "slow" ? lateMs : 0))];
    near.on("data", (bytes: Buffer) => {
      link.isApp ||= bytes.includes("user\0patron_app\0");
      const loss = link.isApp && bytes.includes(commit) ? proxy.onCommit?.() : undefined;
      if (loss) lose(link, loss, bytes);
      else if (!link.isSilent) up(bytes, weather === "sliced");
    });
    far.on("data", (bytes: Buffer) => {
      if (link.isLosing) {
        // Statements sent with a commit are answered first: only then is the commit known to be delivered.
        if (bytes.includes(committed)) cut(link);
      } else if (!link.isSilent) down(bytes, weather === "sliced");
    });
    near.once("close", () => {
      // On a silent connection neither side learns that the other has gone.
      if (!link.isSilent) end(link);
    });
    far.once("close", () => {
      if (!link.isSilent) end(link);
    });
  });
  const end = (link: Link) => {
    links.delete(link);
    link.near.destroy();
    link.far.destroy();
  };
  const proxy: DatabaseProxy = {
    port: 0,
    onCommit: undefined,
    turn(next) {
      weather = next;
      if (next === "silent") for (const link of links) link.isSilent = true;
      if (next === "reset") for (const link of links) cut(link);
    },
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  proxy.port = typeof address === "object" && address ? address.port : 0;
  afterAll(async () => {
    for (const link of links) end(link);
    await new Promise((resolve) => server.close(resolve));
  });
  return proxy;
}

/** The same login through the proxy. */
export function proxyTo(proxy: DatabaseProxy, config: pg.PoolConfig): pg.PoolConfig {
  return { ...config, host: "127.0.0.1", port: proxy.port };
}

/** Writes in order, with the delay and pieces of the state when the bytes arrived. */
function pipeTo(socket: Socket, lateness: () => number): (bytes: Buffer, isSliced: boolean) => void {
  let written = Promise.resolve();
  return (bytes, isSliced) => {
    const due = performance.now() + lateness();
    written = written.then(async () => {
      const left = due - performance.now();
      if (left > 0) await wait(left);
      const size = isSliced ? sliceBytes : bytes.length;
      for (let at = 0; at < bytes.length; at += size) {
        socket.write(bytes.subarray(at, at + size));
        if (isSliced) await wait(1);
      }
    });
  };
}

function lose(link: Link, loss: Loss, bytes: Buffer): void {
  if (loss === "unanswered") link.isLosing = true;
  if (loss !== "undelivered") link.far.write(bytes);
  if (loss !== "unanswered") cut(link);
}

/** The server's side gets a reset, the database's side an end after everything written. */
function cut({ near, far }: Link): void {
  near.resetAndDestroy();
  far.destroySoon();
}
