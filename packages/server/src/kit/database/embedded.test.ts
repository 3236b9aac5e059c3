import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { DatabaseAddress } from "./address.ts";
import { connected } from "./connection.ts";
import { type EmbeddedDatabase, startEmbedded } from "./embedded.ts";

// Every test uses its own copy of one data directory that was created and shut down once, with production settings.

const isRoot = process.getuid?.() === 0;
let base: string;
let dataDir: string;
const running = new Set<{ stop(): Promise<unknown> }>();

/** Starts the database in this process and stops it after the test. */
async function start(folder = dataDir, reports: string[] = []): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir: folder, report: (line) => reports.push(line) });
  running.add(database);
  return database;
}

interface Report {
  address?: DatabaseAddress;
  refused?: string;
}

/** Starts the database in a separate process that a test may kill. */
async function startProcess(folder = dataDir): Promise<{ child: ChildProcess; report: Report }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "../../../test/run-embedded.ts"), folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  running.add({ stop: () => ended(child, "SIGTERM") });
  for await (const line of createInterface({ input: child.stdout })) {
    const report = JSON.parse(line) as Report; // Printed by run-embedded.ts.
    if (report.address || report.refused) return { child, report };
  }
  throw new Error("the process ended without a word");
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  await exit;
}

function postmasterPid(folder = dataDir): number {
  return Number(readFileSync(join(folder, "database/postmaster.pid"), "utf8").split("\n")[0]);
}

/** A zombie has ended although its process id is still in use: in test containers PID 1 may not reap. */
function isAlive(pid: number): boolean {
  if (process.platform !== "linux") return process.kill(pid, 0);
  return existsSync(`/proc/${pid}`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
}

/** Whether the pool works again with a postmaster other than the killed one. */
async function isBack(pool: pg.Pool, killed: number): Promise<boolean> {
  return await pool.query("select 1").then(
    () => postmasterPid() !== killed,
    () => false,
  );
}

/** A statement that computes without waiting, so it does not notice that its postmaster is gone. */
async function compute(address: DatabaseAddress): Promise<void> {
  const client = new pg.Client(address.owner);
  client.on("error", () => {});
  await client.connect();
  void client.query("select count(*) from generate_series(1, 1e11)").catch(() => {});
  await wait(100);
}

const keep = "create table if not exists stored (n int); insert into stored values (1)";
const storedRows = (address: DatabaseAddress) =>
  connected(
    address.owner,
    async (client) => (await client.query("select count(*)::int as n from stored")).rows[0].n as number,
  ); // count is never null.

describe.skipIf(process.env.DATABASE_URL)("the embedded database", () => {
  beforeAll(async () => {
    base = mkdtempSync(join(tmpdir(), "patron-embedded-"));
    chmodSync(base, 0o755);
    const made = await startEmbedded({ dataDir: join(base, "made"), report: () => {} });
    await connected(made.address.owner, (client) => client.query(keep));
    await made.stop();
  });
  afterAll(() => rmSync(base, { recursive: true, force: true }));

  let counter = 0;
  afterEach(async () => {
    for (const one of running) await one.stop();
    running.clear();
  });
  const copy = () => {
    dataDir = join(base, `copy${counter++}`);
    execFileSync("cp", ["-a", join(base, "made"), dataDir]);
  };

  test("is made durable, with checksums, in UTF-8 and without a TCP port", async () => {
    copy();
    const { address } = await start();
    const { rows } = await connected(address.owner, (client) =>
      client.query(
        `select name, setting from pg_settings where name in
         ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums', 'server_encoding', 'listen_addresses') order by name`,
      ),
    );
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      data_checksums: "on",
      fsync: "on",
      full_page_writes: "on",
      listen_addresses: "",
      server_encoding: "UTF8",
      synchronous_commit: "on",
    });
    const text = await connected(
      address.owner,
      (client) =>
        client.query(
          "create extension pg_trgm; select upper('їжак') as upper, show_trgm('їжак') <> '{}' as letters",
        ) as unknown as Promise<pg.QueryResult[]>, // Two statements, two results.
    );
    expect(text[1]?.rows).toEqual([{ upper: "ЇЖАК", letters: true }]);
    expect(statSync(join(dataDir, "secret")).mode & 0o777).toBe(0o600);
    expect(address.app.host).toBe(join(dataDir, "database"));
  });

  test("lets nobody in without the right password", async () => {
    copy();
    const { address } = await start();
    for (const config of [address.owner, address.app, { ...address.owner, user: "postgres" }]) {
      await expect(connected({ ...config, password: "wrong" }, async () => {})).rejects.toThrow(
        /password authentication failed/,
      );
    }
  });

  test("a second start on the directory is refused in one line and leaves the first alone", async () => {
    copy();
    const { address } = await start();
    const { child, report } = await startProcess();
    expect(report.refused).toMatch(
      new RegExp(`^Another Patron \\(process ${process.pid}, started .*\\) is using .*PATRON_DATA\\.$`),
    );
    await expect.poll(() => child.exitCode).toBe(1);
    await expect(startEmbedded({ dataDir, report: () => {} })).rejects.toThrow(/Another Patron/);
    expect(await storedRows(address)).toBe(1);
  });

  test("of several that start at the same moment, one gets the directory", async () => {
    copy();
    const all = await Promise.all([1, 2, 3, 4].map(() => startProcess()));
    const winners = all.flatMap(({ report }) => report.address ?? []);
    expect(winners).toHaveLength(1);
    for (const { report } of all) expect(report.refused ?? "Another Patron").toMatch(/^Another Patron/);
    expect(await storedRows(winners[0]!)).toBe(1);
  });

  test("starts again after our process was killed, and takes its orphan away", async () => {
    copy();
    const { child, report } = await startProcess();
    await connected(report.address!.owner, (client) => client.query(keep));
    const orphan = postmasterPid();
    await ended(child, "SIGKILL");
    expect(isAlive(orphan)).toBe(true);
    const reports: string[] = [];
    const { address } = await start(dataDir, reports);
    expect(reports.join()).toMatch(/Ended 1 database process/);
    expect(isAlive(orphan)).toBe(false);
    expect(await storedRows(address)).toBe(2);
  });

  test("starts again after our process and then the postmaster were killed, with a child left computing", async () => {
    copy();
    const { child, report } = await startProcess();
    await connected(report.address!.owner, (client) => client.query(keep));
    await compute(report.address!);
    await ended(child, "SIGKILL");
    process.kill(postmasterPid(), "SIGKILL");
    const reports: string[] = [];
    const { address } = await start(dataDir, reports);
    expect(reports.join()).toMatch(/Ended \d+ database process/);
    expect(await storedRows(address)).toBe(2);
  });

  test("comes back by itself within five seconds when the postmaster is killed, and pools reconnect", async () => {
    copy();
    const { address } = await start();
    await compute(address);
    const pool = new pg.Pool(address.app);
    pool.on("error", () => {});
    await pool.query("select 1");
    const killed = postmasterPid();
    process.kill(killed, "SIGKILL");
    await expect.poll(() => isBack(pool, killed), { interval: 20 }).toBe(true);
    await pool.end();
  });

  test("comes back by itself when a backend is killed", async () => {
    copy();
    const { address } = await start();
    const pool = new pg.Pool(address.app);
    pool.on("error", () => {});
    const { rows } = await pool.query("select pg_backend_pid() as pid");
    process.kill(rows[0].pid, "SIGKILL");
    await wait(50);
    await expect.poll(() => isBack(pool, 0), { interval: 20 }).toBe(true);
    await pool.end();
  });

  test("a pid file that names some other process, us for example, is no obstacle", async () => {
    copy();
    writeFileSync(
      join(dataDir, "database/postmaster.pid"),
      `${process.pid}\n${join(dataDir, "database")}\n1\n5432\n\n\n\nready   \n`,
    );
    expect(await storedRows((await start()).address)).toBe(1);
  });

  test("a copy of the directory can run beside the original", async () => {
    copy();
    const first = dataDir;
    const { address } = await start();
    copy();
    expect(dataDir).not.toBe(first);
    await start();
    expect(await storedRows(address)).toBe(1);
    expect(postmasterPid(first)).not.toBe(postmasterPid());
  });

  test("a path too long for a socket gets a short folder for it, the same one each time", async () => {
    copy();
    const long = join(base, "l".repeat(100));
    execFileSync("cp", ["-a", dataDir, long]);
    const one = await start(long);
    expect(await storedRows(one.address)).toBe(1);
    const folder = one.address.app.host!;
    expect(folder.length).toBeLessThan(80);
    await one.stop();
    const two = await start(long);
    expect(two.address.app.host).toBe(folder);
    await two.stop();
    rmSync(folder, { recursive: true });
    const three = await start(long);
    expect(await storedRows(three.address)).toBe(1);
    rmSync(three.address.app.host!, { recursive: true, force: true });
  });

  test("an initdb that was interrupted is thrown away", async () => {
    dataDir = join(base, "interrupted");
    mkdirSync(join(dataDir, "database.unfinished-1/base"), { recursive: true });
    const { address } = await start();
    await connected(address.owner, (client) => client.query(keep));
    expect(readdirSync(dataDir).filter((name) => name.includes("unfinished"))).toEqual([]);
  });

  test("files of another major version and a lost secret are refused", async () => {
    copy();
    writeFileSync(join(dataDir, "database/PG_VERSION"), "17\n");
    await expect(start()).rejects.toThrow(/is of PostgreSQL 17, this Patron brings 18/);
    copy();
    rmSync(join(dataDir, "secret"));
    await expect(start()).rejects.toThrow(/secret is missing/);
  });

  test("files that do not start are refused with PostgreSQL's last words", async () => {
    copy();
    rmSync(join(dataDir, "database/global/pg_control"));
    await expect(start()).rejects.toThrow(/PostgreSQL did not start .*pg_control/);
  });

  test.runIf(isRoot)("as root, a directory that the unprivileged user cannot reach is refused", async () => {
    const closed = join(base, "closed");
    mkdirSync(closed, { mode: 0o700 });
    await expect(start(join(closed, "data"))).rejects.toThrow(/cannot reach .*set PATRON_DATA/);
  });

  test("a directory that cannot be written to is refused", async () => {
    await expect(start(join(base, "made/secret/data"))).rejects.toThrow(
      /^Cannot write to the data directory .*PATRON_DATA/,
    );
  });
});
