import { connect, createServer, type Socket } from "node:net";
import { afterAll, inject } from "vitest";

/** The line to the run's server. Cut, it is the server that is away, and the browser does not know. */
export interface Line {
  /** The server's address by this line, without a trailing slash. */
  url: string;
  /** Ends every connection and refuses new ones. */
  cut(): void;
  mend(): void;
}

/** Starts a line, for one test file. */
export async function startLine(): Promise<Line> {
  const { hostname, port } = new URL(inject("url"));
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return near.resetAndDestroy();
    const far = connect(Number(port), hostname);
    const pair = [near, far] as const;
    for (const socket of pair) {
      sockets.add(socket);
      // Either end may reset its half.
      socket
        .on("error", () => {})
        .once("close", () => {
          sockets.delete(socket);
          for (const one of pair) one.destroy();
        });
    }
    near.pipe(far).pipe(near);
  });
  const own = await new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  afterAll(() => {
    cut();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${own}`,
    cut,
    mend() {
      isCut = false;
    },
  };
}
