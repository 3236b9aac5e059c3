import { createServer } from "node:http";

/** A square of a map. */
const tile = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mPc3t7+HwAGrQLS2Z4tAwAAAABJRU5ErkJggg==",
  "base64",
);

/** A server of map tiles, all the same. */
export async function startTiles(): Promise<{ url: string; stop(): void }> {
  const server = createServer((_, response) => response.writeHead(200, { "content-type": "image/png" }).end(tile));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
