import cluster from "node:cluster";
import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { closeUntaken } from "../src/kit/processes/close-untaken.ts";

// A process is killed while it is too busy to take a connection. Reports whether the client notices.

if (cluster.isPrimary) {
  const worker = cluster.fork();
  closeUntaken(worker);
  const [{ port }] = await once(worker, "listening");
  // A second listener, or the port would close with the only process, and the connection with it.
  await once(cluster.fork(), "listening");
  worker.send("be busy");
  await once(worker, "message");
  // They go to the processes in turn.
  const sockets = [connect(port, "127.0.0.1"), connect(port, "127.0.0.1")];
  const closed = sockets.map((socket) =>
    once(
      socket.on("error", () => {}),
      "close",
    ),
  );
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  await wait(200);
  worker.process.kill("SIGKILL");
  await Promise.race([...closed, wait(5_000).then(() => process.exit(1))]);
  process.exit(0);
} else {
  createServer((_, response) => response.end()).listen(0, "127.0.0.1");
  process.once("message", () => {
    process.send?.("busy");
    setImmediate(() => {
      for (const until = Date.now() + 20_000; Date.now() < until; );
    });
  });
}
