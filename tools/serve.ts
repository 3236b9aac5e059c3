import { once } from "node:events";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { DemoLogin } from "../packages/demo/src/ensure-demo.ts";
import type { DatabaseAddress } from "../packages/server/src/kit/database/address.ts";
import { StartRefused } from "../packages/server/src/kit/database/start-refused.ts";
import { readSettings, type Settings } from "../packages/server/src/kit/env.ts";
import type { ServerStart } from "../packages/server/src/kit/processes/messages.ts";
import type { Serving } from "../packages/server/src/kit/processes/primary.ts";
import { builtWeb } from "./build-web.ts";
import { dataDirectory, root } from "./data-directory.ts";
import { openDatabase } from "./database.ts";
import { startMessage } from "./operator/start-message.ts";
import { refuse } from "./refusal.ts";

// `npm start`: database, migrations, web app, server; then the address to open. Development starts it without the web app, a container with the
// one that was built with its image: `--web <folder>`.

type StartServer = (start: ServerStart) => Promise<Serving>;

const closers: (() => Promise<void>)[] = [];
let isStopping = false;

try {
  const dataDir = dataDirectory();
  const { port, host, processes, drainSeconds, placesFile } = settings(dataDir);
  const withWeb = !process.argv.includes("--without-web");
  const withDemo = process.argv.includes("--demo");
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void shutDown(0));
  // The launcher holds the other end of the channel, so this detects that it was killed.
  process.on("disconnect", () => void shutDown(0));

  await tryPort(port, host).catch(explainPort);
  if (placesFile) await tryPlaces(placesFile);
  // Loaded while the database starts, and not before, because loading blocks everything else. A build of the web app is a process of its own.
  let loading: Promise<[webDist: string | undefined, startServer: StartServer]> | undefined;
  const load = () => {
    loading ??= Promise.all([
      withWeb ? (imagesWeb() ?? builtWeb(console.log)) : undefined,
      processes === 1 ? oneProcess() : severalProcesses(processes),
    ]);
    // It is awaited once the database is open. A failure before that would end the process without the message below.
    loading.catch(() => {});
    return loading;
  };
  const database = await openDatabase(console.log, load);
  closers.unshift(database.stop);
  const demoLogin = withDemo ? await demoIn(database.address, dataDir) : undefined;
  const [webDist, startServer] = await load();
  const server = await startServer({ address: database.address, webDist, port, host, dataDir }).catch(explainPort);
  const longestMs = drainSeconds * 1_000 + 15_000;
  closers.unshift(() => Promise.race([server.close(), wait(longestMs, undefined, { ref: false })]));
  const isNew = await server.isNew();
  const data = process.env.DATABASE_URL ? "in the database of DATABASE_URL" : `in ${dataDir}`;
  const { mailbox } = settings(dataDir);
  console.log(startMessage({ url: server.url, isNew, data, mailbox, demoLogin }));
} catch (error) {
  await shutDown(undefined);
  refuse(error);
}

function imagesWeb(): Promise<string> | undefined {
  const at = process.argv.indexOf("--web");
  const folder = at === -1 ? undefined : process.argv[at + 1];
  return folder === undefined ? undefined : Promise.resolve(resolve(folder));
}

async function oneProcess(): Promise<StartServer> {
  return (await import("../packages/server/src/main.ts")).startServer;
}

/** The processes load the server from here on; this one does not load it at all. */
async function severalProcesses(count: number): Promise<StartServer> {
  const { Primary } = await import("../packages/server/src/kit/processes/primary.ts");
  const primary = new Primary(join(root, "packages/server/src/server-process.ts"), count, console.log);
  return (start) => primary.serve(start);
}

function settings(dataDir: string): Settings {
  try {
    return readSettings(process.env, dataDir);
  } catch (error) {
    throw new StartRefused(error instanceof Error ? error.message : String(error));
  }
}

/** Opens the file of places, so that another file is reported at once and not with the first list of sessions. */
async function tryPlaces(path: string): Promise<void> {
  const { openPlaces } = await import("../packages/server/src/adapters/places.ts");
  await openPlaces(path).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartRefused(`PATRON_PLACES_FILE must be a file of places in MaxMind's format, not "${path}": ${reason}`);
  });
}

/** Binds the port for a moment, so a port in use is reported before anything is prepared. */
async function tryPort(port: number, host: string): Promise<void> {
  const probe = createServer();
  probe.listen(port, host);
  await once(probe, "listening");
  probe.close();
  await once(probe, "close");
}

function explainPort(error: unknown): never {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const { port, host } = settings("");
  if (code === "EADDRINUSE")
    throw new StartRefused(`Port ${port} is in use. Stop the other program, or choose another port with PATRON_PORT.`);
  if (code === "EACCES")
    throw new StartRefused(`Port ${port} needs administrator rights. Choose a port above 1023 with PATRON_PORT.`);
  if (code === "EADDRNOTAVAIL")
    throw new StartRefused(`${host} is not an address of this machine. Set PATRON_HOST to one that is.`);
  throw error;
}

/** The server first, so its last requests still find the database. A second signal (Ctrl-C arrives twice) is ignored. */
async function shutDown(code: number | undefined): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  for (const close of closers) await close().catch((error: unknown) => console.error(error));
  if (code !== undefined) process.exit(code);
}

/** Loaded lazily: a start without a demo does not need it. */
async function demoIn(address: DatabaseAddress, dataDir: string): Promise<DemoLogin> {
  const { ensureDemo } = await import("../packages/demo/src/ensure-demo.ts");
  return ensureDemo({ address, dataDir, password: process.env.PATRON_DEMO_PASSWORD, report: console.log });
}
