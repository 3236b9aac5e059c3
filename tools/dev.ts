import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "./data-directory.ts";

// `npm run dev`: the server, restarted when one of its files changes, and Vite, which proxies calls to it.
const children: ChildProcess[] = [
  run(root, ["--watch", "--watch-preserve-output", "tools/start.mjs", "--without-web"]),
  run(join(root, "packages/web"), [join(root, "node_modules/vite/bin/vite.js"), "--configLoader", "native"]),
];

function run(cwd: string, args: string[]): ChildProcess {
  // `--watch` sees the files of one process only.
  const env = { ...process.env, PATRON_PROCESSES: "1" };
  const child = spawn(process.execPath, args, { cwd, env, stdio: "inherit" });
  child.once("exit", (code) => stop(code ?? 1));
  return child;
}

function stop(code: number): void {
  process.exitCode = code;
  for (const child of children) child.kill("SIGTERM");
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stop(0));
process.on("disconnect", () => stop(0));
