import type { FromProcess, ToProcess } from "#kit/processes/messages.ts";
import { sharedCounter } from "#kit/processes/shared-counter.ts";
import { type RunningServer, startServer } from "./main.ts";

// One of several server processes behind one port. It does what the primary sends; when the primary ends, node:cluster ends it too.

// Ctrl-C reaches every process of the terminal, but the primary stops them in order.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});

const send = (message: FromProcess) => void process.send?.(message, undefined, undefined, () => {});
const { counter, counted } = sharedCounter((address) => send({ type: "count", address }));
let server: Promise<RunningServer> | undefined;

process.on("message", (message: ToProcess) => {
  if (message.type === "counted") counted(message.address, message.count);
  else handle(message).catch(fail);
});

async function handle(message: Exclude<ToProcess, { type: "counted" }>): Promise<void> {
  if (message.type === "serve") {
    server = startServer(message.start, { processes: message.processes, counter });
    const { url, isNew } = await server;
    send({ type: "ready", url, isNew: await isNew() });
  } else if (message.type === "run jobs") {
    (await server)?.runJobs();
  } else if (message.type === "changes missed") {
    (await server)?.changesMissed();
  } else {
    await (await server)?.close();
    process.exit(0);
  }
}

/** The process ends only when the message is on its way. */
function fail(error: unknown): void {
  const code = error instanceof Error && "code" in error ? String(error.code) : undefined;
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.send?.({ type: "failed", message, code } satisfies FromProcess, undefined, undefined, () => process.exit(1));
}
